import { useEffect, useState } from 'react';
import type { Bundle } from '#domain/bundle/bundle.ts';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { checkField } from '#domain/core/form.ts';
import { type Address, addressDraftOf } from '#domain/customer/address.ts';
import { Email } from '#domain/customer/email.ts';
import type { Order } from '#domain/order/order.ts';
import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import { pinCode } from '#domain/customer/region.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { offersAt } from '#domain/offer/offer.ts';
import { words } from '#text/shop/checkout.ts';
import { formValues } from '#ui/form/use-form.ts';
import { AddressPart } from './address/AddressPart.tsx';
import { BookDialog, type OpenAddress } from './address/BookDialog.tsx';
import { ContactPart } from './ContactPart.tsx';
import { BusinessFields } from './address/BusinessFields.tsx';
import { MethodChoice } from './payment/MethodChoice.tsx';
import { checkoutFault } from './order/checkout-fault.ts';
import { FaultNotice } from './order/FaultNotice.tsx';
import { useRecoveryActions } from './order/use-recovery-actions.ts';
import { Review } from './summary/Review.tsx';
import { SummaryFold } from './summary/SummaryFold.tsx';
import { sumsOf } from './summary/sums.ts';
import { addressFormOf, destinationOf, initialAddress } from './address-values.ts';
import { LAST_ORDER, TYPED } from './address/chosen-address.ts';
import { useBook } from './address/use-book.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useCheckoutSlots } from './checkout-slots.ts';
import { useStepStart } from './use-step-start.ts';
import { useCoupon } from './summary/use-coupon.ts';
import type { Line } from './summary/use-lines.ts';
import { useOrderForm } from './order/use-order-form.ts';
import type { SubmittedOrder } from './order/send-order.ts';

interface CheckoutFormProps {
  customer: SessionUser | null;
  lines: readonly Line[];
  bundles: readonly Bundle[];
  settings: StoreSettings;
  /** Empty if none is stored. */
  rememberedPin: string;
  /** The shopper's last order; null if there is none. */
  last: Pick<Order, 'email' | 'address'> | null;
  /** Whether the form opens again after an order that was not paid. */
  isReturned: boolean;
  onPlaced: (order: SubmittedOrder) => void;
  /** Called once the form is on the page; a stable function. */
  onOpen: () => void;
}

/** The checkout form and the order button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { customer, lines, bundles, settings, rememberedPin, onPlaced } = props;
  const { AddressFields } = useCheckoutSlots();
  const owner = customer?.uid ?? '';
  const draft = useCheckoutDraft(owner, { pin: rememberedPin, email: props.last?.email ?? '' });
  const { typed } = draft;
  const [open, setOpen] = useState<OpenAddress>();
  const element = useStepStart<HTMLFormElement>(props.isReturned);
  const { onOpen } = props;
  useEffect(onOpen, [onOpen]);
  const book = useBook(customer?.uid ?? null, props.last?.address ?? null);
  const sold = lines.filter(({ sold: isSold }) => isSold);

  // Google has addresses that no order takes: then it is typed.
  const account = checkField(Email, customer?.email ?? '');
  const email = typeof account === 'object' ? account.value : '';
  const pin = book.chosen?.pin ?? typed['pin'] ?? '';
  const place = pinCode(pin) ?? '';
  const hasOwnFee = chargesAt(settings, place).feePaise !== settings.shipping.feePaise;
  const coupon = useCoupon(owner, sold, hasOwnFee ? place : '');
  const [openedAt] = useState(() => Date.now());
  const sums = sumsOf(sold, settings, {
    chosen: draft.method,
    pin: place,
    coupon: coupon.discountPaise,
    bundles,
    offers: offersAt(settings.offers, openedAt),
  });
  const { form, order, button, submit } = useOrderForm({
    owner,
    element,
    typed,
    known: {
      ...(email && { email }),
      ...(book.chosen && { address: addressDraftOf(book.chosen) }),
    },
    isBookLoading: book.loading,
    lines,
    coupon,
    sums,
    onPlaced,
  });

  /** Customers change and add addresses in their book; guests type them here. */
  function openAddress(address: Address | null): void {
    const isNew = address === null || address.id === LAST_ORDER;
    if (customer) {
      const initial = address && isNew ? addressDraftOf(address) : address;
      const id = isNew ? crypto.randomUUID() : address.id;
      const own = { name: customer.name, phone: book.rows[0]?.phone ?? '' };
      return setOpen({ id, initial: initial ?? own });
    }
    if (address) draft.type(addressFormOf(addressDraftOf(address)));
    return book.choose(TYPED);
  }

  const { actions, heading } = useRecoveryActions({
    owner,
    form: element,
    order,
    submit,
    coupon,
    rules: settings.delivery,
    payOnline: () => draft.choose(DEFAULT_METHOD),
  });
  const fault = checkoutFault(order.state, lines, form.problem);

  return (
    <>
      <SummaryFold lines={lines} sums={sums} />
      <div className="mt-6 items-start gap-x-14 lg:mt-0 lg:grid lg:grid-cols-[1fr_24rem]">
        <form
          {...form.props}
          ref={element}
          tabIndex={-1}
          aria-label={words.title}
          onInput={(event) => {
            form.props.onInput(event);
            draft.type(formValues(event.currentTarget));
          }}
          className="space-y-10 outline-none"
        >
          <ContactPart form={form} account={email} needsPhone={book.isTyped} initial={typed} />
          <AddressPart
            book={book}
            error={form.errors['address']}
            pin={pin}
            rules={settings.delivery}
            fields={
              <AddressFields
                form={form}
                initial={initialAddress(typed, customer?.name ?? '')}
                required="*"
              />
            }
            canSave={customer !== null}
            savesByDefault={draft.savesAddress}
            onOpen={openAddress}
          />
          <MethodChoice sums={sums} settings={settings} onChoose={draft.choose} />
          <BusinessFields form={form} typed={typed} />
        </form>
        <Review
          heading={heading}
          lines={lines}
          sums={sums}
          destination={destinationOf(book.chosen ?? typed)}
          coupon={coupon}
          button={button}
          error={fault && <FaultNotice fault={fault} lines={lines} actions={actions} />}
          onOrder={submit}
        />
      </div>
      {open && customer && (
        <BookDialog uid={customer.uid} open={open} book={book} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
