import * as v from 'valibot';
import type { DisputeState } from '../../../../../src/domain/payment/dispute.ts';
import type { PaymentFact } from '../../../../../src/domain/payment/payment-event.ts';
import type { WebhookReading } from '../provider.ts';
import type { RazorpayConfig } from './config.ts';
import {
  DisputeSchema,
  factOfDispute,
  factOfRefund,
  PaymentSchema,
  paymentFact,
  RefundSchema,
} from './facts.ts';
import { isSignedBy } from '../signature.ts';

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

/** An event's fact and its order. `null` is an event that the shop ignores; `undefined` a malformed one. */
type EventFact = { readonly fact: PaymentFact; readonly orderId: string | null } | null | undefined;

type Meaning =
  | { readonly about: 'payment'; readonly fact: 'authorized' | 'captured' | 'failed' }
  | { readonly about: 'dispute'; readonly state: DisputeState }
  /** The refund's new state; null when the refund itself contains it. */
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
 * Reads a Razorpay webhook: verifies the signature over the raw bytes before parsing, then the shape, the account and
 * the event id. An event that the shop does not use is valid and has no facts.
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
  const eventFact = EventId.test(eventId)
    ? factOfEvent(event.output.event, event.output.payload)
    : undefined;
  if (eventFact === undefined) return { ok: false, reject: 'shape' };
  // A payment without an order did not come from the shop.
  if (eventFact === null || eventFact.orderId === null) {
    return { ok: true, eventId, providerOrderId: null, facts: [] };
  }
  return { ok: true, eventId, providerOrderId: eventFact.orderId, facts: [eventFact.fact] };
}

function factOfEvent(event: string, payload: unknown): EventFact {
  const meaning = EVENTS.get(event);
  if (!meaning) return null;
  if (meaning.about === 'dispute') {
    const parsed = v.safeParse(WithDispute, payload);
    if (!parsed.success) return undefined;
    const payment = parsed.output.payment.entity;
    const dispute = parsed.output.dispute.entity;
    if (dispute.payment_id !== payment.id) return undefined;
    return { fact: factOfDispute(dispute, meaning.state), orderId: payment.order_id };
  }
  if (meaning.about === 'refund') {
    const parsed = v.safeParse(WithRefund, payload);
    if (!parsed.success) return undefined;
    const payment = parsed.output.payment.entity;
    const refund = parsed.output.refund.entity;
    if (refund.payment_id !== payment.id) return undefined;
    const fact = factOfRefund(refund, meaning.status ?? refund.status);
    return { fact, orderId: payment.order_id };
  }
  const parsed = v.safeParse(WithPayment, payload);
  if (!parsed.success) return undefined;
  const payment = parsed.output.payment.entity;
  return { fact: paymentFact(meaning.fact, payment), orderId: payment.order_id };
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
