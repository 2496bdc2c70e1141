import { disputeStanding } from './dispute.ts';
import {
  isDisputeRefund,
  isFailed,
  isUnderWay,
  lostToDisputes,
  refundTotal,
} from './payment-refunds.ts';
import { type Paise, paise } from '../money/money.ts';
import {
  type Attempt,
  appliedPayment,
  type PaymentState,
  type Transaction,
} from './transaction.ts';

/** Totals of the payment that pays the order, in paise. */
export interface MoneyView {
  readonly state: PaymentState;
  readonly paidPaise: Paise;
  readonly refundedPaise: Paise;
  /** Refunds that are requested, and neither done nor failed. */
  readonly refundingPaise: Paise;
  /** The shop still owes these refunds: they failed, nothing replaced them, and no bank has returned the money. */
  readonly refundFailedPaise: Paise;
  /** Failed refunds of payments that the order did not use. */
  readonly surplusFailedPaise: Paise;
  readonly instrument: string;
  /** The bank has an open dispute about the payment. */
  readonly disputed: boolean;
  /** The bank has taken the payment back, or a part of it. */
  readonly disputeLost: boolean;
  /** What the bank has taken back. */
  readonly lostPaise: Paise;
}

type UnderivedTransaction = Omit<Transaction, 'state'>;

/** Sums up attempts, refunds and disputes. Amounts are paise. */
export function moneyOf(transaction: UnderivedTransaction): MoneyView {
  const payment = appliedPayment(transaction);
  const isCash = transaction.cashAt !== null;
  const paid = isCash ? transaction.amountPaise : (payment?.amount ?? 0);
  const isOfPayment = ({ paymentId }: { readonly paymentId: string }): boolean =>
    isCash || paymentId === (payment?.paymentId ?? '');
  const shopRefunds = transaction.refunds.filter((one) => !isDisputeRefund(one, transaction));
  const ownRefunds = shopRefunds.filter(isOfPayment);
  const failed = refundTotal(ownRefunds.filter((refund) => isFailed(refund, transaction)));
  const surplusFailed = refundTotal(
    shopRefunds.filter((one) => !isOfPayment(one) && isFailed(one, transaction)),
  );
  const sums = {
    paid,
    refunded: refundTotal(ownRefunds.filter(({ state }) => state === 'done')),
    refunding: refundTotal(ownRefunds.filter((refund) => isUnderWay(refund, transaction))),
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
    lostPaise: paise(payment ? Math.min(paid, lostToDisputes(payment.paymentId, transaction)) : 0),
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
    // Only payments that the order could not use have arrived, and all of them are refunded.
    if (unused.length > 0) {
      return unused.some((attempt) => isOwed(attempt, transaction)) ? 'refunding' : 'refunded';
    }
    return transaction.attempts.some((attempt) => isAuthorized(attempt, transaction))
      ? 'authorized'
      : 'unpaid';
  }
  if (refunded >= paid) return 'refunded';
  if (refunded + refunding >= paid) return 'refunding';
  return refunded + refunding > 0 ? 'partly-refunded' : 'paid';
}

function isOwed(
  { paymentId, amount }: Attempt,
  { refunds }: Pick<Transaction, 'refunds'>,
): boolean {
  const doneRefunds = refunds.filter((one) => one.paymentId === paymentId && one.state === 'done');
  return refundTotal(doneRefunds) < amount;
}

/**
 * Whether the bank holds an attempt's amount for the shop. The provider returns an amount that was never captured by
 * itself, and reports it as authorised with a refund: such an amount is not held.
 * Source: Razorpay's entity of a payment (`status: refunded`, `captured: false`), read in November 2026.
 */
export function isAuthorized(
  { paymentId, state, amount }: Attempt,
  { refunds }: Pick<Transaction, 'refunds'>,
): boolean {
  if (state !== 'authorized') return false;
  const sentBack = refunds.filter(
    (one) => one.paymentId === paymentId && (one.state === 'done' || one.state === 'pending'),
  );
  return amount === 0 || refundTotal(sentBack) < amount;
}

/** The transaction with its recomputed state. */
export function withDerivedState(transaction: Transaction): Transaction {
  return { ...transaction, state: moneyOf(transaction).state };
}

type Refunded = Pick<
  MoneyView,
  'paidPaise' | 'refundedPaise' | 'refundingPaise' | 'refundFailedPaise'
>;

/**
 * What the order's payment has left that was neither refunded nor promised as a refund, in paise. Includes what a bank
 * has taken.
 */
export function unrefundedPaise({
  paidPaise,
  refundedPaise,
  refundingPaise,
  refundFailedPaise,
}: Refunded): Paise {
  return paise(Math.max(0, paidPaise - refundedPaise - refundingPaise - refundFailedPaise));
}

/** What the shop can still refund: the unrefunded paise that no bank has taken back. */
export function refundablePaise(money: Refunded & Pick<MoneyView, 'lostPaise'>): Paise {
  return paise(Math.max(0, unrefundedPaise(money) - money.lostPaise));
}

/** What the shop can still refund of the order's payment, in paise. */
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

/**
 * Whether the order was paid too late or with another amount, so that it could use nothing. The money is refunded in
 * full.
 */
export function isPaymentUnused({
  state,
  paidPaise,
}: Pick<MoneyView, 'state' | 'paidPaise'>): boolean {
  return paidPaise === 0 && ['refunding', 'refund-failed', 'refunded'].includes(state);
}
