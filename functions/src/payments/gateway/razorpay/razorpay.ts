import { GatewayError } from '../../../platform/gateway-error.ts';
import { is, safeParse, unknown } from 'valibot';
import type { ClientAction } from '../../../../../src/domain/checkout/checkout.ts';
import type { DisputeFact, PaymentFact } from '../../../../../src/domain/payment/payment-event.ts';
import { log } from '../../../platform/log.ts';
import type { PaymentProvider, PaymentRequest } from '../provider.ts';
import { isFault, type RazorpayClient, razorpayClient, type HttpRuntime } from './client.ts';
import type { RazorpayConfig } from './config.ts';
import {
  collectionOf,
  DisputeId,
  DisputeSchema,
  factOfDispute,
  factOfPayment,
  factOfRefund,
  OrderId,
  OrderSchema,
  PaymentId,
  PaymentSchema,
  RefundKey,
  RefundSchema,
} from './facts.ts';
import { readRazorpayReturn } from './return.ts';
import { readRazorpayWebhook } from './webhook.ts';

/**
 * Minutes after which Razorpay refunds a late authorisation instead of capturing it, and closes the open checkout; 12
 * is its minimum. Less than `HOLD_MS`, so that the stock of a paid order is still held. The checkout's own timer stops
 * in a background tab, so nothing relies on it.
 */
const CAPTURE_MINUTES = 12;

const Payments = collectionOf(PaymentSchema);
const Refunds = collectionOf(RefundSchema);
const Disputes = collectionOf(unknown());
const Orders = collectionOf(OrderSchema);

const realWorld: HttpRuntime = {
  fetch: (address, init) => fetch(address, init),
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  timeoutMs: 8000,
};

/**
 * Razorpay: Standard Checkout that returns by a cross-site POST, signed returns and webhooks, orders in paise. Razorpay
 * orders never expire, so an old one can still be paid; the order state machine handles that.
 * Source: Razorpay's API documentation, read in November 2026.
 */
export function razorpay(config: RazorpayConfig, world: HttpRuntime = realWorld): PaymentProvider {
  const client = razorpayClient(config, world);
  const resumePayment: PaymentProvider['resumePayment'] = (request, providerOrderId) =>
    checkout(config, request, providerOrderId);
  return {
    name: 'razorpay',
    resumePayment,
    async createPayment(request) {
      const providerOrderId = await orderFor(client, request);
      return { providerOrderId, action: resumePayment(request, providerOrderId) };
    },
    readReturn: (arrival, providerOrderId) =>
      readRazorpayReturn(config.keySecret, arrival, providerOrderId),
    readWebhook: (body, headers) => readRazorpayWebhook(config, body, headers),
    fetchFacts: (providerOrderId) => factsOf(client, providerOrderId),
    fetchDispute: (disputeId) => disputeFact(client, disputeId),
    fetchDisputesSince: (since) => disputesSince(client, since),
    async orderOfPayment(paymentId) {
      requireId(is(PaymentId, paymentId));
      return (await client.get(`/payments/${paymentId}`, PaymentSchema)).order_id;
    },
    orderIdOf: (providerOrderId) => orderIdOf(client, providerOrderId),
    refund: (request) => refund(client, request),
  };
}

/** The options of Razorpay's script. The page adds its colours, its close handler and the payment methods of its device. */
function checkout(
  { keyId, checkoutScript }: RazorpayConfig,
  { orderNumber, amount, shop, customer, returnUrl }: PaymentRequest,
  providerOrderId: string,
): ClientAction {
  return {
    kind: 'script',
    provider: 'razorpay',
    script: checkoutScript,
    options: {
      key: keyId,
      order_id: providerOrderId,
      amount,
      currency: 'INR',
      name: shop,
      description: orderNumber,
      prefill: { name: customer.name, email: customer.email, contact: customer.phone },
      callback_url: returnUrl,
      redirect: true,
      retry: { enabled: true },
      timeout: CAPTURE_MINUTES * 60,
    },
  };
}

