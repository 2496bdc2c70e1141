import { disputeStanding } from './dispute.ts';
import { type Paise, paise } from '../money/money.ts';
import type { PaymentState, Refund, Transaction } from './transaction.ts';

/** Totals of the payment that pays the order, in paise. */
export interface MoneyView {
  readonly state: PaymentState;
  readonly paidPaise: Paise;
  readonly refundedPaise: Paise;
  /** Requested, and neither done nor failed. */
  readonly refundingPaise: Paise;
  /** Failed: still owed, and no request is pending. */
  readonly refundFailedPaise: Paise;
  /** The same for payments that the order did not use. */
  readonly surplusFailedPaise: Paise;
  readonly instrument: string;
  /** The bank has an open dispute about the payment. */
  readonly disputed: boolean;
  /** The bank has taken the payment back. */
  readonly disputeLost: boolean;
}

type UnderivedTransaction = Omit<Transaction, 'state'>;

/** The combined totals of attempts, refunds and disputes. */
export function moneyOf(transaction: UnderivedTransaction): MoneyView {
  const payment = transaction.attempts.find(({ use }) => use === 'kept');
  const isCash = transaction.cashAt !== null;
  const paid = isCash ? transaction.amountPaise : (payment?.amount ?? 0);
  const isOfPayment = ({ paymentId }: { readonly paymentId: string }): boolean =>
    isCash || paymentId === (payment?.paymentId ?? '');
  const ownRefunds = transaction.refunds.filter(isOfPayment);
  const failed = total(ownRefunds.filter((refund) => isFailed(refund, transaction)));
  const surplusFailed = total(
    transaction.refunds.filter((one) => !isOfPayment(one) && isFailed(one, transaction)),
  );
  const sums = {
    paid,
    refunded: total(ownRefunds.filter(({ state }) => state === 'done')),
    refunding: total(ownRefunds.filter((refund) => isUnderWay(refund, transaction))),
    failed: failed + surplusFailed,
  };
  const outcome = disputeStanding(
    payment ? transaction.disputes.filter(isOfPayment) : transaction.disputes,
  );
  return {
    state: stateOf(transaction, sums),
    paidPaise: paise(paid),
    refundedPaise: paise(sums.refunded),
    refundingPaise: paise(sums.refunding),
    refundFailedPaise: paise(failed),
    surplusFailedPaise: paise(surplusFailed),
    instrument: isCash ? 'cash' : (payment?.instrument ?? ''),
    disputed: outcome === 'open',
    disputeLost: outcome === 'lost',
  };
}

interface Sums {
  readonly paid: number;
  readonly refunded: number;
  readonly refunding: number;
  readonly failed: number;
}

function stateOf(
  transaction: UnderivedTransaction,
  { paid, refunded, refunding, failed }: Sums,
): PaymentState {
  if (failed > 0) return 'refund-failed';
  if (paid === 0) {
    const unused = transaction.attempts.filter(({ use }) => use !== 'open' && use !== 'kept');
    // Only unused payments arrived: all of it is refunded.
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
  { refunds }: UnderivedTransaction,
): boolean {
  const doneRefunds = refunds.filter((one) => one.paymentId === paymentId && one.state === 'done');
  return total(doneRefunds) < amount;
}

function total(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Whether the refund replaced one that succeeded after all. */
function isMoot({ key }: Refund, { refunds }: Pick<Transaction, 'refunds'>): boolean {
  return refunds.some(({ replacedBy, state }) => replacedBy === key && state === 'done');
}

/** Whether a refund failed without a replacement: staff must act. */
export function isFailed(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  return refund.state === 'failed' && refund.replacedBy === '' && !isMoot(refund, transaction);
}

function isUnderWay(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  if (refund.state === 'pending') return true;
  return refund.state === 'asked' && !isMoot(refund, transaction);
}

/**
 * The refunds that must be requested from the provider. Excludes payments that are disputed or lost: their money would
 * be returned twice.
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

/** The keys of refunds that were paid twice: by the provider after all, and once more. */
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

/** The transaction with its recomputed state. */
export function withDerivedState(transaction: Transaction): Transaction {
  return { ...transaction, state: moneyOf(transaction).state };
}

/** The paise of the order's payment that are neither refunded nor promised. */
export function refundablePaise({
  paidPaise,
  refundedPaise,
  refundingPaise,
  refundFailedPaise,
}: Pick<MoneyView, 'paidPaise' | 'refundedPaise' | 'refundingPaise' | 'refundFailedPaise'>): Paise {
  return paise(Math.max(0, paidPaise - refundedPaise - refundingPaise - refundFailedPaise));
}

/** The refundable paise of the order's payment. */
export function refundablePayment(transaction: Transaction): Paise {
  return refundablePaise(moneyOf(transaction));
}

/** Failed refunds of all payments of an order, in paise. */
export function failedRefundOf({
  refundFailedPaise,
  surplusFailedPaise,
}: Pick<MoneyView, 'refundFailedPaise' | 'surplusFailedPaise'>): Paise {
  return paise(refundFailedPaise + surplusFailedPaise);
}
