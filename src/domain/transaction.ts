import * as v from 'valibot';
import { PaiseAmount } from './cart-line.ts';
import { type Paise, paise } from './money.ts';
import { PAYMENT_METHODS } from './quote.ts';
import { Moment, Text } from './record-fields.ts';

/** What has become of an order's money. */
export const PAYMENT_STATES = [
  'unpaid',
  /** The bank has agreed, the provider has not collected. */
  'authorized',
  'paid',
  /** Money is on its way back. */
  'refunding',
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
  dispute: v.picklist(['none', 'open', 'closed']),
  at: Moment,
});

/** Money that goes back, or went. */
const RefundSchema = v.object({
  /** The key that makes it once: ours when we asked, the provider's id when it was made elsewhere. */
  key: Id,
  /** The provider's id; empty until it answered. */
  refundId: v.optional(Id, ''),
  paymentId: Id,
  amountPaise: PaiseAmount,
  state: v.picklist(['asked', 'pending', 'failed', 'done']),
  why: Text(300),
  at: Moment,
});

/**
 * `transactions/{tid}`: the money of one order, whose id it shares. Holds every attempt and every refund; written by
 * functions alone. Amounts are paise.
 */
export const TransactionSchema = v.object({
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
  /** When the courier's cash was taken; null until then, and for other methods. */
  cashAt: v.nullable(Moment),
  createdAt: Moment,
  updatedAt: Moment,
});

/** The money of an order. */
export type Transaction = v.InferOutput<typeof TransactionSchema>;
/** One try to pay. */
export type Attempt = Transaction['attempts'][number];
/** One refund. */
export type Refund = Transaction['refunds'][number];

/** Sums over the payment that pays the order, in paise. */
export interface MoneyView {
  readonly state: PaymentState;
  readonly paidPaise: Paise;
  readonly refundedPaise: Paise;
  readonly refundingPaise: Paise;
  readonly instrument: string;
  readonly disputed: boolean;
}

/** What the attempts and refunds mean together. Failed refunds count as money that still has to go back. */
export function moneyOf(transaction: Omit<Transaction, 'state'>): MoneyView {
  const kept = transaction.attempts.find(({ use }) => use === 'kept');
  const back = transaction.attempts.filter(({ use }) => use !== 'open' && use !== 'kept');
  const paid = transaction.cashAt !== null ? transaction.amountPaise : (kept?.amount ?? 0);
  const concerned = transaction.refunds.filter(
    ({ paymentId }) => paymentId === (kept?.paymentId ?? '') || transaction.cashAt !== null,
  );
  const refunded = total(concerned.filter(({ state }) => state === 'done'));
  const refunding = total(concerned.filter(({ state }) => state !== 'done'));
  const owed = back.some(
    ({ paymentId, amount }) =>
      total(
        transaction.refunds.filter(
          (refund) => refund.paymentId === paymentId && refund.state === 'done',
        ),
      ) < amount,
  );
  return {
    state: stateOf({ transaction, paid, refunded, refunding, owed, back: back.length > 0 }),
    paidPaise: paise(paid),
    refundedPaise: paise(refunded),
    refundingPaise: paise(refunding),
    instrument: transaction.cashAt !== null ? 'cash' : (kept?.instrument ?? ''),
    disputed: transaction.attempts.some(({ dispute }) => dispute === 'open'),
  };
}

interface Sums {
  readonly transaction: Omit<Transaction, 'state'>;
  readonly paid: number;
  readonly refunded: number;
  readonly refunding: number;
  readonly owed: boolean;
  readonly back: boolean;
}

function stateOf({ transaction, paid, refunded, refunding, owed, back }: Sums): PaymentState {
  if (paid === 0) {
    // Money came that pays nothing: all of it goes back.
    if (back) return owed ? 'refunding' : 'refunded';
    return transaction.attempts.some(({ state }) => state === 'authorized')
      ? 'authorized'
      : 'unpaid';
  }
  if (refunded >= paid) return 'refunded';
  if (refunded + refunding >= paid) return 'refunding';
  return refunded + refunding > 0 ? 'partly-refunded' : 'paid';
}

function total(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** The transaction with its state written anew. */
export function settled(transaction: Transaction): Transaction {
  return { ...transaction, state: moneyOf(transaction).state };
}

/** How many paise of the order's payment can still be asked back. */
export function refundableOf(transaction: Transaction): Paise {
  const { paidPaise, refundedPaise, refundingPaise } = moneyOf(transaction);
  return paise(Math.max(0, paidPaise - refundedPaise - refundingPaise));
}
