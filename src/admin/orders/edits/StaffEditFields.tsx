import { BILLING_FIELDS, billingFormValues } from '#domain/customer/billing.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import { returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { editWords } from '#text/orders/order-edits.ts';
import { words as checkoutWords } from '#text/shop/checkout.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { AddressInputs } from './AddressInputs.tsx';

interface StaffEditFieldsProps {
  form: Form;
  order: Order;
  what: EditName;
}

const { business } = checkoutWords;
const PARTS = Object.keys(BILLING_FIELDS) as (keyof typeof BILLING_FIELDS)[];

/** The fields of a change of an order, filled in. */
export function StaffEditFields({ form, order, what }: StaffEditFieldsProps) {
  switch (what) {
    case 'address':
      return <AddressInputs form={form} address={order.address} />;
    case 'pieces':
      return (
        <Field form={form} name="pieces" label={editWords.item} options={piecesOptions(order)} />
      );
    case 'billing':
      return <BillingInputs form={form} order={order} />;
  }
}

interface BillingInputsProps {
  form: Form;
  order: Pick<Order, 'gstin' | 'billing'>;
}

function BillingInputs({ form, order: { gstin, billing } }: BillingInputsProps) {
  const values = billing ? billingFormValues(billing) : {};
  return (
    <>
      <Field form={form} name="gstin" label={business.label} defaultValue={gstin} />
      {PARTS.map((part) => (
        <Field
          key={part}
          form={form}
          name={BILLING_FIELDS[part]}
          label={business.fields[part]}
          {...(part === 'line2' && { optional: business.optional })}
          defaultValue={values[BILLING_FIELDS[part]] ?? ''}
        />
      ))}
    </>
  );
}

/** Every line with each number of pieces that it can lose. */
function piecesOptions(order: Order): readonly { value: string; label: string }[] {
  const options = order.lines.flatMap(({ title }, index) => {
    const line = index + 1;
    return Array.from({ length: returnablePieces(order, line) }, (_, pieces) => ({
      value: `${line}-${pieces + 1}`,
      label: `${pieces + 1} × ${title}`,
    }));
  });
  return [{ value: '', label: editWords.chooseItem }, ...options];
}
