import { useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/cart/cart-limits.ts';
import { checkNewOrder } from '#domain/checkout/staff-order.ts';
import { PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import type { Product } from '#domain/product/product.ts';
import { staffEditWords } from '#text/admin/orders/order-edits.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { inWords } from '#text/site/forms.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { AddressInputs } from '../edits/AddressInputs.tsx';
import { methodLabel } from './method-label.ts';
import { type PickedLine, PickedLines } from './PickedLines.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { PricedOrder } from './PricedOrder.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { type OrderDetails, useNewOrder } from './use-new-order.ts';

const METHODS = PAYMENT_METHODS.map((value) => ({
  value,
  label: methodLabel(value),
}));

interface NewOrderFormProps {
  onAnother: () => void;
}

/** Products, customer and payment of a new order; then its price, which is confirmed. */
export function NewOrderForm({ onAnother }: NewOrderFormProps) {
  const [lines, setLines] = useState<readonly PickedLine[]>([]);
  const order = useNewOrder();
  const review = useRef<HTMLDivElement>(null);
  const form = useForm<OrderDetails>({
    check: (typed) => inWords(checkNewOrder(typed), staffEditWords.faults),
    async send(details) {
      if (lines.length === 0) return { problem: own.addProduct };
      const draft = {
        ...details,
        gstin: '',
        billing: null,
        lines: lines.map(({ product: { slug }, quantity }) => ({ slug, quantity })),
      };
      const problem = await order.price(draft);
      return problem === '' ? null : { problem };
    },
  });
  const { priced, placed } = order;
  useUnsaved(placed === null && (form.unsent || lines.length > 0));
  // The button that had the focus is hidden with the form.
  useEffect(() => {
    if (priced || placed) review.current?.focus();
  }, [priced, placed]);

  function pick(product: Product): void {
    setLines((before) => {
      const { slug, stock } = product;
      const most = Math.min(MAX_QUANTITY, stock);
      return before.some((line) => line.product.slug === slug)
        ? before.map((line) =>
            line.product.slug === slug
              ? { product, quantity: Math.min(most, line.quantity + 1) }
              : line,
          )
        : [...before, { product, quantity: 1 }];
    });
  }

  return (
    <>
      {/* Kept with what was typed while its price is shown. */}
      <div hidden={priced !== null || placed !== null}>
        <section className="mb-8">
          <h2 className="mb-3 text-xl">{own.products}</h2>
          <PickedLines lines={lines} onChange={setLines} />
          <ProductPicker onPick={pick} />
        </section>
        <form {...form.props} aria-label={own.customer} className="max-w-xl space-y-4">
          <h2 className="text-xl">{own.customer}</h2>
          <EmailField form={form} label={own.email} autoComplete="off" hint={own.emailHint} />
          <AddressInputs form={form} address={null} />
          <Field form={form} name="method" label={own.method} options={METHODS} />
          <Field form={form} name="coupon" label={own.coupon} optional={own.optional} />
          <FormProblem form={form} />
          <Button type="submit" aria-disabled={form.pending}>
            {form.pending ? own.pricing : own.price}
          </Button>
        </form>
      </div>
      <div ref={review} tabIndex={-1} className="max-w-xl outline-none">
        {placed ? (
          <PlacedOrder placed={placed} onAnother={onAnother} />
        ) : (
          priced && <PricedOrder order={order} priced={priced} lines={lines} />
        )}
      </div>
    </>
  );
}
