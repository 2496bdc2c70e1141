import type { Transaction } from '../../src/domain/transaction.ts';

const MINUTE_MS = 60 * 1000;

/**
 * When an order's money is asked about, in milliseconds after the order: UPI and late authorisations arrive for up to three
 * days. After the last one nothing is asked any more, unless a refund is still on its way.
 */
const CHECKS_MS = [15, 30, 60, 6 * 60, 24 * 60, 72 * 60].map((minutes) => minutes * MINUTE_MS);
/** How soon the provider is asked again when it did not answer, in milliseconds. */
const AGAIN_MS = 5 * MINUTE_MS;
/** How often a refund that the provider knows is looked after until it is done, in milliseconds. */
const REFUND_CHECK_MS = 60 * MINUTE_MS;

/** When the refunds of an order are looked after next (epoch milliseconds); null when all of them are done. */
export function nextRefundCheck(
  { refunds }: Pick<Transaction, 'refunds'>,
  now: number,
): number | null {
  if (refunds.some(({ state }) => state === 'asked')) return now + AGAIN_MS;
  return refunds.some(({ state }) => state !== 'done') ? now + REFUND_CHECK_MS : null;
}

/**
 * When an order's money is asked about next (epoch milliseconds); null when there is nothing left to wait for. `answered`:
 * whether the provider has just said what it knows. While it does not, nothing is concluded and it is asked again.
 */
export function nextCheck(
  transaction: Pick<Transaction, 'createdAt' | 'refunds' | 'method'>,
  { now, answered }: { now: number; answered: boolean },
): number | null {
  const refund = nextRefundCheck(transaction, now);
  if (refund !== null) return refund;
  if (transaction.method === 'cod') return null;
  if (!answered) return now + AGAIN_MS;
  const { createdAt } = transaction;
  return CHECKS_MS.map((after) => createdAt + after).find((moment) => moment > now) ?? null;
}
