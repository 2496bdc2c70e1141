import {
  type Transition,
  type Effect,
  type OrderMail,
  type OrderState,
  applyTransition,
} from './order-change.ts';
import { askRefund } from '../refund/order-refund.ts';
import { type Actor, type MoveName, type MoveRefusal, moveRefusal, statusAfter } from './order.ts';
import { moneyOf, refundablePayment } from '../payment/transaction-money.ts';

/** Somebody, or the clock, moves an order. `shipment` is for `ship`, `restock` for `return`. */
export interface StaffMove {
  readonly move: Exclude<MoveName, 'pay'>;
  readonly actor: Actor;
  readonly shipment?: { readonly courier: string; readonly tracking: string };
  /** Whether what came back can be sold again. */
  readonly restock?: boolean;
}

/** Moves an order along the machine, or says why not. */
export function applyMove(
  state: OrderState,
  request: StaffMove,
  now: number,
): Transition | { readonly refusal: MoveRefusal } {
  const { order } = state;
  const { move, actor } = request;
  const refusal = moveRefusal(order, move, actor);
  if (refusal) return { refusal };
  const status = statusAfter(order.status, move) ?? order.status;
  const moved: OrderState = { ...state, order: { ...order, status } };
  switch (move) {
    case 'expire':
      return applyTransition(released(moved), now, [
        { effect: 'stock', change: 'release' },
        { effect: 'coupon', change: 'release' },
      ]);
    case 'cancel':
      return cancelled(state, moved, now);
    case 'pack':
      return applyTransition(moved, now, [
        { effect: 'invoice' },
        ...goneCredits(state),
        mail('packed'),
      ]);
    case 'ship': {
      const shipment = request.shipment ?? order.shipment;
      return applyTransition({ ...moved, order: { ...moved.order, shipment } }, now, [
        mail('shipped'),
      ]);
    }
    case 'deliver':
      return delivered(moved, now);
    case 'return':
      return cameBack(state, moved, now, request.restock ?? false);
  }
}

function released(state: OrderState): OrderState {
  const reservation = { state: 'released', untilAt: null } as const;
  return { ...state, order: { ...state.order, reservation } };
}

function cancelled(before: OrderState, moved: OrderState, now: number): Transition {
  const held = before.order.reservation.state === 'held';
  const back = withEverythingBack(released(moved), 'cancelled', now);
  return applyTransition(back.state, now, [
    { effect: 'stock', change: held ? 'release' : 'restock' },
    { effect: 'coupon', change: 'release' },
    mail('cancelled'),
    ...back.effects,
    ...unpaidCredit(before),
    ...lostCredit(before),
  ]);
}

function delivered(state: OrderState, now: number): Transition {
  const { transaction } = state;
  const cashAt = transaction.method === 'cod' ? now : null;
  return applyTransition({ ...state, transaction: { ...transaction, cashAt } }, now, [
    mail('delivered'),
    { effect: 'purchases' },
  ]);
}

function cameBack(
  before: OrderState,
  moved: OrderState,
  now: number,
  restock: boolean,
): Transition {
  const state = restock ? released(moved) : moved;
  // Cash that was taken goes back by hand: staff note it as a refund of their own.
  const back = withEverythingBack(state, 'returned', now);
  return applyTransition(back.state, now, [
    ...(restock ? [{ effect: 'stock', change: 'restock' } as const] : []),
    ...back.effects,
    ...unpaidCredit(before),
    ...lostCredit(before),
  ]);
}

/** What has gone back of an order before its invoice is issued is taken back from it at once. */
function goneCredits({ transaction: { attempts, refunds } }: OrderState): readonly Effect[] {
  const kept = attempts.find(({ use }) => use === 'kept')?.paymentId;
  return refunds
    .filter(({ state, paymentId }) => state === 'done' && paymentId === kept)
    .map(({ key, amountPaise }) => ({ effect: 'credit-note', key, amountPaise }));
}

/** An order that was invoiced and never paid: the whole invoice is taken back at once. */
function unpaidCredit({ order, transaction }: OrderState): readonly Effect[] {
  const unpaid = transaction.method === 'cod' && transaction.cashAt === null;
  if (!unpaid || order.invoice === '') return [];
  return [{ effect: 'credit-note', key: 'unpaid', amountPaise: transaction.amountPaise }];
}

/** The bank took the money of an invoiced order back, and its goods stay with the shop or have come back. */
function lostCredit({ order, transaction }: OrderState): readonly Effect[] {
  const left = refundablePayment(transaction);
  if (!moneyOf(transaction).disputeLost || order.invoice === '' || left === 0) return [];
  return [{ effect: 'credit-note', key: 'dispute-lost', amountPaise: left }];
}

function withEverythingBack(state: OrderState, why: string, now: number): Transition {
  const left = refundablePayment(state.transaction);
  const { disputed, disputeLost } = moneyOf(state.transaction);
  const isAtBank = disputed || disputeLost;
  if (left === 0 || state.transaction.cashAt !== null || isAtBank) return { state, effects: [] };
  return askRefund(state, { key: `${why}_${state.order.id}`, amountPaise: left, why }, now);
}

const mail = (name: OrderMail): Effect => ({ effect: 'mail', mail: name, key: name });
