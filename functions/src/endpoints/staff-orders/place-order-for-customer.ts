import { type OrderRequest, OrderRequestSchema } from '../../../../src/domain/checkout/checkout.ts';
import type { StaffOrderAnswer } from '../../../../src/domain/checkout/staff-order.ts';
import { traitsOf } from '../../../../src/domain/payment/payment-method.ts';
import { withLinkToken } from '../../../../src/domain/order-access/order-link.ts';
import { placeCustomerOrder } from '../../checkout/place-order.ts';
import { orderIdentity } from '../../checkout/order-identity.ts';
import { refusedIfBusy } from '../../checkout/refused.ts';
import { createLink, orderUrl } from '../../order-access/order-links.ts';
import type { StaffMember } from '../../orders/order-audit.ts';
import { callable } from '../../platform/callable.ts';
import type { Customer } from '../../platform/limits.ts';
import { shopOrigin } from '../../platform/params.ts';
import { refs } from '../../platform/store.ts';
import { accountOf } from '../../team/roles.ts';

/**
 * Places an order for a customer who calls or writes, for owner and staff, at `/api/placeOrderForCustomer`: an
 * `OrderRequest`, priced and limited as in the checkout. An online payment is asked for by letter, and by a link that staff
 * can send on; until it is paid, the order holds its stock for a day. Idempotent per attempt id; audited.
 */
export const placeOrderForCustomer = callable(
  { name: 'placeOrderForCustomer', schema: OrderRequestSchema, who: 'staff' },
  async (request, { uid, email, peer }): Promise<StaffOrderAnswer> => {
    const account = await accountOf(request.email);
    // The order belongs to the account with this confirmed address. Without one it belongs, like a guest's, to a uid without an
    // account, and is claimed once the address is confirmed.
    const guest = `phone-${request.attemptId}`;
    // A repeated attempt keeps its order, even if the address was confirmed in the meantime.
    const isRepeated = (await refs.order(orderIdentity(guest, request.attemptId).id).get()).exists;
    const customer: Customer =
      account?.emailVerified && !isRepeated
        ? { uid: account.uid, email: request.email, emailVerified: true, peer }
        : { uid: guest, email: '', emailVerified: false, peer };
    return answerStaffOrder(request, customer, { uid, email }, Date.now());
  },
);

/** Places the order of a customer for staff, and creates the link that pays it. `now` is epoch milliseconds. */
export function answerStaffOrder(
  request: OrderRequest,
  customer: Customer,
  staff: StaffMember,
  now: number,
): Promise<StaffOrderAnswer> {
  return refusedIfBusy<StaffOrderAnswer>(async () => {
    const placed = await placeCustomerOrder(request, customer, now, staff);
    if (placed.outcome === 'refused') return placed;
    const { id, number, status } = placed.state.order;
    const link =
      status === 'pending-payment' && traitsOf(request.method).provider !== ''
        ? withLinkToken(orderUrl(id, shopOrigin()), await createLink(id, now))
        : null;
    return { outcome: 'ordered', orderId: id, number, link };
  });
}
