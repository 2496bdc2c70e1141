import { getAuth } from 'firebase-admin/auth';
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  CheckoutRequestSchema,
  type OrderRequest,
  type QuoteRequest,
} from '../../../src/domain/checkout/checkout.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { callable, isBusy } from '../platform/callable.ts';
import { withinCouponLimits } from '../checkout/coupon-guesses.ts';
import { mayTryOrder } from '../checkout/order-tries.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import type { Customer } from '../platform/limits.ts';
import { placeOrder, quote } from '../checkout/place-order.ts';
import { withPayment } from '../checkout/with-payment.ts';
import { readOrder } from '../orders/orders.ts';
import { app, store } from '../platform/store.ts';

/** Quotes per customer per 15 minutes: far above what a shopper asks for; each reads the whole cart. */
const MAX_QUOTES = 120;

/** The answer to a quote or order above its limit. */
const TOO_MANY: CheckoutAnswer = { outcome: 'refused', refusal: { reason: 'too-many-quotes' } };

/**
 * The checkout callable, at `/api/startCheckout`: quotes a cart, places an order or opens the payment of a pending order.
 * Takes a `CheckoutRequest`, returns a `CheckoutAnswer`; a refusal is a result, not an error.
 * Prices, stock, coupon, delivery and total come from the server. See `callable` for the errors.
 */
export const startCheckout = callable(
  {
    name: 'startCheckout',
    schema: CheckoutRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  (request, caller) => answerConfirmed(request, caller, Date.now()),
);

/**
 * Like `answerCheckout`. An ID token can be up to an hour older than the click on a confirmation link, so the current
 * state is read from Auth before asking a customer to confirm their e-mail address.
 */
async function answerConfirmed(
  request: CheckoutRequest,
  caller: Customer,
  now: number,
): Promise<CheckoutAnswer> {
  const answer = await answerCheckout(request, caller, now);
  const asksToConfirm =
    answer.outcome === 'refused' && answer.refusal.reason === 'prepay' && answer.refusal.confirm;
  if (!asksToConfirm) return answer;
  const { email, emailVerified } = await getAuth(app()).getUser(caller.uid);
  const isConfirmedNow = emailVerified && parseEmailAddress(email ?? '') === caller.email;
  return isConfirmedNow ? answerCheckout(request, { ...caller, emailVerified }, now) : answer;
}

/** The checkout result for a customer, guests included. `now` is epoch milliseconds. @throws what Firestore throws */
export async function answerCheckout(
  request: CheckoutRequest,
  customer: Customer,
  now: number,
): Promise<CheckoutAnswer> {
  try {
    if (request.ask === 'pay') return await payOrder(request.orderId, customer.uid, now);
    return await withinCouponLimits(request, customer, now, () =>
      answerBasket(request, customer, now),
    );
  } catch (error) {
    if (isBusy(error)) return { outcome: 'refused', refusal: { reason: 'busy' } };
    throw error;
  }
}

async function answerBasket(
  request: QuoteRequest | OrderRequest,
  customer: Customer,
  now: number,
): Promise<CheckoutAnswer> {
  if (request.ask === 'quote') {
    const allowed = await withinRateLimit('quote', customer.uid, { most: MAX_QUOTES, now });
    return allowed ? quote(request, customer.uid, now) : TOO_MANY;
  }
  if (!(await mayTryOrder(customer.uid, now))) return TOO_MANY;
  const placed = await placeOrder(request, customer, now);
  return placed.outcome === 'refused' ? placed : withPayment(placed.state, now, placed.repeated);
}

async function payOrder(orderId: string, uid: string, now: number): Promise<CheckoutAnswer> {
  const state = await store().runTransaction((tx) => readOrder(tx, orderId), {
    readOnly: true,
  });
  const payable =
    state?.order.uid === uid &&
    state.order.status === 'pending-payment' &&
    (state.order.reservation.untilAt ?? 0) > now;
  if (!payable) return { outcome: 'refused', refusal: { reason: 'not-payable' } };
  return withPayment(state, now);
}
