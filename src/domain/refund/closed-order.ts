import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { moneyOf, refundablePaise, unrefundedPaise } from '../payment/transaction-money.ts';
import { paise } from '../money/money.ts';
import { askRefund, LEAST_REFUND_PAISE } from './order-refund.ts';

/**
 * Asks for the refund of what is left of a cancelled or returned order's payment. Nothing while a bank disputes it: the
 * bank may return the money itself. Cash is returned by hand: staff record it as a separate refund.
 */
export function refundRemainder(
  state: OrderState,
  why: 'cancelled' | 'returned',
  now: number,
): Transition {
  const money = moneyOf(state.transaction);
  const amountPaise = refundablePaise(money);
  const key = `${why}_${state.order.id}`;
  const isRequested = state.transaction.refunds.some((refund) => refund.key === key);
  if (state.transaction.cashAt !== null || money.disputed || isRequested) return { state, effects: [] };
  if (amountPaise < LEAST_REFUND_PAISE) return { state, effects: [] };
  return askRefund(state, { key, amountPaise, why }, now);
}

/** A credit note for what a bank took back of an invoiced order whose goods stayed or came back. */
export function lostCredit({ order, transaction }: OrderState): readonly Effect[] {
  const money = moneyOf(transaction);
  const amountPaise = paise(Math.min(money.lostPaise, unrefundedPaise(money)));
  if (order.invoice === '' || amountPaise === 0) return [];
  return [{ effect: 'credit-note', key: 'dispute-lost', amountPaise }];
}

/**
 * What a closed order still owes when its bank has decided: a parcel may come back, and an order be cancelled, while the
 * payment is disputed.
 */
export function settleAfterDispute(before: OrderState, after: OrderState, now: number): Transition {
  const { status } = after.order;
  const isClosed = status === 'returned' || status === 'cancelled';
  const isDecided = moneyOf(before.transaction).disputed && !moneyOf(after.transaction).disputed;
  if (!isClosed || !isDecided) return { state: after, effects: [] };
  const refund = refundRemainder(after, status, now);
  return { state: refund.state, effects: [...refund.effects, ...lostCredit(after)] };
}
