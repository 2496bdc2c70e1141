import { getAuth } from 'firebase-admin/auth';
import {
  type OrderAnswer,
  type OrderRequest,
  OrderRequestSchema,
} from '../../../src/domain/checkout/checkout.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { withinCouponLimits } from '../checkout/coupon-guesses.ts';
import { mayTryOrder } from '../checkout/order-tries.ts';
import { placeCustomerOrder } from '../checkout/place-order.ts';
import { refused, refusedIfBusy } from '../checkout/refused.ts';
import { withPayment } from '../checkout/with-payment.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { callable } from '../platform/callable.ts';
import type { Customer } from '../platform/limits.ts';
import { app } from '../platform/store.ts';

/**
 * Places an order of the caller, guests included, at `/api/placeOrder`: an `OrderRequest`. Prices, stock, coupon,
 * delivery and total come from the server. Idempotent per attempt id. See `callable` for the errors.
 */
export const placeOrder = callable(
  {
    name: 'placeOrder',
    schema: OrderRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  (request, caller) => answerConfirmed(request, caller, Date.now()),
);

/**
 * Like `answerOrder`. An ID token can be up to an hour older than the click on a confirmation link, so the current
 * state is read from Auth before asking a customer to confirm their email address.
 */
async function answerConfirmed(
  request: OrderRequest,
  caller: Customer,
  now: number,
): Promise<OrderAnswer> {
  const answer = await answerOrder(request, caller, now);
  const asksToConfirm =
    answer.outcome === 'refused' && answer.refusal.reason === 'prepay' && answer.refusal.confirm;
  if (!asksToConfirm) return answer;
  const { email, emailVerified } = await getAuth(app()).getUser(caller.uid);
  const isConfirmedNow = emailVerified && parseEmailAddress(email ?? '') === caller.email;
  return isConfirmedNow ? answerOrder(request, { ...caller, emailVerified }, now) : answer;
}

/** A customer's placed order and how to pay it, within the rate limits. `now` is epoch milliseconds. @throws what Firestore throws */
export function answerOrder(
  request: OrderRequest,
  customer: Customer,
  now: number,
): Promise<OrderAnswer> {
  return refusedIfBusy(() =>
    withinCouponLimits(request, customer, now, () => order(request, customer, now)),
  );
}

async function order(request: OrderRequest, customer: Customer, now: number): Promise<OrderAnswer> {
  if (!(await mayTryOrder(customer.uid, now))) return refused({ reason: 'too-many-quotes' });
  const placed = await placeCustomerOrder(request, customer, now);
  return placed.outcome === 'refused' ? placed : withPayment(placed.state, now, placed.repeated);
}
