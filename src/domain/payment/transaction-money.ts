import { disputeStanding } from './dispute.ts';
import { type Paise, paise } from '../money/money.ts';
import type { PaymentState, Refund, Transaction } from './transaction.ts';

/** Sums over the payment that pays the order, in paise. */
export interface MoneyView {
  readonly state: PaymentState;
  readonly paidPaise: Paise;
  readonly refundedPaise: Paise;
  /** Requested, and neither done nor failed. */
  readonly refundingPaise: Paise;
  /** Failed: it still has to go back, and nothing is under way. */
  readonly refundFailedPaise: Paise;
  /** The same for payments that the order did not need. */
  readonly surplusFailedPaise: Paise;
  readonly instrument: string;
  /** The bank has not decided about the payment. */
  readonly disputed: boolean;
  /** The bank has taken the payment back. */
  readonly disputeLost: boolean;
}

type Money = Omit<Transaction, 'state'>;

/** What attempts, refunds and disputes mean together. */
export function moneyOf(transaction: Money): MoneyView {
  const kept = transaction.attempts.find(({ use }) => use === 'kept');
  const isCash = transaction.cashAt !== null;
  const paid = isCash ? transaction.amountPaise : (kept?.amount ?? 0);
  const isConcerned = ({ paymentId }: { readonly paymentId: string }): boolean =>
    isCash || paymentId === (kept?.paymentId ?? '');
  const concerned = transaction.refunds.filter(isConcerned);
  const failed = total(concerned.filter((refund) => isFailed(refund, transaction)));
  const surplusFailed = total(
    transaction.refunds.filter((one) => !isConcerned(one) && isFailed(one, transaction)),
  );
  const sums = {
    paid,
    refunded: total(concerned.filter(({ state }) => state === 'done')),
    refunding: total(concerned.filter((refund) => isUnderWay(refund, transaction))),
    failed: failed + surplusFailed,
  };
  const standing = disputeStanding(
    kept ? transaction.disputes.filter(isConcerned) : transaction.disputes,
  );
  return {
    state: stateOf(transaction, sums),
    paidPaise: paise(paid),
    refundedPaise: paise(sums.refunded),
    refundingPaise: paise(sums.refunding),
    refundFailedPaise: paise(failed),
    surplusFailedPaise: paise(surplusFailed),
    instrument: isCash ? 'cash' : (kept?.instrument ?? ''),
    disputed: standing === 'open',
    disputeLost: standing === 'lost',
  };
}

interface Sums {
  readonly paid: number;
  readonly refunded: number;
  readonly refunding: number;
  readonly failed: number;
}

function stateOf(transaction: Money, { paid, refunded, refunding, failed }: Sums): PaymentState {
  if (failed > 0) return 'refund-failed';
  if (paid === 0) {
    const unused = transaction.attempts.filter(({ use }) => use !== 'open' && use !== 'kept');
    // Money came that pays nothing: all of it goes back.
    if (unused.length > 0) {
      return unused.some((attempt) => isOwed(attempt, transaction)) ? 'refunding' : 'refunded';
    }
    return transaction.attempts.some(({ state }) => state === 'authorized')
      ? 'authorized'
      : 'unpaid';
  }
  if (refunded >= paid) return 'refunded';
  if (refunded + refunding >= paid) return 'refunding';
  return refunded + refunding > 0 ? 'partly-refunded' : 'paid';
}

function isOwed(
  { paymentId, amount }: Transaction['attempts'][number],
  { refunds }: Money,
): boolean {
  const done = refunds.filter((one) => one.paymentId === paymentId && one.state === 'done');
  return total(done) < amount;
}

function total(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Whether the refund was requested in the place of one that went through after all. */
function isMoot({ key }: Refund, { refunds }: Pick<Transaction, 'refunds'>): boolean {
  return refunds.some(({ replacedBy, state }) => replacedBy === key && state === 'done');
}

/** Whether a refund failed and nothing has taken its place: staff have to act. */
export function isFailed(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  return refund.state === 'failed' && refund.replacedBy === '' && !isMoot(refund, transaction);
}

function isUnderWay(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  if (refund.state === 'pending') return true;
  return refund.state === 'asked' && !isMoot(refund, transaction);
}

/**
 * The refunds that still have to be requested from the provider. A payment that the bank disputes, or has taken back,
 * is left alone: its money would go back twice.
 */
export function refundsToRequest({
  refunds,
  disputes,
}: Pick<Transaction, 'refunds' | 'disputes'>): readonly Refund[] {
  return refunds.filter((refund) => {
    if (refund.state !== 'asked' || isMoot(refund, { refunds })) return false;
    return disputeStanding(disputesOf(refund.paymentId, disputes)) === 'none';
  });
}

/** The disputes about one payment. */
export function disputesOf(
  paymentId: string,
  disputes: Transaction['disputes'],
): Transaction['disputes'] {
  return disputes.filter((dispute) => dispute.paymentId === paymentId);
}

/** The keys of failed refunds whose money went back twice: by the provider after all, and once more. */
export function doubleRefunds({ refunds }: Pick<Transaction, 'refunds'>): readonly string[] {
  const sentAgain = (key: string): boolean =>
    refunds.some((one) => one.key === key && (one.state === 'pending' || one.state === 'done'));
  return refunds
    .filter(
      ({ state, replacedBy, doneTwice }) =>
        state === 'done' && (doneTwice || sentAgain(replacedBy)),
    )
    .map(({ key }) => key);
}

/** The transaction with its derived state. */
export function withDerivedState(transaction: Transaction): Transaction {
  return { ...transaction, state: moneyOf(transaction).state };
}

/** How many paise of the order's payment are neither given back nor promised. */
export function refundablePaise({
  paidPaise,
  refundedPaise,
  refundingPaise,
  refundFailedPaise,
}: Pick<MoneyView, 'paidPaise' | 'refundedPaise' | 'refundingPaise' | 'refundFailedPaise'>): Paise {
  return paise(Math.max(0, paidPaise - refundedPaise - refundingPaise - refundFailedPaise));
}

/** How many paise of the order's payment can still be asked back. */
export function refundablePayment(transaction: Transaction): Paise {
  return refundablePaise(moneyOf(transaction));
}

/** What should have gone back and did not, of all payments of an order, in paise. */
export function failedRefundOf({
  refundFailedPaise,
  surplusFailedPaise,
}: Pick<MoneyView, 'refundFailedPaise' | 'surplusFailedPaise'>): Paise {
  return paise(refundFailedPaise + surplusFailedPaise);
}
