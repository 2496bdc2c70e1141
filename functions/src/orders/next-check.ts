import { currentDisputes, isPending } from '../../../src/domain/payment/dispute.ts';
import { refundsToRequest } from '../../../src/domain/payment/transaction-money.ts';
import type { Transaction } from '../../../src/domain/payment/transaction.ts';

const MINUTE_MS = 60 * 1000;

/**
 * When an order's money is asked about, in milliseconds after the order: UPI and late authorisations arrive for up to three
 * days. After the last one nothing is asked any more, unless a refund or a dispute is under way.
 */
const CHECKS_MS = [15, 30, 60, 6 * 60, 24 * 60, 72 * 60].map((minutes) => minutes * MINUTE_MS);
/** How soon the provider is asked again when it did not answer, in milliseconds. */
const AGAIN_MS = 5 * MINUTE_MS;
/** How often a pending refund or dispute is asked about, in milliseconds. */
const FOLLOW_UP_MS = 60 * MINUTE_MS;

/**
 * When refunds and disputes of an order are asked about next (epoch milliseconds); null when none is under way. Failed
 * refunds wait for staff, and refunds of a disputed payment for the bank.
 */
export function nextFollowUp(
  { refunds, disputes }: Pick<Transaction, 'refunds' | 'disputes'>,
  now: number,
): number | null {
  if (refundsToRequest({ refunds, disputes }).length > 0) return now + AGAIN_MS;
  const waits =
    refunds.some(({ state }) => state === 'pending') ||
    currentDisputes(disputes).some((dispute) => dispute.id !== '' && isPending(dispute));
  return waits ? now + FOLLOW_UP_MS : null;
}

/**
 * When an order's money is asked about next (epoch milliseconds); null when there is nothing left to wait for. `answered`:
 * whether the provider has just said what it knows. While it does not, nothing is concluded and it is asked again.
 */
export function nextCheck(
  transaction: Pick<Transaction, 'createdAt' | 'refunds' | 'disputes' | 'method'>,
  { now, answered }: { now: number; answered: boolean },
): number | null {
  const followUp = nextFollowUp(transaction, now);
  if (followUp !== null) return followUp;
  if (transaction.method === 'cod') return null;
  if (!answered) return now + AGAIN_MS;
  const { createdAt } = transaction;
  return CHECKS_MS.map((after) => createdAt + after).find((moment) => moment > now) ?? null;
}
