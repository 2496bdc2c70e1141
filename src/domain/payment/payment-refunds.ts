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
 * The keys of the refunds that the provider booked for disputes: with them a bank takes money back, so they are no
 * refunds of the shop. Such a refund has no key of ours, is not older than its dispute, and has its amount while the
 * dispute is open or lost. Each dispute has at most one; others were made in the provider's dashboard.
 * Source: Razorpay's documentation of automatic refunds, read in November 2026.
 */
function disputeRefunds({ refunds, disputes }: RefundsAndDisputes): ReadonlySet<string> {
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

/** Whether the provider booked this refund for a dispute, which makes it the bank's and not the shop's. */
export function isDisputeRefund(
  { key }: Pick<Refund, 'key'>,
  transaction: RefundsAndDisputes,
): boolean {
  return disputeRefunds(transaction).has(key);
}

/** What the bank took from one payment for lost disputes, in the payment's minor unit. */
export function lostToDisputes(
  paymentId: string,
  { disputes }: Pick<Transaction, 'disputes'>,
): number {
  return currentDisputes(disputesOf(paymentId, disputes))
    .filter(({ state }) => state === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What is left of one payment after lost disputes and these refunds, in paise. Negative when they exceed it. */
function remainder(paymentId: string, refunds: readonly Refund[], transaction: Payments): number {
  const amount = transaction.attempts.find((one) => one.paymentId === paymentId)?.amount ?? 0;
  const own = refunds.filter(
    (one) => one.paymentId === paymentId && !isDisputeRefund(one, transaction),
  );
  return amount - lostToDisputes(paymentId, transaction) - refundTotal(own);
}

/** What is left of one payment after lost disputes and all refunds that are done or still to be made, in paise. */
export function remainingOf(paymentId: string, transaction: Payments): number {
  const underWay = transaction.refunds.filter(
    (one) => one.state !== 'failed' && !isRedundant(one, transaction),
  );
  return remainder(paymentId, underWay, transaction);
}

/** Whether a refund is redundant: it replaced one that was believed to have failed but succeeded. */
export function isRedundant({ key }: Refund, { refunds }: Pick<Transaction, 'refunds'>): boolean {
  return refunds.some(({ replacedBy, state }) => replacedBy === key && state === 'done');
}

/** Whether a refund is requested, and neither done nor failed. */
export function isUnderWay(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  if (refund.state === 'pending') return true;
  return refund.state === 'asked' && !isRedundant(refund, transaction);
}

/** Whether a refund failed and still needs staff: nothing replaced it, and no bank has returned its money. */
export function isFailed(refund: Refund, transaction: Payments): boolean {
  return isUnreplaced(refund, transaction) && !isTakenByBank(refund, transaction);
}

function isUnreplaced(refund: Refund, transaction: Pick<Transaction, 'refunds'>): boolean {
  return refund.state === 'failed' && refund.replacedBy === '' && !isRedundant(refund, transaction);
}

/**
 * Whether a failed refund is owed no longer because lost disputes took its money: the bank has returned it to the
 * shopper. What the disputes left covers the oldest failed refunds first. The result is derived from the disputes, so
 * it includes refunds that fail after the loss, and a refund is owed again when a later phase is won.
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
 * The refunds to request from the provider. Leaves out those of a payment under dispute, and those that a lost dispute
 * left too little money for: both would return the money twice.
 */
export function refundsToRequest(transaction: Payments): readonly Refund[] {
  const { refunds, disputes } = transaction;
  const requested = refunds.filter(({ state }) => state === 'pending' || state === 'done');
  const decided = refunds
    .filter((refund) => refund.state === 'asked' && !isRedundant(refund, { refunds }))
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

/** The decided refunds that a lost dispute left too little money for. They are never requested. */
export function uncoveredRefunds(transaction: Payments): readonly Refund[] {
  const { refunds, disputes } = transaction;
  const requested = refundsToRequest(transaction);
  return refunds.filter(
    (refund) =>
      refund.state === 'asked' &&
      !requested.includes(refund) &&
      !isRedundant(refund, transaction) &&
      disputeStanding(disputesOf(refund.paymentId, disputes)) === 'lost',
  );
}

/** Whether another refund returned the same money: the one that it replaces, or its replacement. */
export function isReturnedByAnother(
  { key, replacedBy }: Refund,
  { refunds }: Pick<Transaction, 'refunds'>,
): boolean {
  return refunds.some(
    (one) => one.state === 'done' && (one.key === replacedBy || one.replacedBy === key),
  );
}

/** The keys of refunds whose money was returned twice: by the provider after all, and by a replacement or by hand. */
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
export function refundTotal(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
