import { DISPUTE_STATES, withDispute } from './dispute.ts';
import { isDisputeRefund } from './payment-refunds.ts';
import type { DisputeFact, PaymentFact } from './payment-event.ts';
import { type Attempt, newRefund, type Refund, type Transaction } from './transaction.ts';

type RefundFact = Extract<PaymentFact, { refundId: string }>;

const ATTEMPT_RANK = { failed: 0, authorized: 1, captured: 2 } as const;
const REFUND_RANK = { asked: 0, pending: 1, failed: 2, done: 3 } as const;

/**
 * Adds a fact to the transaction. Idempotent and commutative: each attempt, refund and dispute phase keeps its furthest
 * reported state. Does not decide `use`.
 */
export function withFact(transaction: Transaction, fact: PaymentFact, now: number): Transaction {
  switch (fact.fact) {
    case 'authorized':
    case 'captured':
    case 'failed':
      return withAttempt(transaction, fact.paymentId, now, (attempt) => {
        const isHigher = ATTEMPT_RANK[fact.fact] >= ATTEMPT_RANK[attempt.state];
        const { amount, currency, instrument, reason } = fact;
        return isHigher
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
  const report = { id, paymentId, phase, state, amount, currency, respondByAt, at: now };
  const disputes = withDispute(transaction.disputes, report);
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
  const existing = transaction.attempts.find((attempt) => attempt.paymentId === paymentId);
  const initial: Attempt = {
    paymentId,
    state: 'failed',
    amount: 0,
    currency: '',
    instrument: '',
    reason: '',
    use: 'open',
    at: now,
  };
  const updated = change(existing ?? initial);
  if (updated === existing) return transaction;
  const others = transaction.attempts.filter((attempt) => attempt !== existing);
  return { ...transaction, attempts: [...others, updated].sort(byId) };
}

function byId(a: Attempt, b: Attempt): number {
  return a.paymentId < b.paymentId ? -1 : 1;
}

function withRefundFact(transaction: Transaction, fact: RefundFact, now: number): Transaction {
  const state =
    fact.fact === 'refund-done' ? 'done' : fact.fact === 'refund-failed' ? 'failed' : 'pending';
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
  const added = { ...transaction, refunds: withRefund(transaction, refund) };
  const existing =
    refundOf(transaction, fact) ??
    (isDisputeRefund(refund, added) ? undefined : refundRepeatedInDashboard(transaction, fact));
  if (!existing) return added;
  if (REFUND_RANK[state] < REFUND_RANK[existing.state]) return transaction;
  // Staff have returned the money already, so this success pays it twice.
  const doneTwice = existing.doneTwice || (state === 'done' && existing.reference !== '');
  const updated: Refund = {
    ...existing,
    state,
    doneTwice,
    refundId,
    reason: state === 'failed' ? (fact.reason ?? existing.reason) : '',
  };
  if (JSON.stringify(updated) === JSON.stringify(existing)) return transaction;
  return {
    ...transaction,
    refunds: transaction.refunds.map((one) => (one === existing ? updated : one)),
  };
}

/** The stored refund that a fact is about: found by our key, otherwise by the provider's id. */
function refundOf({ refunds }: Transaction, fact: RefundFact): Refund | undefined {
  const byKey = fact.key === '' ? undefined : refunds.find(({ key }) => key === fact.key);
  if (byKey || fact.refundId === '') return byKey;
  return refunds.find(({ refundId }) => refundId === fact.refundId);
}

/**
 * Our failed refund that staff repeated in the provider's dashboard: a refund without our key, of the same payment and
 * amount.
 */
function refundRepeatedInDashboard({ refunds }: Transaction, fact: RefundFact): Refund | undefined {
  if (fact.key !== '') return undefined;
  return refunds.find(
    ({ state, replacedBy, paymentId, amountPaise }) =>
      state === 'failed' &&
      replacedBy === '' &&
      paymentId === fact.paymentId &&
      amountPaise === fact.amount,
  );
}

/** Adds a refund, sorted by key, so that the result does not depend on the order of arrival. */
export function withRefund({ refunds }: Pick<Transaction, 'refunds'>, refund: Refund): Refund[] {
  return [...refunds, refund].sort((a, b) => (a.key < b.key ? -1 : 1));
}
