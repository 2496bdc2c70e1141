import type { Session } from '#data/account/session-state.ts';
import { AddressFields } from '#features/account/AddressFields.tsx';
import { AddressForm } from '#features/account/AddressForm.tsx';
import { Checkout } from '#features/checkout/Checkout.tsx';
import { CheckoutSlotsContext } from '#features/checkout/checkout-slots.ts';
import { CancelDialog } from '#features/orders/detail/CancelDialog.tsx';

const SLOTS = { AddressFields, AddressForm, CancelDialog };

interface CheckoutPartProps {
  session: Session;
}

/** The checkout, with the account's address forms and the orders' cancel dialog. */
export function CheckoutPart({ session }: CheckoutPartProps) {
  return (
    <CheckoutSlotsContext value={SLOTS}>
      <Checkout session={session} />
    </CheckoutSlotsContext>
  );
}
