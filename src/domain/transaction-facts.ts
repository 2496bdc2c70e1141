import type { PaymentFact } from './order-event.ts';
import type { Attempt, Refund, Transaction } from './transaction.ts';

const ATTEMPT_RANK = { failed: 0, authorized: 1, captured: 2 } as const;
const REFUND_RANK = { asked: 0, pending: 1, failed: 2, done: 3 } as const;
const DISPUTE_RANK = { none: 0, open: 1, closed: 2 } as const;

/**
 * The transaction with a fact in it. The same fact twice changes nothing, and the order in which facts come leaves no
 * trace: each attempt and each refund keeps the furthest that was ever said of it. `use` is not decided here.
 */
export function withFact(transaction: Transaction, fact: PaymentFact, now: number): Transaction {
  switch (fact.fact) {
    case 'authorized':
    case 'captured':
    case 'failed':
      return withAttempt(transaction, fact.paymentId, now, (attempt) => {
        const rises = ATTEMPT_RANK[fact.fact] >= ATTEMPT_RANK[attempt.state];
        const { amount, currency, instrument, reason } = fact;
        return rises
          ? { ...attempt, state: fact.fact, amount, currency, instrument, reason }
          : attempt;
      });
    case 'dispute-opened':
    case 'dispute-closed':
      return withAttempt(transaction, fact.paymentId, now, (attempt) => {
        const dispute = fact.fact === 'dispute-opened' ? 'open' : 'closed';
        return DISPUTE_RANK[dispute] > DISPUTE_RANK[attempt.dispute]
          ? { ...attempt, dispute }
          : attempt;
      });
    case 'refund-pending':
    case 'refund-done':
    case 'refund-failed':
      return withRefundFact(transaction, fact, now);
  }
}

function withAttempt(
  transaction: Transaction,
  paymentId: string,
  now: number,
  change: (attempt: Attempt) => Attempt,
): Transaction {
  const known = transaction.attempts.find((attempt) => attempt.paymentId === paymentId);
  const fresh: Attempt = {
    paymentId,
    state: 'failed',
    amount: 0,
    currency: '',
    instrument: '',
    reason: '',
    use: 'open',
    dispute: 'none',
    at: now,
  };
  const changed = change(known ?? fresh);
  if (changed === known) return transaction;
  const others = transaction.attempts.filter((attempt) => attempt !== known);
  return { ...transaction, attempts: [...others, changed].sort(byId) };
}

function byId(a: Attempt, b: Attempt): number {
  return a.paymentId < b.paymentId ? -1 : 1;
}

function withRefundFact(
  transaction: Transaction,
  fact: Extract<PaymentFact, { refundId: string }>,
  now: number,
): Transaction {
  const known = transaction.refunds.find(
    ({ key, refundId }) => (fact.key !== '' && key === fact.key) || refundId === fact.refundId,
  );
  const state =
    fact.fact === 'refund-done' ? 'done' : fact.fact === 'refund-failed' ? 'failed' : 'pending';
  if (known) {
    if (REFUND_RANK[state] < REFUND_RANK[known.state]) return transaction;
    if (known.state === state && known.refundId === fact.refundId) return transaction;
    const changed = { ...known, state, refundId: fact.refundId } as const;
    return {
      ...transaction,
      refunds: transaction.refunds.map((refund) => (refund === known ? changed : refund)),
    };
  }
  const { paymentId, refundId, amount } = fact;
  const refund: Refund = {
    key: fact.key || refundId,
    refundId,
    paymentId,
    amountPaise: amount,
    state,
    why: '',
    at: now,
  };
  return { ...transaction, refunds: withRefund(transaction, refund) };
}

/** The refunds with one more, in an order that does not depend on when each came. */
export function withRefund({ refunds }: Pick<Transaction, 'refunds'>, refund: Refund): Refund[] {
  return [...refunds, refund].sort((a, b) => (a.key < b.key ? -1 : 1));
}
