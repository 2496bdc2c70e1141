import { type OrderAnswer, ResumeRequestSchema } from '../../../src/domain/checkout/checkout.ts';
import { refused, refusedIfBusy } from '../checkout/refused.ts';
import { withPayment } from '../checkout/with-payment.ts';
import { isShopperOf } from '../order-access/order-links.ts';
import { readOrder } from '../orders/order-documents.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { callable } from '../platform/callable.ts';
import { store } from '../platform/store.ts';

/**
 * Opens the payment of a pending order again, for its customer or who opened it by a link, at `/api/resumePayment`: `{ orderId }`. Another customer's
 * order is `not-payable`, the same as a missing one. See `callable` for the errors.
 */
export const resumePayment = callable(
  {
    name: 'resumePayment',
    schema: ResumeRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  ({ orderId }, { uid }) => resumeOwn(orderId, uid, Date.now()),
);

/** How to pay a shopper's pending order. `now` is epoch milliseconds. @throws what Firestore throws */
export function resumeOwn(orderId: string, uid: string, now: number): Promise<OrderAnswer> {
  return refusedIfBusy(async () => {
    const state = await store().runTransaction((tx) => readOrder(tx, orderId), {
      readOnly: true,
    });
    const isPayable =
      state?.order.status === 'pending-payment' &&
      (state.order.reservation.untilAt ?? 0) > now &&
      (await isShopperOf(state.order, uid, { now }));
    return isPayable ? withPayment(state, now) : refused({ reason: 'not-payable' });
  });
}
