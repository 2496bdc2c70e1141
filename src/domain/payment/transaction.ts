import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { type Dispute, DisputeSchema } from './dispute.ts';
import { PAYMENT_METHODS } from './payment-method.ts';
import { Count, LineNumber, Moment, Text } from '../core/record-fields.ts';

/** The states of an order's money. */
export const PAYMENT_STATES = [
  'unpaid',
  /** The bank has authorised, the provider has not captured. */
  'authorized',
  'paid',
  /** A refund is pending. */
  'refunding',
  /** A refund failed: staff must act. */
  'refund-failed',
  'partly-refunded',
  'refunded',
] as const;

/** The combined state of an order's attempts, refunds and disputes. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

const Id = Text(64);

/** Pieces of a line of the order that a refund pays back, and their share of it in paise. */
const RefundItemSchema = v.object({
  line: LineNumber,
  quantity: Count,
  amountPaise: PaiseAmount,
});

/** Pieces of a line that a refund pays back. */
export type RefundItem = v.InferOutput<typeof RefundItemSchema>;

/** A payment attempt. Its state only ever rises: a declined attempt may still be authorised, never the reverse. */
const AttemptSchema = v.object({
  paymentId: Id,
  state: v.picklist(['failed', 'authorized', 'captured']),
  /** In the minor unit of `currency`. */
  amount: v.number(),
  currency: Id,
  instrument: Id,
  reason: Id,
  /**
   * `kept` pays the order, or is a transfer of a closed one, which staff return; a payment of any other use is refunded.
   * `open` until the payment is captured.
   */
  use: v.picklist(['open', 'kept', 'surplus', 'mismatch', 'late']),
  /** Stored before disputes had entries of their own; parsing moves it to `disputes`. */
  dispute: v.optional(v.picklist(['none', 'open', 'closed'])),
  at: Moment,
});

/** A refund: one request to the provider, or money that staff returned themselves. */
const RefundSchema = v.object({
  /** The idempotency key: ours when we requested it, the provider's id when it was created elsewhere. */
  key: Id,
  /** The provider's id; empty until it responds. */
  refundId: v.optional(Id, ''),
  paymentId: Id,
  amountPaise: PaiseAmount,
  /** The order line that is refunded, from 1; null when every line bears a share. */
  line: v.optional(v.nullable(LineNumber), null),
  /** The pieces that it pays back, of one line or of several; absent where it pays for no pieces. */
  items: v.optional(v.array(RefundItemSchema)),
  state: v.picklist(['asked', 'pending', 'failed', 'done']),
  why: Text(300),
  /** The provider's failure code; empty when there is none. */
  reason: v.optional(Id, ''),
  /** The key of the refund that replaces this failed one; empty when there is none. */
  replacedBy: v.optional(Id, ''),
  /** The bank's reference (UTR) of a manual transfer; empty otherwise. */
  reference: v.optional(Text(40), ''),
  /** The masked payee that staff sent it to; absent otherwise. */
  paidTo: v.optional(Text(140)),
  /** The provider reported success after staff had returned the money themselves. */
  doneTwice: v.optional(v.boolean(), false),
  /** Its pieces were credited when a bank had taken the money, which it gave back later. */
  isCredited: v.optional(v.boolean()),
  at: Moment,
});

/** The refund of pieces that left the order while a bank disputed its payment or had taken it. */
const HeldRefundSchema = v.object({
  items: v.array(RefundItemSchema),
  why: Text(300),
  /** Whether a credit note has credited the pieces, because the bank took the money. */
  isCredited: v.boolean(),
});

/** A refund of pieces that is requested when a bank leaves the money for it. */
export type HeldRefund = v.InferOutput<typeof HeldRefundSchema>;

const StoredTransactionSchema = v.object({
  tid: Id,
  uid: Text(128),
  number: Id,
  method: v.picklist(PAYMENT_METHODS),
  /** Empty where no provider takes the money: cash on delivery and bank transfer. */
  provider: v.optional(Id, ''),
  /** The provider's order; empty until it responds. */
  providerOrderId: v.optional(Id, ''),
  amountPaise: PaiseAmount,
  state: v.picklist(PAYMENT_STATES),
  attempts: v.array(AttemptSchema),
  refunds: v.array(RefundSchema),
  /** Refunds of pieces that an open or lost dispute holds back; of an open order only. */
  heldRefunds: v.optional(v.array(HeldRefundSchema)),
  /** One entry per phase of each dispute. */
  disputes: v.optional(v.array(DisputeSchema), []),
  /** When the courier took the cash; null until then, and for other methods. */
  cashAt: v.nullable(Moment),
  createdAt: Moment,
  updatedAt: Moment,
});

/**
 * `transactions/{tid}`: the money of one order, whose id it shares. Contains every attempt, refund and dispute; written
 * only by functions. Amounts are paise.
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

/** The dispute of an attempt that was stored before disputes had entries of their own. */
function storedDispute({ paymentId, amount, currency, dispute, at }: StoredAttempt): Dispute[] {
  if (dispute === undefined || dispute === 'none') return [];
  const base = { id: '', paymentId, phase: 'unknown', respondByAt: null, at } as const;
  return [{ ...base, state: dispute, amount, currency: currency || 'INR' }];
}

/**
 * `transactions/{tid}.providerIds`: the provider's ids of all payments and refunds, by which settlements find the order.
 * Functions write them with every change.
 */
export function providerIds({
  attempts,
  refunds,
}: {
  readonly attempts: readonly { readonly paymentId: string }[];
  readonly refunds: readonly { readonly refundId: string }[];
}): readonly string[] {
  const ids = [...attempts.map((one) => one.paymentId), ...refunds.map((one) => one.refundId)];
  return [...new Set(ids)].filter((id) => id !== '');
}

/** A parsed `transactions/{tid}`. Amounts are paise, times epoch milliseconds. */
export type Transaction = v.InferOutput<typeof TransactionSchema>;
/** A payment attempt. `amount` is in the minor unit of `currency`. */
export type Attempt = Transaction['attempts'][number];
/** A refund. `amountPaise` is paise, `at` epoch milliseconds. */
export type Refund = Transaction['refunds'][number];

/** The payment that was applied to the order; undefined while there is none, and for cash. */
export function appliedPayment({ attempts }: Pick<Transaction, 'attempts'>): Attempt | undefined {
  return attempts.find(({ use }) => use === 'kept');
}

/** A new refund. `why` is staff's reason or a code of the shop. */
export function newRefund(
  refund: Pick<Refund, 'key' | 'paymentId' | 'amountPaise' | 'state' | 'why' | 'at'> & {
    readonly refundId?: string;
    readonly reason?: string;
    readonly line?: number | null;
    readonly items?: readonly RefundItem[] | undefined;
    readonly reference?: string;
    readonly paidTo?: string;
    readonly isCredited?: boolean;
  },
): Refund {
  const { items, isCredited = false, ...others } = refund;
  const defaults = { refundId: '', reason: '', replacedBy: '', reference: '', doneTwice: false };
  return {
    ...defaults,
    line: null,
    ...others,
    ...(items && { items: [...items] }),
    ...(isCredited && { isCredited }),
  };
}

/** What a refund pays back of each line that it names; none for a refund of the whole order. */
export function itemsOf({
  line,
  items,
  amountPaise,
}: Pick<Refund, 'line' | 'items' | 'amountPaise'>): readonly RefundItem[] {
  return items ?? (line === null ? [] : [{ line, quantity: 0, amountPaise }]);
}
