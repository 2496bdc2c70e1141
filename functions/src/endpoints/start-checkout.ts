import { getAuth } from 'firebase-admin/auth';
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  CheckoutRequestSchema,
  type ClientAction,
  type OrderRequest,
  type QuoteRequest,
} from '../../../src/domain/checkout/checkout.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { callable, isBusy } from '../platform/callable.ts';
import { errorInfo } from '../platform/error-info.ts';
import { withinCouponLimits } from '../checkout/coupon-guesses.ts';
import { mayTryOrder } from '../checkout/order-tries.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import {
  GatewayError,
  type PaymentProvider,
  type PaymentRequest,
} from '../payments/gateway/provider.ts';
import { providerOf, providerSecrets } from '../payments/gateway/providers.ts';
import type { Customer } from '../platform/limits.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { placeOrder, quote } from '../checkout/place-order.ts';
import { readOrder } from '../orders/orders.ts';
import { ATTEMPTS, app, refs, store } from '../platform/store.ts';
import { noteTestStep, placeTestOrder } from '../checkout/test-order.ts';

/** Quotes per customer per 15 minutes: far above what a shopper asks for; each reads the whole cart. */
const MAX_QUOTES = 120;

/** The answer to a quote or order above its limit. */
const TOO_MANY: CheckoutAnswer = { outcome: 'refused', refusal: { reason: 'too-many-quotes' } };

/**
 * The checkout callable, at `/api/startCheckout`: quotes a cart, places an order, opens the payment of a pending order,
 * or runs a test payment. Takes a `CheckoutRequest`, returns a `CheckoutAnswer`; a refusal is a result, not an error.
 * Prices, stock, coupon, delivery and total come from the server. See `callable` for the errors.
 */
export const startCheckout = callable(
  {
    name: 'startCheckout',
    schema: CheckoutRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  async (request, caller) => {
    const now = Date.now();
    if (request.ask !== 'test') return answerConfirmed(request, caller, now);
    return withPayment(await placeTestOrder(request.attemptId, caller, now), now);
  },
);

/**
 * Like `answerCheckout`. An ID token can be up to an hour older than the click on a confirmation link, so the current
 * state is read from Auth before asking a customer to confirm their e-mail address.
 */
async function answerConfirmed(
  request: Exclude<CheckoutRequest, { ask: 'test' }>,
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
  request: Exclude<CheckoutRequest, { ask: 'test' }>,
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

/**
 * The result for a placed order, with the client action that pays it. The provider's order is created outside the
 * order's own transaction, which may retry; the order's id is the provider's receipt, so a retry finds the first one.
 * When the provider doesn't respond, the order and its stock hold stay and the payment can be retried.
 */
async function withPayment(
  { order, transaction }: OrderState,
  now: number,
  repeated = false,
): Promise<CheckoutAnswer> {
  const { id: orderId, number, totals } = order;
  const answer = { outcome: 'ordered', orderId, number, totals, repeated } as const;
  const isPending = order.status === 'pending-payment' && (order.reservation.untilAt ?? 0) > now;
  if (!isPending) return { ...answer, action: null, retry: false };
  const provider = providerOf(transaction);
  if (!provider) return { ...answer, action: null, retry: false };
  const request = paymentRequest(order, provider.name);
  try {
    const providerOrderId = transaction.providerOrderId;
    const action =
      providerOrderId === ''
        ? await openPayment(provider, request)
        : provider.resumePayment(request, providerOrderId);
    await noteTestStep(order, 'action', Date.now());
    return { ...answer, action, retry: false };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('payment-not-opened', { orderId, ...errorInfo(error) }, 'warn');
    return { ...answer, action: null, retry: true };
  }
}

/**
 * Creates the provider's order and stores its id. When two browsers race, the first stored id wins for both: money for
 * any other provider order would belong to no order of the shop.
 */
async function openPayment(
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<ClientAction> {
  const { providerOrderId, action } = await provider.createPayment(request);
  const ref = refs.transaction(request.orderId);
  const storedId = await store().runTransaction(
    async (tx) => {
      const existing: unknown = (await tx.get(ref)).get('providerOrderId');
      if (typeof existing === 'string' && existing !== '') return existing;
      tx.update(ref, { providerOrderId });
      return providerOrderId;
    },
    { maxAttempts: ATTEMPTS },
  );
  return storedId === providerOrderId ? action : provider.resumePayment(request, storedId);
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
