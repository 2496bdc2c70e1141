import { currentDisputes, disputeStanding, isPending } from './dispute.ts';
import type { Refund, Transaction } from './transaction.ts';

type Disputed = Pick<Transaction, 'disputes'>;
type Payments = Pick<Transaction, 'attempts' | 'refunds' | 'disputes'>;

/** The disputes about one payment. */
export function disputesOf(
  paymentId: string,
  disputes: Transaction['disputes'],
): Transaction['disputes'] {
  return disputes.filter((dispute) => dispute.paymentId === paymentId);
}

/**
 * Whether the provider booked this refund for a dispute: it is how the bank takes money back, not a refund of the shop.
 * It has no key of ours, and the amount of a dispute that is open or lost.
 * Source: Razorpay's documentation of automatic refunds, read in November 2026.
 */
export function isOfBank(
  {
    key,
    refundId,
    paymentId,
    amountPaise,
  }: Pick<Refund, 'key' | 'refundId' | 'paymentId' | 'amountPaise'>,
  { disputes }: Disputed,
): boolean {
  return (
    key === refundId &&
    currentDisputes(disputesOf(paymentId, disputes)).some(
      (dispute) =>
        dispute.amount === amountPaise && (dispute.state === 'lost' || isPending(dispute)),
    )
  );
}

/** What lost disputes took of one payment, in its minor unit. */
export function lostOf(paymentId: string, { disputes }: Disputed): number {
  return currentDisputes(disputesOf(paymentId, disputes))
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The paise of one payment that no bank has taken and that these refunds leave. Negative when they exceed it.
 */
function remainder(
  paymentId: string,
  refunds: readonly Refund[],
  transaction: Pick<Transaction, 'attempts' | 'disputes'>,
): number {
  const amount = transaction.attempts.find((one) => one.paymentId === paymentId)?.amount ?? 0;
  const own = refunds.filter((one) => one.paymentId === paymentId && !isOfBank(one, transaction));
  return amount - lostOf(paymentId, transaction) - total(own);
}

/** The paise of one payment that no bank has taken and no refund has returned or will return. */
export function remainingOf(paymentId: string, transaction: Payments): number {
  const underWay = transaction.refunds.filter(
    (one) => one.state !== 'failed' && !isMoot(one, transaction),
  );
  return remainder(paymentId, underWay, transaction);
}

/** Whether the refund replaced one that succeeded after all. */
export function isMoot({ key }: Refund, { refunds }: Pick<Transaction, 'refunds'>): boolean {
  return refunds.some(({ replacedBy, state }) => replacedBy === key && state === 'done');
}

/** Whether a refund failed without a replacement: staff must act. */
export function isFailed(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  return refund.state === 'failed' && refund.replacedBy === '' && !isMoot(refund, transaction);
}

/**
 * The refunds that must be requested from the provider. Excludes payments that are disputed, and what a lost dispute
 * leaves no money for: it would be returned twice.
 */
export function refundsToRequest(transaction: Payments): readonly Refund[] {
  const { refunds, disputes } = transaction;
  const requested = refunds.filter(({ state }) => state === 'pending' || state === 'done');
  return refunds.filter((refund) => {
    if (refund.state !== 'asked' || isMoot(refund, { refunds })) return false;
    const { paymentId, amountPaise } = refund;
    const standing = disputeStanding(disputesOf(paymentId, disputes));
    return (
      standing === 'none' ||
      (standing === 'lost' && amountPaise <= remainder(paymentId, requested, transaction))
    );
  });
}

/** Whether another refund returned the same money: the one that this one replaces, or its replacement. */
export function isReturnedByAnother(
  { key, replacedBy }: Refund,
  { refunds }: Pick<Transaction, 'refunds'>,
): boolean {
  return refunds.some(
    (one) => one.state === 'done' && (one.key === replacedBy || one.replacedBy === key),
  );
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

/** The sum of refunds, in paise. */
export function total(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
