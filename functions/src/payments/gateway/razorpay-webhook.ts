import * as v from 'valibot';
import type { DisputeState } from '../../../../src/domain/payment/dispute.ts';
import type { PaymentFact } from '../../../../src/domain/payment/payment-event.ts';
import type { WebhookReading } from './provider.ts';
import type { RazorpayConfig } from './razorpay-config.ts';
import {
  DisputeSchema,
  factOfDispute,
  factOfRefund,
  PaymentSchema,
  paymentFact,
  RefundSchema,
} from './razorpay-facts.ts';
import { isSignedBy } from './signature.ts';

const EventId = /^[A-Za-z0-9_-]{1,64}$/;

const EventSchema = v.object({ event: v.string(), account_id: v.string(), payload: v.unknown() });
const WithPayment = v.object({ payment: v.object({ entity: PaymentSchema }) });
const WithRefund = v.object({
  payment: v.object({ entity: PaymentSchema }),
  refund: v.object({ entity: RefundSchema }),
});

const WithDispute = v.object({
  payment: v.object({ entity: PaymentSchema }),
  dispute: v.object({ entity: DisputeSchema }),
});

/** An event's fact and its order. `null` is an event that tells nothing; `undefined` one that is malformed. */
type Told = { readonly fact: PaymentFact; readonly orderId: string | null } | null | undefined;

type Meaning =
  | { readonly about: 'payment'; readonly fact: 'authorized' | 'captured' | 'failed' }
  | { readonly about: 'dispute'; readonly state: DisputeState }
  /** The state that a refund has reached; null where the refund itself says it. */
  | { readonly about: 'refund'; readonly status: 'processed' | 'failed' | null };

const EVENTS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['payment.authorized', { about: 'payment', fact: 'authorized' }],
  ['payment.captured', { about: 'payment', fact: 'captured' }],
  ['order.paid', { about: 'payment', fact: 'captured' }],
  ['payment.failed', { about: 'payment', fact: 'failed' }],
  ['refund.created', { about: 'refund', status: null }],
  ['refund.processed', { about: 'refund', status: 'processed' }],
  ['refund.failed', { about: 'refund', status: 'failed' }],
  ['payment.dispute.created', { about: 'dispute', state: 'open' }],
  ['payment.dispute.under_review', { about: 'dispute', state: 'under-review' }],
  ['payment.dispute.action_required', { about: 'dispute', state: 'action-required' }],
  ['payment.dispute.won', { about: 'dispute', state: 'won' }],
  ['payment.dispute.lost', { about: 'dispute', state: 'lost' }],
  ['payment.dispute.closed', { about: 'dispute', state: 'closed' }],
]);

/**
 * Reads a webhook of Razorpay: the signature over the raw bytes first, and nothing is parsed before it is believed;
 * then the shape, the account and the event's id. An event that the shop has no use for is good and tells nothing.
 */
export function readRazorpayWebhook(
  { webhookSecrets, accountId }: Pick<RazorpayConfig, 'webhookSecrets' | 'accountId'>,
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): WebhookReading {
  if (!isSignedBy(headers['x-razorpay-signature'], body, webhookSecrets)) {
    return { ok: false, reject: 'signature' };
  }
  const event = v.safeParse(EventSchema, json(body));
  if (!event.success) return { ok: false, reject: 'shape' };
  if (event.output.account_id !== accountId) return { ok: false, reject: 'account' };
  const eventId = headers['x-razorpay-event-id'] ?? '';
  const told = EventId.test(eventId) ? toldBy(event.output.event, event.output.payload) : undefined;
  if (told === undefined) return { ok: false, reject: 'shape' };
  // A payment without an order was not made through the shop.
  if (told === null || told.orderId === null) {
    return { ok: true, eventId, providerOrderId: null, facts: [] };
  }
  return { ok: true, eventId, providerOrderId: told.orderId, facts: [told.fact] };
}

function toldBy(event: string, payload: unknown): Told {
  const meaning = EVENTS.get(event);
  if (!meaning) return null;
  if (meaning.about === 'dispute') {
    const read = v.safeParse(WithDispute, payload);
    if (!read.success) return undefined;
    const payment = read.output.payment.entity;
    const dispute = read.output.dispute.entity;
    if (dispute.payment_id !== payment.id) return undefined;
    return { fact: factOfDispute(dispute, meaning.state), orderId: payment.order_id };
  }
  if (meaning.about === 'refund') {
    const read = v.safeParse(WithRefund, payload);
    if (!read.success) return undefined;
    const payment = read.output.payment.entity;
    const refund = read.output.refund.entity;
    if (refund.payment_id !== payment.id) return undefined;
    const fact = factOfRefund(refund, meaning.status ?? refund.status);
    return { fact, orderId: payment.order_id };
  }
  const read = v.safeParse(WithPayment, payload);
  if (!read.success) return undefined;
  const payment = read.output.payment.entity;
  return { fact: paymentFact(meaning.fact, payment), orderId: payment.order_id };
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
