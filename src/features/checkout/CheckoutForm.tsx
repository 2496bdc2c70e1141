import { type ReactNode, useRef, useState } from 'react';
import { addressDraftOf } from '#domain/customer/address.ts';
import { checkDetails, type CheckoutDetails } from '#domain/checkout/checkout-details.ts';
import { DEFAULT_METHOD, type PaymentMethod } from '#domain/checkout/payment-method.ts';
import { pinCode } from '#domain/customer/region.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { addAddress } from '#data/account/addresses.ts';
import { changeInCart, removeFromCart } from '#data/cart/cart.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { words } from '#text/en/shop/checkout.ts';
import { inWords } from '#text/en/site/forms.ts';
import { type Form, formValues, type FormValues, useForm } from '#ui/form/use-form.ts';
import { AddressPart, type AddressValues } from './address/AddressPart.tsx';
import { BookDialog, type OpenAddress, type RenderAddressForm } from './address/BookDialog.tsx';
import { cartRefusal } from './order/cart-refusal.ts';
import { ContactPart } from './ContactPart.tsx';
import { BusinessFields } from './address/BusinessFields.tsx';
import { MethodChoice } from './payment/MethodChoice.tsx';
import { RefusalNote, type RecoveryActions } from './order/RefusalNote.tsx';
import { Review } from './summary/Review.tsx';
import { SummaryFold } from './summary/SummaryFold.tsx';
import { sumsOf } from './summary/sums.ts';
import { SubmissionErrorNote } from './order/SubmissionErrorNote.tsx';
import { destinationOf, initialAddress, wantsAddressSaved } from './address-values.ts';
import { useBook } from './address/use-book.ts';
import { useCoupon } from './summary/use-coupon.ts';
import type { Line } from './summary/use-lines.ts';
import { type SubmittedOrder, useOrder, type OrderInput } from './order/use-order.ts';

/** Props of the checkout form. The page passes the account's address forms, so that both use the same ones. */
export interface CheckoutFormProps {
  customer: SessionUser | null;
  lines: readonly Line[];
  settings: StoreSettings;
  /** Empty if none is stored. */
  rememberedPin: string;
  onPlaced: (order: SubmittedOrder) => void;
  renderAddressFields: (form: Form, initial: AddressValues) => ReactNode;
  renderAddressForm: RenderAddressForm;
}

const FIELD_MESSAGES = { gstin: { choice: words.business.wrong } };

/** The checkout form and the order button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { customer, lines, settings, rememberedPin, onPlaced } = props;
  const owner = customer?.uid ?? '';
  const [draft] = useState(() => checkoutDraft(owner));
  const savedFields = draft.typed ?? {};
  const [chosen, setChosen] = useState<PaymentMethod>(draft.method ?? DEFAULT_METHOD);
  const [typed, setTyped] = useState<FormValues>({ pin: rememberedPin, ...savedFields });
  const [open, setOpen] = useState<OpenAddress>();
  const element = useRef<HTMLFormElement>(null);
  const book = useBook(customer?.uid ?? null);
  const sold = lines.filter(({ sold: isSold }) => isSold);
  const coupon = useCoupon(owner, sold);
  const order = useOrder(owner, (submitted) => {
    if (wantsAddressSaved(element.current))
      void addAddress(owner, crypto.randomUUID(), submitted.orderInput.address, true);
    onPlaced(submitted);
  });

  const known = {
    ...(customer?.email && { email: customer.email }),
    ...(book.chosen && { address: addressDraftOf(book.chosen) }),
  };
  const pin = book.chosen?.pin ?? typed['pin'] ?? '';
  const sums = sumsOf(sold, settings, {
    chosen,
    pin: pinCode(pin) ?? '',
    discount: coupon.discountPaise,
  });
  const form = useForm<CheckoutDetails>({
    check: (texts) => inWords(checkDetails(texts, known), FIELD_MESSAGES),
    async send(details) {
      const error = await order.place(orderInputOf(details));
      if (error?.kind !== 'refused' || error.refusal.reason !== 'fields') return null;
      const { faults } = error.refusal;
      const result = inWords<never>({ ok: false, faults }, FIELD_MESSAGES);
      return result.ok ? null : { problem: words.errors.fields, errors: result.errors };
    },
  });

  function orderInputOf(details: CheckoutDetails): OrderInput {
    return {
      ...details,
      lines: lines.map(({ slug, quantity }) => ({ slug, quantity })),
      coupon: coupon.code,
      method: sums.method,
      expectedTotalPaise: sums.totals.totalPaise,
    };
  }

  function choose(method: PaymentMethod): void {
    setChosen(method);
    saveCheckoutDraft(owner, { method });
    order.settle();
  }

  const recoveryActions: RecoveryActions = {
    rules: settings.delivery,
    confirm: (orderInput, totalPaise) =>
      void order.place({ ...orderInput, expectedTotalPaise: totalPaise }),
    reduce(to) {
      order.settle();
      for (const { slug, quantity } of to) {
        void (quantity > 0 ? changeInCart(slug, { quantity }) : removeFromCart(slug));
      }
    },
    dropCoupon() {
      coupon.remove();
      order.settle();
    },
    payOnline: () => choose(DEFAULT_METHOD),
    changePin() {
      order.settle();
      const field = element.current?.querySelector<HTMLElement>(
        '[name=pin],[name=address]:checked',
      );
      field?.focus();
    },
    placeAnother: (orderInput) => void order.placeAnother(orderInput),
  };
  const refusal = cartRefusal(lines);

  const notice = order.error ? (
    <SubmissionErrorNote error={order.error} lines={lines} actions={recoveryActions} />
  ) : (
    refusal && (
      <RefusalNote refusal={refusal} orderInput={null} lines={lines} actions={recoveryActions} />
    )
  );

  return (
    <>
      <SummaryFold lines={lines} totals={sums.totals} />
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 lg:mt-0 lg:grid-cols-[1fr_24rem]">
        <form
          {...form.props}
          ref={element}
          aria-label={words.title}
          onInput={(event) => {
            form.props.onInput(event);
            // An unchecked checkbox is missing in the form data.
            const now = { ...typed, keep: '', ...formValues(event.currentTarget) };
            saveCheckoutDraft(owner, { typed: now });
            setTyped(now);
          }}
          className="space-y-10"
        >
          <p className="text-sm text-ink-soft">{words.marks}</p>
          <ContactPart
            form={form}
            account={customer?.email ?? ''}
            needsPhone={!book.loading && !book.chosen}
            initial={typed}
          />
          <AddressPart
            book={book}
            pin={pin}
            rules={settings.delivery}
            fields={props.renderAddressFields(form, initialAddress(typed, customer?.name ?? ''))}
            canSave={customer !== null}
            savesByDefault={savedFields['keep'] === 'on'}
            onOpen={(address) =>
              setOpen({
                id: address?.id ?? crypto.randomUUID(),
                initial: address ?? { name: customer?.name ?? '' },
              })
            }
          />
          <MethodChoice sums={sums} rules={settings.delivery} onChoose={choose} />
          <BusinessFields form={form} typed={typed} />
        </form>
        <div className="lg:sticky lg:top-6">
          <Review
            lines={lines}
            sums={sums}
            destination={destinationOf(book.chosen ?? typed)}
            coupon={coupon}
            state={order.state}
            error={notice}
            onOrder={() => element.current?.requestSubmit()}
          />
        </div>
      </div>
      {open && customer && (
        <BookDialog
          uid={customer.uid}
          open={open}
          book={book}
          renderAddressForm={props.renderAddressForm}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
