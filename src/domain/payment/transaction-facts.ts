import { DISPUTE_STATES, withDispute } from './dispute.ts';
import type { DisputeFact, PaymentFact } from './payment-event.ts';
import { type Attempt, newRefund, type Refund, type Transaction } from './transaction.ts';

type RefundFact = Extract<PaymentFact, { refundId: string }>;

const ATTEMPT_RANK = { failed: 0, authorized: 1, captured: 2 } as const;
const REFUND_RANK = { asked: 0, pending: 1, failed: 2, done: 3 } as const;

/**
 * The transaction with a fact in it. The same fact twice changes nothing, and the order in which facts come leaves no
 * trace: each attempt, refund and phase of a dispute keeps the furthest that was ever said of it. `use` is not decided here.
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
    case 'refund-pending':
    case 'refund-done':
    case 'refund-failed':
      return withRefundFact(transaction, fact, now);
    case 'dispute-open':
    case 'dispute-under-review':
    case 'dispute-action-required':
    case 'dispute-closed':
    case 'dispute-won':
    case 'dispute-lost':
      return withDisputeFact(transaction, fact, now);
  }
}

function withDisputeFact(transaction: Transaction, fact: DisputeFact, now: number): Transaction {
  const { disputeId: id, paymentId, phase, amount, currency, respondByAt } = fact;
  const state = DISPUTE_STATES.find((one) => fact.fact === `dispute-${one}`) ?? 'open';
  const told = { id, paymentId, phase, state, amount, currency, respondByAt, at: now };
  const disputes = withDispute(transaction.disputes, told);
  return disputes === transaction.disputes
    ? transaction
    : { ...transaction, disputes: [...disputes] };
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

function withRefundFact(transaction: Transaction, fact: RefundFact, now: number): Transaction {
  const known = knownRefund(transaction, fact);
  const state =
    fact.fact === 'refund-done' ? 'done' : fact.fact === 'refund-failed' ? 'failed' : 'pending';
  if (known) {
    if (REFUND_RANK[state] < REFUND_RANK[known.state]) return transaction;
    const reason = state === 'failed' ? (fact.reason ?? known.reason) : '';
    // Staff have returned the money themselves: the provider's word makes it twice.
    const doneTwice = known.doneTwice || (state === 'done' && known.reference !== '');
    const changed = { ...known, state, reason, doneTwice, refundId: fact.refundId } as const;
    if (JSON.stringify(changed) === JSON.stringify(known)) return transaction;
    return {
      ...transaction,
      refunds: transaction.refunds.map((refund) => (refund === known ? changed : refund)),
    };
  }
  const { paymentId, refundId, amount, reason = '' } = fact;
  const refund = newRefund({
    key: fact.key || refundId,
    refundId,
    paymentId,
    amountPaise: amount,
    state,
    why: '',
    reason,
    at: now,
  });
  return { ...transaction, refunds: withRefund(transaction, refund) };
}

/**
 * The refund that a fact tells of: by our key, else by the provider's id. One without a key was made in the provider's
 * dashboard: where it gives back what one of ours could not, it is that one.
 */
function knownRefund({ refunds }: Transaction, fact: RefundFact): Refund | undefined {
  const ours = fact.key === '' ? undefined : refunds.find(({ key }) => key === fact.key);
  if (ours) return ours;
  const theirs =
    fact.refundId === '' ? undefined : refunds.find(({ refundId }) => refundId === fact.refundId);
  if (theirs || fact.key !== '') return theirs;
  return refunds.find(
    ({ state, replacedBy, paymentId, amountPaise }) =>
      state === 'failed' &&
      replacedBy === '' &&
      paymentId === fact.paymentId &&
      amountPaise === fact.amount,
  );
}

/** The refunds with one more, in an order that does not depend on when each came. */
export function withRefund({ refunds }: Pick<Transaction, 'refunds'>, refund: Refund): Refund[] {
  return [...refunds, refund].sort((a, b) => (a.key < b.key ? -1 : 1));
}
