import { disputeStanding } from '../payment/dispute.ts';
import {
  type Transition,
  type Effect,
  type OrderState,
  applyTransition,
} from '../order/order-change.ts';
import { withRefund } from '../payment/transaction-facts.ts';
import { disputesOf, isFailed, isTakenByBank, remainingOf } from '../payment/payment-refunds.ts';
import { newRefund, type Refund, type Transaction } from '../payment/transaction.ts';

/** Why a failed refund cannot be settled. */
export type SettleRefusal =
  /** The refund is not failed: it succeeded, or another one replaced it. */
  | 'not-failed'
  /** The payment has too little left to refund. */
  | 'too-much'
  | 'key-used'
  | 'disputed'
  | 'dispute-lost'
  /** The provider did not answer whether the refund succeeded after all. */
  | 'provider-silent';

/** How staff settle a failed refund: request it again under a new key, or record a manual transfer. */
export type Settlement =
  | { readonly how: 'again'; readonly key: string }
  /** `reference`: the bank's (UTR), or the one of another way to pay. */
  | { readonly how: 'by-hand'; readonly reference: string };

/**
 * Settles the failed refund of this key. The caller must first apply what the provider knows of the payment's refunds.
 * Idempotent. `now` is epoch milliseconds.
 */
export function settleRefund(
  state: OrderState,
  failedKey: string,
  settlement: Settlement,
  now: number,
): Transition | { readonly refusal: SettleRefusal } {
  const { transaction } = state;
  const failed = transaction.refunds.find(({ key }) => key === failedKey);
  if (!failed) return { refusal: 'not-failed' };
  if (isAlreadySettled(failed, settlement)) return { state, effects: [] };
  const refusal = refusalOf(transaction, failed);
  if (refusal) return { refusal };
  return settlement.how === 'again'
    ? requestAgain(state, failed, settlement.key, now)
    : recordReturned(state, failed, settlement.reference, now);
}

function isAlreadySettled({ replacedBy, reference }: Refund, settlement: Settlement): boolean {
  return settlement.how === 'again'
    ? replacedBy === settlement.key
    : reference === settlement.reference;
}

function refusalOf(transaction: Transaction, failed: Refund): SettleRefusal | null {
  if (isTakenByBank(failed, transaction)) return 'dispute-lost';
  if (!isFailed(failed, transaction)) return 'not-failed';
  const { paymentId, amountPaise } = failed;
  const isDisputed = disputeStanding(disputesOf(paymentId, transaction.disputes)) === 'open';
  if (isDisputed) return 'disputed';
  return amountPaise <= remainingOf(paymentId, transaction) ? null : 'too-much';
}

function requestAgain(
  state: OrderState,
  failed: Refund,
  key: string,
  now: number,
): Transition | { readonly refusal: SettleRefusal } {
  const { transaction } = state;
  if (transaction.refunds.some((refund) => refund.key === key)) return { refusal: 'key-used' };
  const { paymentId, amountPaise, line, items, why, isCredited = false } = failed;
  const replacement = newRefund({
    key,
    paymentId,
    amountPaise,
    line,
    items,
    state: 'asked',
    why,
    isCredited,
    at: now,
  });
  const refunds = withRefund(
    { refunds: withChangedRefund(transaction, failed, { replacedBy: key }) },
    replacement,
  );
  return applyTransition({ ...state, transaction: { ...transaction, refunds } }, now, [
    { effect: 'refund', key, paymentId, amountPaise },
  ]);
}

function recordReturned(
  state: OrderState,
  failed: Refund,
  reference: string,
  now: number,
): Transition {
  const { order, transaction } = state;
  const { key, paymentId, amountPaise } = failed;
  const refunds = withChangedRefund(transaction, failed, { state: 'done', reference });
  const pays = transaction.attempts.find((attempt) => attempt.paymentId === paymentId);
  const credit: readonly Effect[] =
    pays?.use === 'kept' && order.invoice !== '' && !failed.isCredited
      ? [{ effect: 'credit-note', key, amountPaise }]
      : [];
  return applyTransition({ ...state, transaction: { ...transaction, refunds } }, now, [
    { effect: 'mail', mail: 'refunded', key, refundKey: key },
    ...credit,
  ]);
}

function withChangedRefund(
  { refunds }: Transaction,
  failed: Refund,
  change: Partial<Refund>,
): Refund[] {
  return refunds.map((refund) => (refund === failed ? { ...refund, ...change } : refund));
}
