import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { moneyOf, refundablePaise, unrefundedPaise } from '../payment/transaction-money.ts';
import { type Paise, paise } from '../money/money.ts';
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
export function lostCredit(state: OrderState): readonly Effect[] {
  const amountPaise = lostCreditPaise(state);
  return amountPaise === 0 ? [] : [{ effect: 'credit-note', key: LOST, amountPaise }];
}

/** The key of the credit note of a loss, and the reason on it. */
const LOST = 'dispute-lost';

function lostCreditPaise({ order, transaction }: OrderState): Paise {
  const money = moneyOf(transaction);
  if (order.invoice === '' || money.disputed) return paise(0);
  return paise(Math.min(money.lostPaise, unrefundedPaise(money)));
}

/**
 * What a closed order owes when a refund fails that was pending while its dispute was lost. The credit note of the loss
 * left the refund out, so another one adds it, and what the bank left is refunded.
 */
export function settleAfterFailure(
  before: OrderState,
  after: OrderState,
  { key, now }: { readonly key: string; readonly now: number },
): Transition {
  const { status } = after.order;
  const isClosed = status === 'returned' || status === 'cancelled';
  if (!isClosed || !moneyOf(after.transaction).disputeLost) return { state: after, effects: [] };
  const amountPaise = paise(Math.max(0, lostCreditPaise(after) - lostCreditPaise(before)));
  const credit = { effect: 'credit-note', key: `${LOST}_${key}`, amountPaise, why: LOST } as const;
  const refund = refundRemainder(after, { key: afterDispute(after), why: status }, now);
  return {
    state: refund.state,
    effects: [...refund.effects, ...(amountPaise === 0 ? [] : [credit])],
  };
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
