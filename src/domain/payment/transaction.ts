import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { type Dispute, DisputeSchema } from './dispute.ts';
import { PAYMENT_METHODS } from '../checkout/quote.ts';
import { Moment, Text } from '../shared/record-fields.ts';

/** What has become of an order's money. */
export const PAYMENT_STATES = [
  'unpaid',
  /** The bank has agreed, the provider has not collected. */
  'authorized',
  'paid',
  /** Money is on its way back. */
  'refunding',
  /** Money should go back, and the provider did not send it: staff have to act. */
  'refund-failed',
  'partly-refunded',
  'refunded',
] as const;

/** One of them. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

const Id = Text(64);

/** One try to pay. What became of it only ever rises: a bank that says no may still say yes, never the other way. */
const AttemptSchema = v.object({
  paymentId: Id,
  state: v.picklist(['failed', 'authorized', 'captured']),
  /** In the minor unit of `currency`. */
  amount: v.number(),
  currency: Id,
  instrument: Id,
  reason: Id,
  /** `kept` pays the order; money of the others goes back. `open` while nothing was captured. */
  use: v.picklist(['open', 'kept', 'surplus', 'mismatch', 'late']),
  /** Stored before disputes were kept one by one; read into `disputes`. */
  dispute: v.optional(v.picklist(['none', 'open', 'closed'])),
  at: Moment,
});

/** Money that goes back, or went: one request to the provider, or money that staff returned themselves. */
const RefundSchema = v.object({
  /** The key that makes it once: ours when we asked, the provider's id when it was made elsewhere. */
  key: Id,
  /** The provider's id; empty until it answered. */
  refundId: v.optional(Id, ''),
  paymentId: Id,
  amountPaise: PaiseAmount,
  state: v.picklist(['asked', 'pending', 'failed', 'done']),
  why: Text(300),
  /** The provider's code for why it failed; empty when it gave none. */
  reason: v.optional(Id, ''),
  /** The key of the refund that was requested in the place of this failed one; empty when there is none. */
  replacedBy: v.optional(Id, ''),
  /** The bank's reference (UTR) of money that staff returned themselves; empty otherwise. */
  reference: v.optional(Text(40), ''),
  /** The provider reported it as done after staff had returned the money themselves. */
  doneTwice: v.optional(v.boolean(), false),
  at: Moment,
});

const StoredTransactionSchema = v.object({
  tid: Id,
  uid: Text(128),
  number: Id,
  method: v.picklist(PAYMENT_METHODS),
  /** Empty for cash on delivery. */
  provider: v.optional(Id, ''),
  /** The provider's order; empty until it answered. */
  providerOrderId: v.optional(Id, ''),
  amountPaise: PaiseAmount,
  state: v.picklist(PAYMENT_STATES),
  attempts: v.array(AttemptSchema),
  refunds: v.array(RefundSchema),
  /** One entry for each phase of each dispute. */
  disputes: v.optional(v.array(DisputeSchema), []),
  /** When the courier's cash was taken; null until then, and for other methods. */
  cashAt: v.nullable(Moment),
  createdAt: Moment,
  updatedAt: Moment,
});

/**
 * `transactions/{tid}`: the money of one order, whose id it shares. Holds every attempt, refund and dispute; written by
 * functions alone. Amounts are paise.
 */
export const TransactionSchema = v.pipe(
  StoredTransactionSchema,
  v.transform(({ attempts, disputes, ...others }) => ({
    ...others,
    attempts: attempts.map(withoutDispute),
    disputes: disputes.length > 0 ? disputes : attempts.flatMap(storedDispute),
  })),
);

type StoredAttempt = v.InferOutput<typeof AttemptSchema>;

function withoutDispute(stored: StoredAttempt): Omit<StoredAttempt, 'dispute'> {
  const { paymentId, state, amount, currency, instrument, reason, use, at } = stored;
  return { paymentId, state, amount, currency, instrument, reason, use, at };
}

/** The dispute of an attempt that was stored when an attempt had only a word for it. */
function storedDispute({ paymentId, amount, currency, dispute, at }: StoredAttempt): Dispute[] {
  if (dispute === undefined || dispute === 'none') return [];
  const about = { id: '', paymentId, phase: 'unknown', respondByAt: null, at } as const;
  return [{ ...about, state: dispute, amount, currency: currency || 'INR' }];
}

/** The money of an order. */
export type Transaction = v.InferOutput<typeof TransactionSchema>;
/** One try to pay. */
export type Attempt = Transaction['attempts'][number];
/** One refund. */
export type Refund = Transaction['refunds'][number];

/** A refund as it begins. `why` is staff's reason or the shop's word for it. */
export function newRefund(
  refund: Pick<Refund, 'key' | 'paymentId' | 'amountPaise' | 'state' | 'why' | 'at'> & {
    readonly refundId?: string;
    readonly reason?: string;
  },
): Refund {
  return { refundId: '', reason: '', replacedBy: '', reference: '', doneTwice: false, ...refund };
}
