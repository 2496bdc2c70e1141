import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { type Paise, paise } from '../money/money.ts';
import { isTakenByBank, refundTotal, uncoveredRefunds } from '../payment/payment-refunds.ts';
import { withRefund } from '../payment/transaction-facts.ts';
import {
  moneyOf,
  refundablePaise,
  refundablePayment,
  unrefundedPaise,
} from '../payment/transaction-money.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';
import { heldBack, holdRefunds, paysForPieces, settleHeld } from './held-refunds.ts';
import { askRefund, isReturnedByHand, MIN_REFUND_PAISE } from './order-refund.ts';

/**
 * Requests the refund of what is left of a cancelled or returned order's payment. Requests nothing while a bank
 * disputes the payment, because the bank may return the money itself, and nothing that staff return by hand: they
 * record that separately. It includes what was held back of pieces that left the order before. Idempotent per key.
 */
export function refundRemainder(
  before: OrderState,
  { key, why }: { readonly key: string; readonly why: 'cancelled' | 'returned' },
  now: number,
): Transition {
  const state = holdRefunds(before, []);
  const money = moneyOf(state.transaction);
  const amountPaise = refundablePaise(money);
  const isRequested = state.transaction.refunds.some((refund) => refund.key === key);
  if (money.disputed || isRequested) return { state, effects: [] };
  if (isReturnedByHand(state.transaction) || amountPaise < MIN_REFUND_PAISE) {
    return { state, effects: [] };
  }
  return askRefund(state, { key, amountPaise, why }, now);
}

/**
 * Credit notes for what banks took back of an invoiced order, whether its goods stayed with the shopper or came back.
 * The effect states the total of these notes, so a repetition credits nothing, and a further loss only its difference.
 * None while a dispute is open.
 */
export function lostCredit(state: OrderState): readonly Effect[] {
  const amountPaise = lostCreditPaise(state);
  return amountPaise === 0
    ? []
    : [{ effect: 'credit-note', key: 'dispute-lost', amountPaise, isTotal: true }];
}

/**
 * The amount that banks took back and no refund returns, in paise, with what was credited before a bank gave it back. Refunds
 * that will never be requested do not count.
 */
function lostCreditPaise({ order, transaction }: OrderState): Paise {
  const refunds = coveredRefunds(transaction);
  const money = moneyOf({ ...transaction, refunds });
  const lostPaise = Math.min(money.lostPaise, unrefundedPaise(money));
  if (order.invoice === '' || money.disputed || lostPaise === 0) return paise(0);
  const creditedBefore = refunds.filter(
    (one) => one.isCredited && one.replacedBy === '' && !isTakenByBank(one, transaction),
  );
  return paise(lostPaise + refundTotal(creditedBefore));
}

/**
 * Settles an order when a refund fails that was pending while its dispute was lost. The loss was
 * credited without the amount of that refund, which seemed to be on its way: a further note credits it, and what the bank
 * left is refunded.
 */
export function settleAfterFailure(state: OrderState, now: number): Transition {
  return settle(state, `after-failure_${state.order.id}`, now);
}

/**
 * Settles an order after news of a dispute. Drops the decided refunds that a lost dispute left no money for: they were
 * never requested, and the bank has returned the money. An order may be cancelled or returned while its payment is
 * disputed: after the decision, the rest is refunded, and what the bank took is credited. The same is done for the pieces that
 * have left an open order.
 */
export function settleAfterDispute(state: OrderState, now: number): Transition {
  return settle(dropUncoveredRefunds(state), afterDisputeKey(state), now);
}

/**
 * Refunds the rest of a cancelled or returned order, and credits what banks took of it. Of another order only the pieces that
 * have left it.
 */
function settle(state: OrderState, key: string, now: number): Transition {
  const { status } = state.order;
  if (status !== 'returned' && status !== 'cancelled') return settleHeld(state, now);
  const refund = refundRemainder(state, { key, why: status }, now);
  return { state: refund.state, effects: [...refund.effects, ...lostCredit(state)] };
}

const afterDisputeKey = ({ order }: OrderState): string => `after-dispute_${order.id}`;

function coveredRefunds(transaction: Transaction): Refund[] {
  const uncovered = uncoveredRefunds(transaction);
  return transaction.refunds.filter((refund) => !uncovered.includes(refund));
}

function dropUncoveredRefunds(state: OrderState): OrderState {
  const uncovered = uncoveredRefunds(state.transaction);
  const heldRefunds = [
    ...(state.transaction.heldRefunds ?? []),
    // The pieces have left the order: they get what the bank left, and the rest of their price is credited.
    ...uncovered
      .filter((refund) => paysForPieces(refund, state.order))
      .map((refund) => heldBack(refund, state.order)),
  ];
  const refunds = coveredRefunds(state.transaction);
  const dropped = holdRefunds(
    { ...state, transaction: { ...state.transaction, refunds } },
    heldRefunds,
  );
  const { transaction } = dropped;
  const last = uncovered.find(({ key }) => key === afterDisputeKey(state));
  if (!last) return dropped;
  // The shopper has an email about this refund, so it stays and pays what is left. When too little is left it waits,
  // because the shop may win a later phase of the dispute.
  const left = refundablePayment(transaction);
  const refund = left < MIN_REFUND_PAISE ? last : { ...last, amountPaise: left };
  return { ...state, transaction: { ...transaction, refunds: withRefund(transaction, refund) } };
}
