import { currentDisputes, disputeStanding, isPending } from './dispute.ts';
import type { Refund, Transaction } from './transaction.ts';

type RefundsAndDisputes = Pick<Transaction, 'refunds' | 'disputes'>;
type Payments = Pick<Transaction, 'attempts' | 'refunds' | 'disputes'>;

/** The disputes about one payment. */
export function disputesOf(
  paymentId: string,
  disputes: Transaction['disputes'],
): Transaction['disputes'] {
  return disputes.filter((dispute) => dispute.paymentId === paymentId);
}

/**
 * The refunds that the provider booked for disputes: they are how a bank takes money back, not refunds of the shop. Such
 * a refund has no key of ours, is not older than its dispute, and has its amount while the dispute is open or lost. One
 * for each dispute: others are refunds in the provider's dashboard.
 * Source: Razorpay's documentation of automatic refunds, read in November 2026.
 */
function refundsOfBank({ refunds, disputes }: RefundsAndDisputes): ReadonlySet<string> {
  const found = new Set<string>();
  const byTime = refunds
    .filter(({ key, refundId }) => key === refundId)
    .toSorted((a, b) => a.at - b.at);
  for (const dispute of currentDisputes(disputes)) {
    if (dispute.state !== 'lost' && !isPending(dispute)) continue;
    const phases = disputes.filter(({ id }) => id === dispute.id);
    const since = Math.min(...phases.map(({ at }) => at));
    const refund = byTime.find(
      (one) =>
        one.paymentId === dispute.paymentId &&
        one.amountPaise === dispute.amount &&
        one.at >= since &&
        !found.has(one.key),
    );
    if (refund) found.add(refund.key);
  }
  return found;
}

/** Whether the provider booked this refund for a dispute. */
export function isOfBank({ key }: Pick<Refund, 'key'>, transaction: RefundsAndDisputes): boolean {
  return refundsOfBank(transaction).has(key);
}

/** What lost disputes took of one payment, in its minor unit. */
export function lostOf(paymentId: string, { disputes }: Pick<Transaction, 'disputes'>): number {
  return currentDisputes(disputesOf(paymentId, disputes))
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The paise of one payment that no bank has taken and that these refunds leave. Negative when they exceed it.
 */
function remainder(paymentId: string, refunds: readonly Refund[], transaction: Payments): number {
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

/** Whether a refund failed without a replacement, and its money is still the shop's to return: staff must act. */
export function isFailed(refund: Refund, transaction: Payments): boolean {
  return isUnreplaced(refund, transaction) && !isTakenByBank(refund, transaction);
}

function isUnreplaced(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  return refund.state === 'failed' && refund.replacedBy === '' && !isMoot(refund, transaction);
}

/**
 * Whether a lost dispute left too little for a failed refund: the bank has returned the money. What it left serves the
 * oldest failed refunds. It follows from the disputes, so a refund that fails after the loss counts as well, and one is
 * owed again when a later phase is won.
 */
export function isTakenByBank(refund: Refund, transaction: Payments): boolean {
  const { paymentId } = refund;
  const { refunds, disputes } = transaction;
  if (!isUnreplaced(refund, transaction)) return false;
  if (disputeStanding(disputesOf(paymentId, disputes)) !== 'lost') return false;
  const failed = refunds
    .filter((one) => one.paymentId === paymentId && isUnreplaced(one, transaction))
    .toSorted((a, b) => a.at - b.at);
  let left = remainingOf(paymentId, transaction);
  for (const { key, amountPaise } of failed) {
    const fits = amountPaise <= left;
    if (key === refund.key) return !fits;
    if (fits) left -= amountPaise;
  }
  return true;
}

/**
 * The refunds that must be requested from the provider. Excludes payments that are disputed, and what a lost dispute
 * leaves no money for: it would be returned twice.
 */
export function refundsToRequest(transaction: Payments): readonly Refund[] {
  const { refunds, disputes } = transaction;
  const requested = refunds.filter(({ state }) => state === 'pending' || state === 'done');
  const decided = refunds
    .filter((refund) => refund.state === 'asked' && !isMoot(refund, { refunds }))
    .toSorted((a, b) => a.at - b.at);
  return decided.filter((refund) => {
    const { paymentId, amountPaise } = refund;
    const standing = disputeStanding(disputesOf(paymentId, disputes));
    const isFree =
      standing === 'none' ||
      (standing === 'lost' && amountPaise <= remainder(paymentId, requested, transaction));
    if (isFree) requested.push(refund);
    return isFree;
  });
}

/** The decided refunds that a lost dispute left too little money for: they are not requested. */
export function hopelessRefunds(transaction: Payments): readonly Refund[] {
  const { refunds, disputes } = transaction;
  const requested = refundsToRequest(transaction);
  return refunds.filter(
    (refund) =>
      refund.state === 'asked' &&
      !requested.includes(refund) &&
      !isMoot(refund, transaction) &&
      disputeStanding(disputesOf(refund.paymentId, disputes)) === 'lost',
  );
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
