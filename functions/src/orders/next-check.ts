import type { Order } from '../../../src/domain/order/order.ts';
import {
  HOLD_MS,
  holdOf,
  isPaidByHand,
  isPaidOnDelivery,
} from '../../../src/domain/payment/payment-method.ts';
import { currentDisputes, isPending } from '../../../src/domain/payment/dispute.ts';
import { refundsToRequest } from '../../../src/domain/payment/payment-refunds.ts';
import { isAuthorized } from '../../../src/domain/payment/transaction-money.ts';
import type { Transaction } from '../../../src/domain/payment/transaction.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Times of payment checks of every order, in milliseconds after it, because UPI payments and late authorisations arrive
 * for up to three days. No checks follow once the order is paid or after the last one, unless a refund or dispute is
 * pending.
 */
const CHECKS_MS = [HOLD_MS, 2 * HOLD_MS, ...[1, 6, 24, 72].map((hours) => hours * HOUR_MS)];
/** Retry delay when the provider didn't respond, in milliseconds. */
const RETRY_MS = 5 * MINUTE_MS;
/** Interval for checking a pending refund or dispute, in milliseconds. */
const FOLLOW_UP_MS = HOUR_MS;

/** What decides how long an order holds its stock unpaid, and since when. */
type HeldOrder = Pick<Order, 'createdAt' | 'method' | 'holdMs'>;

/**
 * The times of an order's payment checks in order (epoch milliseconds): among them when its own hold ends, and when a
 * hold ends that an authorisation has doubled. None of an order that is accepted unpaid.
 */
function checksOf(order: HeldOrder): readonly number[] {
  const holdMs = holdOf(order);
  if (holdMs === null) return [];
  // No provider knows of a bank transfer, so its only check is the end of the hold.
  const checks = isPaidByHand(order.method) ? [holdMs] : [...CHECKS_MS, holdMs, 2 * holdMs];
  return checks.map((after) => order.createdAt + after).toSorted((one, other) => one - other);
}

/** The first check of a new order's payment (epoch milliseconds). Null if it has no hold. */
export function firstCheck(order: HeldOrder): number | null {
  return checksOf(order)[0] ?? null;
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
  order: HeldOrder,
  transaction: Pick<Transaction, 'attempts' | 'refunds' | 'disputes'>,
  { now, answered }: { now: number; answered: boolean },
): number | null {
  const followUp = nextFollowUp(transaction, now);
  const isPaid = isPaidOnDelivery(order.method) || isSettled(transaction);
  if (followUp !== null && isPaid) return followUp;
  if (isPaidOnDelivery(order.method)) return null;
  if (!answered) return now + RETRY_MS;
  if (isPaid) return null;
  const check = checksOf(order).find((moment) => moment > now) ?? null;
  // A refund of an unpaid order must not postpone the check that ends its stock hold.
  return check === null || followUp === null ? (check ?? followUp) : Math.min(check, followUp);
}
