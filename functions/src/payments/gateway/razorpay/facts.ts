import * as v from 'valibot';
import { DISPUTE_PHASES, type DisputeState } from '../../../../../src/domain/payment/dispute.ts';
import { MAX_PAISE, paise } from '../../../../../src/domain/money/money.ts';
import type { DisputeFact, PaymentFact } from '../../../../../src/domain/payment/payment-event.ts';
import { codeOf } from './client.ts';

/** A Razorpay id, such as `order_IluGWxBm9U8zJ8`: nothing else may become part of a URL. */
function Id(prefix: 'order' | 'pay' | 'rfnd' | 'disp') {
  return v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{8,32}$`)));
}

/** The id of a payment. */
export const PaymentId = Id('pay');
/** The id of an order. */
export const OrderId = Id('order');

/** The id of a dispute. */
export const DisputeId = Id('disp');

/** The key of a refund request, in the refund's notes. */
export const RefundKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/));

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Word = v.pipe(v.optional(v.unknown(), ''), v.transform(codeOf));

/**
 * An order. `amount` in the minor unit of `currency` (paise for INR); empty `notes` arrive as `[]` and become null.
 * `receipt` is our order's id.
 */
export const OrderSchema = v.object({
  id: OrderId,
  amount: Count,
  currency: v.string(),
  receipt: v.nullish(v.string(), ''),
  notes: v.fallback(v.nullable(v.object({ order: v.string() })), null),
  created_at: v.fallback(Count, 0),
});

/** A payment. `amount` in the minor unit of `currency`; the schema omits what identifies the payer. */
export const PaymentSchema = v.object({
  id: PaymentId,
  order_id: v.nullish(OrderId, null),
  amount: Count,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** A boolean or "1" in Razorpay's samples; only `false` is meaningful. */
  captured: v.nullish(v.unknown()),
  method: Word,
  error_reason: Word,
  error_code: Word,
});

/** A refund; `amount` in paise. */
export const RefundSchema = v.object({
  id: Id('rfnd'),
  payment_id: PaymentId,
  amount: v.pipe(Count, v.maxValue(MAX_PAISE), v.transform(paise)),
  status: v.picklist(['created', 'pending', 'processed', 'failed']),
  notes: v.fallback(v.nullish(v.object({ key: RefundKey })), null),
});

/** A dispute; `amount` in the minor unit of `currency`, `respond_by` in seconds since 1970. */
export const DisputeSchema = v.object({
  id: DisputeId,
  payment_id: PaymentId,
  amount: Count,
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'INR'),
  respond_by: v.fallback(v.nullish(Count), null),
  status: v.fallback(v.string(), ''),
  phase: v.fallback(v.picklist(DISPUTE_PHASES), 'unknown'),
});

/** Razorpay's response for a collection. */
export function collectionOf<T>(
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, { items: T[] }> {
  return v.object({ items: v.array(item) });
}

type Payment = v.InferOutput<typeof PaymentSchema>;
type Refund = v.InferOutput<typeof RefundSchema>;
type Dispute = v.InferOutput<typeof DisputeSchema>;
type PaymentWord = 'authorized' | 'captured' | 'failed';

/** A payment event as a fact. */
export function paymentFact(fact: PaymentWord, payment: Payment): PaymentFact {
  return {
    fact,
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    instrument: payment.method,
    reason: fact === 'failed' ? payment.error_reason || payment.error_code : '',
  };
}

/**
 * The fact of a payment's state; null while it is only created. A refunded payment was captured first, unless Razorpay
 * returned an authorisation that was not captured in time.
 */
export function factOfPayment(payment: Payment): PaymentFact | null {
  if (payment.status === 'created') return null;
  if (payment.status !== 'refunded') return paymentFact(payment.status, payment);
  return paymentFact(payment.captured === false ? 'authorized' : 'captured', payment);
}

const REFUND_FACTS = {
  created: 'refund-pending',
  pending: 'refund-pending',
  processed: 'refund-done',
  failed: 'refund-failed',
} as const;

/** The fact of a refund's state, or of the state that an event reports. */
export function factOfRefund(
  refund: Refund,
  status: Refund['status'] = refund.status,
): PaymentFact {
  return {
    fact: REFUND_FACTS[status],
    paymentId: refund.payment_id,
    refundId: refund.id,
    amount: refund.amount,
    key: refund.notes?.key ?? '',
  };
}

/** Razorpay's dispute states. An unknown one counts as open, so that nothing is packed or refunded. */
const DISPUTE_STATES: ReadonlyMap<string, DisputeState> = new Map<string, DisputeState>([
  ['open', 'open'],
  ['under_review', 'under-review'],
  ['action_required', 'action-required'],
  ['closed', 'closed'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

/** The fact of a dispute's state, or of the state that an event reports. */
export function factOfDispute(dispute: Dispute, state?: DisputeState): DisputeFact {
  const currentState = state ?? DISPUTE_STATES.get(dispute.status) ?? 'open';
  const { respond_by: respondBy } = dispute;
  return {
    fact: `dispute-${currentState}`,
    disputeId: dispute.id,
    paymentId: dispute.payment_id,
    phase: dispute.phase,
    amount: dispute.amount,
    currency: dispute.currency,
    respondByAt: respondBy ? respondBy * 1000 : null,
  };
}
