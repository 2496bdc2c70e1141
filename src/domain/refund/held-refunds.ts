import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { lineAmount, type Order } from '../order/order.ts';
import { isTakenByBank, refundTotal } from '../payment/payment-refunds.ts';
import { moneyOf, refundablePayment, unrefundedPaise } from '../payment/transaction-money.ts';
import {
  type HeldRefund,
  itemsOf,
  type Refund,
  type RefundItem,
  type Transaction,
} from '../payment/transaction.ts';
import { askRefund, MIN_REFUND_PAISE } from './order-refund.ts';

/** Whether a bank disputes the payment of an order or has taken some of it, so that pieces may leave it without their refund. */
export function isHeldBack(transaction: Transaction): boolean {
  const { disputed, disputeLost } = moneyOf(transaction);
  return disputed || disputeLost;
}

/** The order with these refunds held back, instead of those before. */
export function holdRefunds(state: OrderState, heldRefunds: readonly HeldRefund[]): OrderState {
  if (heldRefunds.length === 0 && heldOf(state).length === 0) return state;
  return { ...state, transaction: { ...state.transaction, heldRefunds: [...heldRefunds] } };
}

/**
 * Refunds pieces that leave an open order whose payment is disputed or lost: never more than the bank left, and nothing
 * before it has decided. What cannot be refunded stays in `heldRefunds`. `now` is epoch milliseconds.
 */
export function refundAsLeft(
  state: OrderState,
  { items, why }: Pick<HeldRefund, 'items' | 'why'>,
  now: number,
): Transition {
  const held = { items, why, isCredited: false };
  return settleHeld(holdRefunds(state, [...heldOf(state), held]), now);
}

/**
 * Settles the held refunds of an open order once no dispute is open, oldest first: requests what is refundable, and credits
 * what the bank took instead. The rest stays held, because the bank may give it back in a later phase. Idempotent. `now` is
 * epoch milliseconds.
 */
export function settleHeld(state: OrderState, now: number): Transition {
  if (moneyOf(state.transaction).disputed) return { state, effects: [] };
  const taken = creditTaken(state);
  return heldOf(state).reduce<Transition>((so, held, index) => {
    const settled = settleOne(so.state, held, { index, now });
    return { state: settled.state, effects: [...so.effects, ...settled.effects] };
  }, taken);
}

/** Credits the pieces of failed refunds whose money the bank took. */
function creditTaken(state: OrderState): Transition {
  const { order, transaction } = state;
  const taken = transaction.refunds.filter(
    (one) =>
      order.invoice !== '' &&
      !one.isCredited &&
      paysForPieces(one, order) &&
      isTakenByBank(one, transaction),
  );
  const refunds = transaction.refunds.map((one) =>
    taken.includes(one) ? { ...one, isCredited: true } : one,
  );
  return {
    state: { order, transaction: { ...transaction, refunds } },
    effects: taken.flatMap((refund) =>
      lossCredit(refund.key, refund.amountPaise, itemsOf(refund), refund.why),
    ),
  };
}

/** A refund that the bank left no money for, to hold back. One of the whole order names its lines by their price. */
export function heldBack(refund: Refund, { lines }: Order): HeldRefund {
  const { why, isCredited = false } = refund;
  const named = itemsOf(refund);
  const shares = allocate(refund.amountPaise, lines.map(lineAmount));
  const items = shares.map((amountPaise, index) => ({ line: index + 1, quantity: 0, amountPaise }));
  return { items: named.length > 0 ? [...named] : items, why, isCredited };
}

/**
 * Whether a refund pays back pieces that the order no longer has: it names them, or pieces left a line whose price it had
 * returned already, and which therefore have no refund of their own.
 */
export function paysForPieces(refund: Refund, { lines }: Order): boolean {
  const named = itemsOf(refund);
  const isOf = (line: number) => named.length === 0 || named.some((one) => one.line === line);
  return (
    refund.isCredited === true ||
    named.some(({ quantity }) => quantity > 0) ||
    lines.some(({ returnedQuantity = 0 }, index) => returnedQuantity > 0 && isOf(index + 1))
  );
}

interface Place {
  /** The place among the held refunds, which makes the key of each unique within a transition. */
  readonly index: number;
  readonly now: number;
}

function settleOne(before: OrderState, held: HeldRefund, { index, now }: Place): Transition {
  const { order } = before;
  const state = holdRefunds(
    before,
    heldOf(before).filter((one) => one !== held),
  );
  const key = `pieces_${order.id}_${order.moves}_${index}`;
  const refundable = Math.min(sumOf(held.items), refundablePayment(state.transaction));
  const amountPaise = paise(refundable < MIN_REFUND_PAISE ? 0 : refundable);
  const { paid, rest } = dividedItems(held.items, amountPaise);
  const asked =
    amountPaise === 0
      ? { state, effects: [] }
      : askRefund(state, { ...held, key, amountPaise, items: paid }, now);
  if (rest.length === 0) return asked;
  const hold = (...parts: readonly HeldRefund[]): OrderState =>
    holdRefunds(asked.state, [...heldOf(asked.state), ...parts]);
  const lostPaise = held.isCredited ? paise(0) : uncreditedLoss(asked.state, sumOf(rest));
  if (lostPaise === 0) return { ...asked, state: hold({ ...held, items: rest }) };
  // The bank may have taken less than what is too little to refund.
  const { paid: taken, rest: left } = dividedItems(rest, lostPaise);
  const credited = { ...held, items: taken, isCredited: true };
  return {
    state: left.length === 0 ? hold(credited) : hold(credited, { ...held, items: left }),
    effects: [...asked.effects, ...lossCredit(key, lostPaise, taken, held.why)],
  };
}

/** Pieces divided into what is refunded and what is not. The first part that has an amount names the pieces. */
function dividedItems(items: readonly RefundItem[], amountPaise: Paise) {
  const shares = allocate(
    amountPaise,
    items.map((item) => item.amountPaise),
  );
  const share = (index: number): Paise => shares[index] ?? paise(0);
  const paid = items.map((item, index) => ({ ...item, amountPaise: share(index) }));
  const rest = items.map((item, index) => ({
    ...item,
    quantity: amountPaise === 0 ? item.quantity : 0,
    amountPaise: paise(item.amountPaise - share(index)),
  }));
  return { paid, rest: sumOf(rest) === 0 ? [] : rest };
}

/** What of an amount the bank took from the payment of an invoiced order, and no credit note has credited yet, in paise. */
function uncreditedLoss(state: OrderState, amountPaise: Paise): Paise {
  if (state.order.invoice === '') return paise(0);
  const money = moneyOf(state.transaction);
  const held = heldOf(state).filter(({ isCredited }) => isCredited);
  const taken = state.transaction.refunds.filter(
    (one) => one.isCredited && isTakenByBank(one, state.transaction),
  );
  const credited = sumOf(held.flatMap(({ items }) => items)) + refundTotal(taken);
  const loss = Math.min(money.lostPaise, unrefundedPaise(money)) - credited;
  return paise(Math.max(0, Math.min(amountPaise, loss)));
}

/** The key begins as that of `lostCredit`, whose total counts this note when the order is closed. */
function lossCredit(
  key: string,
  amountPaise: Paise,
  items: readonly RefundItem[],
  why: string,
): readonly Effect[] {
  return [{ effect: 'credit-note', key: `dispute-lost_${key}`, amountPaise, items, why }];
}

const heldOf = ({ transaction }: OrderState): readonly HeldRefund[] =>
  transaction.heldRefunds ?? [];

const sumOf = (items: readonly RefundItem[]): Paise =>
  paise(items.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
