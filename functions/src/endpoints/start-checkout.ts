import { getAuth } from 'firebase-admin/auth';
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  CheckoutRequestSchema,
  type ClientAction,
} from '../../../src/domain/checkout/checkout.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { callable, isBusy } from '../shared/callable.ts';
import { errorInfo } from '../shared/error-info.ts';
import { withinRateLimit } from '../checkout/rate-limit.ts';
import {
  GatewayError,
  type PaymentProvider,
  type PaymentRequest,
} from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import type { Customer } from '../checkout/limits.ts';
import { log } from '../shared/log.ts';
import { shopOrigin } from '../shared/params.ts';
import { placeOrder, quote } from '../checkout/place-order.ts';
import { ATTEMPTS, readOrder } from '../orders/orders.ts';
import { app, refs, store } from '../shared/store.ts';
import { noteTestStep, placeTestOrder } from '../checkout/test-order.ts';

/** How often a customer may ask with a coupon within a quarter of an hour: codes are short enough to be guessed. */
const MOST_COUPONS = 40;

/**
 * The checkout, a callable at `/api/startCheckout`: quotes a cart, orders it, pays an order that waits, or tries the payment
 * out. Takes a
 * `CheckoutRequest`, answers a `CheckoutAnswer`; what cannot be sold like this is an answer, not an error. Prices, stock,
 * coupon, delivery and total are the server's. See `callable` for what it throws.
 */
export const startCheckout = callable(
  {
    name: 'startCheckout',
    schema: CheckoutRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  async (asked, caller) => {
    const now = Date.now();
    if (asked.ask !== 'test') return answerConfirmed(asked, caller, now);
    return withPayment(await placeTestOrder(asked.attemptId, caller, now), now);
  },
);

/**
 * Answers as `answerCheckout` does. An ID token is up to an hour older than the click on a confirmation link, so before
 * a customer is asked to confirm their e-mail address, the current state is read from Auth.
 */
async function answerConfirmed(
  asked: Exclude<CheckoutRequest, { ask: 'test' }>,
  caller: Customer,
  now: number,
): Promise<CheckoutAnswer> {
  const answer = await answerCheckout(asked, caller, now);
  const asksToConfirm =
    answer.outcome === 'refused' && answer.refusal.reason === 'prepay' && answer.refusal.confirm;
  if (!asksToConfirm) return answer;
  const { email, emailVerified } = await getAuth(app()).getUser(caller.uid);
  const isConfirmedNow = emailVerified && email === caller.email;
  return isConfirmedNow ? answerCheckout(asked, { ...caller, emailVerified }, now) : answer;
}

/** What the checkout answers to a customer, guests included. `now` is epoch milliseconds. @throws what Firestore throws */
export async function answerCheckout(
  asked: Exclude<CheckoutRequest, { ask: 'test' }>,
  customer: Customer,
  now: number,
): Promise<CheckoutAnswer> {
  const { uid } = customer;
  try {
    if (asked.ask === 'pay') return await payOrder(asked.orderId, uid, now);
    if (
      asked.coupon !== '' &&
      !(await withinRateLimit('coupon', uid, { most: MOST_COUPONS, now }))
    ) {
      return { outcome: 'refused', refusal: { reason: 'coupon', fault: { fault: 'too-many' } } };
    }
    if (asked.ask === 'quote') return await quote(asked, uid, now);
    const placed = await placeOrder(asked, customer, now);
    return placed.outcome === 'refused' ? placed : await withPayment(placed.state, now);
  } catch (error) {
    if (isBusy(error)) return { outcome: 'refused', refusal: { reason: 'busy' } };
    throw error;
  }
}

async function payOrder(orderId: string, uid: string, now: number): Promise<CheckoutAnswer> {
  const state = await store().runTransaction((writing) => readOrder(writing, orderId), {
    readOnly: true,
  });
  const payable =
    state?.order.uid === uid &&
    state.order.status === 'pending-payment' &&
    (state.order.reservation.untilAt ?? 0) > now;
  if (!payable) return { outcome: 'refused', refusal: { reason: 'not-payable' } };
  return withPayment(state, now);
}

/**
 * The answer about an order that stands, with the way to pay it. Making the provider's order is no part of the order's own
 * transaction, which may run more than once: the order's id is the provider's receipt, so that a second try finds what the
 * first one made. When the provider does not answer, the order and its stock stay, and it can be tried again.
 */
async function withPayment(
  { order, transaction }: OrderState,
  now: number,
): Promise<CheckoutAnswer> {
  const { id: orderId, number, totals } = order;
  const answer = { outcome: 'ordered', orderId, number, totals } as const;
  const waits = order.status === 'pending-payment' && (order.reservation.untilAt ?? 0) > now;
  if (!waits) return { ...answer, action: null, retry: false };
  const provider = providerNamed(transaction.provider);
  if (!provider) return { ...answer, action: null, retry: true };
  const request = paymentRequest(order, provider.name);
  try {
    const known = transaction.providerOrderId;
    const action =
      known === '' ? await openPayment(provider, request) : provider.resumePayment(request, known);
    await noteTestStep(order, 'action', Date.now());
    return { ...answer, action, retry: false };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('payment-not-opened', { orderId, ...errorInfo(error) }, 'warn');
    return { ...answer, action: null, retry: true };
  }
}

/**
 * Makes the provider's order and keeps its id. Two browsers at once may each have made one: the first that is kept is the
 * order's, for both, because money that comes in for another one belongs to no order of the shop.
 */
async function openPayment(
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<ClientAction> {
  const { providerOrderId, action } = await provider.createPayment(request);
  const place = refs.transaction(request.orderId);
  const kept = await store().runTransaction(
    async (writing) => {
      const theirs: unknown = (await writing.get(place)).get('providerOrderId');
      if (typeof theirs === 'string' && theirs !== '') return theirs;
      writing.update(place, { providerOrderId });
      return providerOrderId;
    },
    { maxAttempts: ATTEMPTS },
  );
  return kept === providerOrderId ? action : provider.resumePayment(request, kept);
}

function paymentRequest(order: OrderState['order'], provider: string): PaymentRequest {
  const { id, number, totals, address, email } = order;
  return {
    orderId: id,
    orderNumber: number,
    amount: totals.totalPaise,
    customer: { name: address.name, email, phone: address.phone },
    returnUrl: `${shopOrigin()}/api/pay/return/${provider}?o=${id}`,
  };
}