/** Creates Razorpay's order, or finds the one with the same receipt. */
async function orderFor(
  client: RazorpayClient,
  { orderId, amount }: PaymentRequest,
): Promise<string> {
  const path = `/orders?receipt=${encodeURIComponent(orderId)}`;
  const order = await client.sendIdempotently({
    mayExist: false,
    find: async () => {
      const { items } = await client.getOnce(path, Orders);
      const matching = items.filter(({ receipt }) => receipt === orderId);
      return matching.sort((one, other) => one.created_at - other.created_at)[0] ?? null;
    },
    send: () =>
      client.post(
        '/orders',
        {
          amount,
          currency: 'INR',
          receipt: orderId,
          unique_receipt: true,
          notes: { order: orderId },
          payment: {
            capture: 'automatic',
            capture_options: { automatic_expiry_period: CAPTURE_MINUTES, refund_speed: 'normal' },
          },
        },
        OrderSchema,
      ),
  });
  if (order.receipt !== orderId || order.amount !== amount || order.currency !== 'INR') {
    throw new GatewayError('nonsense', 'order-differs');
  }
  return order.id;
}

/** Fetches all payments of an order, failed ones included, and the refunds of those that moved money. */
async function factsOf(client: RazorpayClient, orderId: string): Promise<readonly PaymentFact[]> {
  requireId(is(OrderId, orderId));
  const { items } = await client.get(`/orders/${orderId}/payments`, Payments);
  if (items.some(({ order_id: of }) => of !== orderId)) {
    throw new GatewayError('nonsense', 'payment-of-another-order');
  }
  const facts = await Promise.all(
    items.map(async (payment) => {
      const fact = factOfPayment(payment);
      if (fact === null) return [];
      const paid = payment.status === 'captured' || payment.status === 'refunded';
      const refunds = paid ? await client.get(refundsPath(payment.id), Refunds) : { items: [] };
      return [fact, ...refunds.items.map((one) => factOfRefund(one))];
    }),
  );
  return facts.flat();
}

/** Fetches one dispute, for a lost webhook. */
async function disputeFact(client: RazorpayClient, disputeId: string): Promise<DisputeFact> {
  requireId(is(DisputeId, disputeId));
  const dispute = await client.get(`/disputes/${disputeId}`, DisputeSchema);
  if (dispute.id !== disputeId) throw new GatewayError('nonsense', 'another-dispute');
  return factOfDispute(dispute);
}

/** The only way to find a dispute whose first webhook was lost. 100 is Razorpay's page limit. */
async function disputesSince(
  client: RazorpayClient,
  since: number,
): Promise<readonly DisputeFact[]> {
  const path = `/disputes?count=100&from=${Math.floor(since / 1000)}`;
  const { items } = await client.get(path, Disputes);
  return items.flatMap((item) => {
    const dispute = safeParse(DisputeSchema, item);
    if (dispute.success) return [factOfDispute(dispute.output)];
    // One malformed dispute must not hide the others.
    log('dispute-unreadable', {}, 'error');
    return [];
  });
}

/** Our order id behind Razorpay's. Receipt and note must agree: the account may serve other shops too. */
async function orderIdOf(client: RazorpayClient, providerOrderId: string): Promise<string | null> {
  requireId(is(OrderId, providerOrderId));
  try {
    const { receipt, notes } = await client.get(`/orders/${providerOrderId}`, OrderSchema);
    return receipt && notes?.order === receipt ? receipt : null;
  } catch (error) {
    // A well-formed id is rejected only when there is no such order.
    if (isFault(error, 'refused')) return null;
    throw error;
  }
}

/**
 * Requests a refund idempotently. Its key goes into Razorpay's idempotency header and into the notes, where it is found
 * after the header's retention ends or where the header is ignored (test mode).
 */
async function refund(
  client: RazorpayClient,
  { paymentId, amount, key }: Parameters<PaymentProvider['refund']>[0],
): Promise<PaymentFact> {
  requireId(is(PaymentId, paymentId) && is(RefundKey, key));
  const created = await client.sendIdempotently({
    mayExist: true,
    find: async () => {
      const { items } = await client.getOnce(refundsPath(paymentId), Refunds);
      return items.find(({ notes }) => notes?.key === key) ?? null;
    },
    send: () =>
      client.post(
        `/payments/${paymentId}/refund`,
        { amount, speed: 'normal', notes: { key } },
        RefundSchema,
        { 'X-Refund-Idempotency': key },
      ),
  });
  if (created.payment_id !== paymentId || created.amount !== amount) {
    throw new GatewayError('nonsense', 'refund-differs');
  }
  return factOfRefund(created);
}

/** 100 is Razorpay's page limit. */
function refundsPath(paymentId: string): string {
  return `/payments/${paymentId}/refunds?count=100`;
}

/** An id that Razorpay never issued must not become part of a URL. */
function requireId(isValid: boolean): void {
  if (!isValid) throw new GatewayError('refused', 'bad-id');
}
