import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { moneyOf, refundablePaise, unrefundedPaise } from '../payment/transaction-money.ts';
import { paise } from '../money/money.ts';
import { isMoot, refundsToRequest } from '../payment/payment-refunds.ts';
import { askRefund, LEAST_REFUND_PAISE } from './order-refund.ts';

/**
 * Asks for the refund of what is left of a cancelled or returned order's payment. Nothing while a bank disputes it: the
 * bank may return the money itself. Cash is returned by hand: staff record it as a separate refund. One refund per key.
 */
export function refundRemainder(
  state: OrderState,
  { key, why }: { readonly key: string; readonly why: 'cancelled' | 'returned' },
  now: number,
): Transition {
  const money = moneyOf(state.transaction);
  const amountPaise = refundablePaise(money);
  const isRequested = state.transaction.refunds.some((refund) => refund.key === key);
  if (state.transaction.cashAt !== null || money.disputed || isRequested) {
    return { state, effects: [] };
  }
  if (amountPaise < LEAST_REFUND_PAISE) return { state, effects: [] };
  return askRefund(state, { key, amountPaise, why }, now);
}

/**
 * A credit note for what banks took back of an invoiced order whose goods stayed or came back. One for all disputes, so
 * it waits until each is decided; its key makes a repetition change nothing.
 */
export function lostCredit({ order, transaction }: OrderState): readonly Effect[] {
  const money = moneyOf(transaction);
  const amountPaise = paise(Math.min(money.lostPaise, unrefundedPaise(money)));
  if (order.invoice === '' || money.disputed || amountPaise === 0) return [];
  return [{ effect: 'credit-note', key: 'dispute-lost', amountPaise }];
}

/**
 * What an order still owes when its bank has decided. Decided refunds that a lost dispute left no money for are dropped:
 * they were never requested, and the bank has returned the money. A parcel may come back, and an order be cancelled,
 * while the payment is disputed: then the rest is refunded, and what the bank took is credited.
 */
export function settleAfterDispute(before: OrderState, after: OrderState, now: number): Transition {
  const isDecided = !moneyOf(after.transaction).disputed;
  const hasChanged =
    moneyOf(before.transaction).disputed ||
    moneyOf(before.transaction).lostPaise !== moneyOf(after.transaction).lostPaise;
  if (!isDecided || !hasChanged) return { state: after, effects: [] };
  const settled = withoutHopelessRefunds(after);
  const { status } = after.order;
  if (status !== 'returned' && status !== 'cancelled') return { state: settled, effects: [] };
  const refund = refundRemainder(settled, { key: afterDispute(settled), why: status }, now);
  return { state: refund.state, effects: [...refund.effects, ...lostCredit(settled)] };
}

const afterDispute = ({ order }: OrderState): string => `after-dispute_${order.id}`;

function withoutHopelessRefunds(state: OrderState): OrderState {
  const { transaction } = state;
  if (!moneyOf(transaction).disputeLost) return state;
  const requested = refundsToRequest(transaction);
  const refunds = transaction.refunds.filter(
    (refund) =>
      refund.state !== 'asked' ||
      requested.includes(refund) ||
      isMoot(refund, transaction) ||
      // It is asked for once, so it waits: a later phase of the dispute may be won.
      refund.key === afterDispute(state),
  );
  return { ...state, transaction: { ...transaction, refunds } };
}
