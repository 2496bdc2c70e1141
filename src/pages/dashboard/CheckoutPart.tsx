import type { Session } from '#data/account/session-state.ts';
import { AddressFields } from '#features/account/AddressFields.tsx';
import { AddressForm } from '#features/account/AddressForm.tsx';
import { Checkout } from '#features/checkout/Checkout.tsx';
import { CancelDialog } from '#features/orders/detail/CancelDialog.tsx';

interface CheckoutPartProps {
  session: Session;
}

/** The checkout, with the account's address forms and the orders' cancel dialog. */
export function CheckoutPart({ session }: CheckoutPartProps) {
  return (
    <Checkout
      session={session}
      renderAddressFields={(form, initial) => (
        <AddressFields form={form} initial={initial} required="*" />
      )}
      renderAddressForm={(address) => <AddressForm {...address} />}
      renderCancelDialog={(order, onClose) => <CancelDialog order={order} onClose={onClose} />}
    />
  );
}
