import {
  HOLD_MS,
  isPaidByHand,
  isPaidOnDelivery,
  traitsOf,
} from '../../../src/domain/payment/payment-method.ts';
import { currentDisputes, isPending } from '../../../src/domain/payment/dispute.ts';
import { refundsToRequest } from '../../../src/domain/payment/payment-refunds.ts';
import { isAuthorized } from '../../../src/domain/payment/transaction-money.ts';
import type { Transaction } from '../../../src/domain/payment/transaction.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Times of payment checks, in milliseconds after the order: when its hold ends, when an extended hold ends, and later
 * ones, because UPI payments and late authorisations arrive for up to three days. No checks follow once the order is
 * paid or after the last one, unless a refund or dispute is pending.
 */
const CHECKS_MS = [HOLD_MS, 2 * HOLD_MS, ...[1, 6, 24, 72].map((hours) => hours * HOUR_MS)].sort(
  (one, other) => one - other,
);
/** Retry delay when the provider didn't respond, in milliseconds. */
const RETRY_MS = 5 * MINUTE_MS;
/** Interval for checking a pending refund or dispute, in milliseconds. */
const FOLLOW_UP_MS = HOUR_MS;

/** The first check of a new order's payment: when its hold ends (epoch milliseconds). Null if it has no hold. */
export function firstCheck({
  createdAt,
  method,
}: Pick<Transaction, 'createdAt' | 'method'>): number | null {
  const { holdMs } = traitsOf(method);
  return holdMs === null ? null : createdAt + holdMs;
}

/**
 * The next check of an order's refunds and disputes (epoch milliseconds); null when none is pending. Failed refunds
 * wait for staff, and refunds of a disputed payment wait for the bank: neither is checked.
 */
export function nextFollowUp(
  transaction: Pick<Transaction, 'attempts' | 'refunds' | 'disputes'>,
  now: number,
): number | null {
  const { refunds, disputes } = transaction;
  if (refundsToRequest(transaction).length > 0) return now + RETRY_MS;
  const hasPending =
    refunds.some(({ state }) => state === 'pending') ||
    currentDisputes(disputes).some((dispute) => dispute.id !== '' && isPending(dispute));
  return hasPending ? now + FOLLOW_UP_MS : null;
}

/** Whether the order is paid and no other payment is under way. A webhook reports whatever happens later. */
function isSettled(transaction: Pick<Transaction, 'attempts' | 'refunds'>): boolean {
  const { attempts } = transaction;
  return (
    attempts.some(({ use, state }) => use === 'kept' && state === 'captured') &&
    !attempts.some((attempt) => isAuthorized(attempt, transaction))
  );
}

/**
 * The next check of an order's payment (epoch milliseconds); null when nothing is left to wait for. `answered`: whether
 * the provider has just responded. Without a response nothing is known, and the check is retried.
 */
export function nextCheck(
  transaction: Pick<Transaction, 'attempts' | 'createdAt' | 'refunds' | 'disputes' | 'method'>,
  { now, answered }: { now: number; answered: boolean },
): number | null {
  const followUp = nextFollowUp(transaction, now);
  const isPaid = isPaidOnDelivery(transaction.method) || isSettled(transaction);
  if (followUp !== null && isPaid) return followUp;
  if (isPaidOnDelivery(transaction.method)) return null;
  if (!answered) return now + RETRY_MS;
  if (isPaid) return null;
  const { createdAt, method } = transaction;
  // No provider knows of a bank transfer, so its only check is the end of the hold.
  const checks = isPaidByHand(method) ? [traitsOf(method).holdMs ?? 0] : CHECKS_MS;
  const check = checks.map((after) => createdAt + after).find((moment) => moment > now) ?? null;
  // A refund of an unpaid order must not postpone the check that ends its stock hold.
  return check === null || followUp === null ? (check ?? followUp) : Math.min(check, followUp);
}
