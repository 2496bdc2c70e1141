import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { type Paise, paise } from '../money/money.ts';
import { hopelessRefunds } from '../payment/payment-refunds.ts';
import { withRefund } from '../payment/transaction-facts.ts';
import {
  moneyOf,
  refundablePaise,
  refundablePayment,
  unrefundedPaise,
} from '../payment/transaction-money.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';
import { askRefund, isReturnedByHand, LEAST_REFUND_PAISE } from './order-refund.ts';

/**
 * Asks for the refund of what is left of a cancelled or returned order's payment. Nothing while a bank disputes it: the
 * bank may return the money itself. What staff return by hand they record as a separate refund. One refund per key.
 */
export function refundRemainder(
  state: OrderState,
  { key, why }: { readonly key: string; readonly why: 'cancelled' | 'returned' },
  now: number,
): Transition {
  const money = moneyOf(state.transaction);
  const amountPaise = refundablePaise(money);
  const isRequested = state.transaction.refunds.some((refund) => refund.key === key);
  if (money.disputed || isRequested) return { state, effects: [] };
  if (isReturnedByHand(state.transaction) || amountPaise < LEAST_REFUND_PAISE) {
    return { state, effects: [] };
  }
  return askRefund(state, { key, amountPaise, why }, now);
}

/**
 * Credit notes for what banks took back of an invoiced order whose goods stayed or came back. Their amount is what all of
 * them add up to, so a repetition changes nothing, and a further loss is credited by its difference. While a dispute is
 * open, none.
 */
export function lostCredit(state: OrderState): readonly Effect[] {
  const amountPaise = lostCreditPaise(state);
  return amountPaise === 0
    ? []
    : [{ effect: 'credit-note', key: 'dispute-lost', amountPaise, isTotal: true }];
}

/** What no refund returns: one that will never be requested counts as none. */
function lostCreditPaise({ order, transaction }: OrderState): Paise {
  const money = moneyOf({ ...transaction, refunds: withoutHopeless(transaction) });
  if (order.invoice === '' || money.disputed) return paise(0);
  return paise(Math.min(money.lostPaise, unrefundedPaise(money)));
}

/**
 * What a closed order owes when a refund fails that was pending while its dispute was lost. The credit note of the loss
 * left the refund out, so another one adds it, and what the bank left is refunded.
 */
export function settleAfterFailure(state: OrderState, now: number): Transition {
  return settleClosed(state, `after-failure_${state.order.id}`, now);
}

/**
 * What an order still owes after news of a dispute. Decided refunds that a lost dispute left no money for are dropped:
 * they were never requested, and the bank has returned the money. A parcel may come back, and an order be cancelled,
 * while the payment is disputed: once it is decided, the rest is refunded, and what the bank took is credited.
 */
export function settleAfterDispute(state: OrderState, now: number): Transition {
  return settleClosed(withoutHopelessRefunds(state), afterDispute(state), now);
}

/** Refunds the rest of a cancelled or returned order, and credits what banks took of it. */
function settleClosed(state: OrderState, key: string, now: number): Transition {
  const { status } = state.order;
  if (status !== 'returned' && status !== 'cancelled') return { state, effects: [] };
  const refund = refundRemainder(state, { key, why: status }, now);
  return { state: refund.state, effects: [...refund.effects, ...lostCredit(state)] };
}

const afterDispute = ({ order }: OrderState): string => `after-dispute_${order.id}`;

function withoutHopeless(transaction: Transaction): Refund[] {
  const hopeless = hopelessRefunds(transaction);
  return transaction.refunds.filter((refund) => !hopeless.includes(refund));
}

function withoutHopelessRefunds(state: OrderState): OrderState {
  const transaction = { ...state.transaction, refunds: withoutHopeless(state.transaction) };
  const last = hopelessRefunds(state.transaction).find(({ key }) => key === afterDispute(state));
  if (!last) return { ...state, transaction };
  // The shopper has a letter about this refund, so it stays. It pays what is left; while that is too little, it waits: the
  // shop may win a later phase of the dispute.
  const left = refundablePayment(transaction);
  const refund = left < LEAST_REFUND_PAISE ? last : { ...last, amountPaise: left };
  return { ...state, transaction: { ...transaction, refunds: withRefund(transaction, refund) } };
}
