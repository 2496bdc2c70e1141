import { isPaidByHand, isPaidOnDelivery } from '../payment/payment-method.ts';
import {
  type Transition,
  type Effect,
  type OrderMail,
  type OrderState,
  applyTransition,
} from './order-change.ts';
import { lostCredit, refundRemainder } from '../refund/closed-order.ts';
import type { GoodsCount, UndeliveredReason } from '../return/returned-parcel.ts';
import { remainderOf, unpaidCredit } from './order-end.ts';
import { changesOf, withoutGift } from './order-pieces.ts';
import {
  type Actor,
  type MoveName,
  type MoveRefusal,
  moveRefusal,
  type Order,
  statusAfter,
} from './order.ts';
import { byHandAlerts } from './payment-alerts.ts';
import { reviewRequestAt } from '../review/review-day.ts';
import { isWholeCount, checkInReturned, startReturnToOrigin } from './return-to-origin.ts';
import { isRedundant, isDisputeRefund } from '../payment/payment-refunds.ts';
import { appliedPayment } from '../payment/transaction.ts';

/** A move by staff, the shopper or the clock. `shipment` is for `ship`. */
export interface StaffMove {
  readonly move: Exclude<MoveName, 'pay'>;
  readonly actor: Actor;
  readonly shipment?: NonNullable<OrderState['order']['shipment']> | undefined;
  /** For `return-to-origin`: why the parcel was not delivered. */
  readonly reason?: UndeliveredReason | undefined;
  /** For `return`: what came back. */
  readonly goods?: readonly GoodsCount[] | undefined;
}

/** Applies a move to an order, or returns why the state machine rejects it. */
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
    case 'expire': {
      const released = withStockReleased(moved);
      return applyTransition(released.state, now, [
        { effect: 'stock', change: 'release' },
        { effect: 'coupon', change: 'release' },
        ...released.effects,
        // A shopper who left the payment page without an attempt gets no email.
        ...(state.transaction.attempts.length > 0 || isPaidByHand(order.method)
          ? [mail('payment-failed')]
          : []),
      ]);
    }
    case 'cancel':
      return cancelOrder(state, moved, now);
    case 'pack':
      return applyTransition(moved, now, [
        // Staff who confirmed a transfer have issued the invoice already; its refunds are credited as they are made.
        ...(order.invoice === '' ? invoiceEffects(state) : []),
        mail('packed'),
      ]);
    case 'ship': {
      const shipment = request.shipment ?? order.shipment;
      return applyTransition({ ...moved, order: { ...moved.order, shipment } }, now, [
        mail('shipped'),
      ]);
    }
    case 'return-to-origin':
      return startReturnToOrigin(moved, request.reason ?? 'other', now);
    case 'deliver':
      return deliverOrder(moved, now);
    case 'return':
      return isWholeCount(order, request.goods ?? [])
        ? checkInReturned(state, moved, request.goods ?? [], now)
        : { refusal: 'goods-not-counted' };
  }
}

/**
 * Applies a move as staff ask for it. `seen` is `changesOf` the order as they have printed or seen it: packing is refused once
 * it has changed since, so that no cancelled piece leaves the shop and nothing goes to a former address. Nothing is compared without it.
 */
export function applyMoveAsSeen(
  state: OrderState,
  { seen, ...request }: StaffMove & { readonly seen?: number | undefined },
  now: number,
): Transition | { readonly refusal: MoveRefusal | 'changed' } {
  const result = applyMove(state, request, now);
  if ('refusal' in result || request.move !== 'pack' || seen === undefined) return result;
  return seen === changesOf(state.order) ? result : { refusal: 'changed' };
}

/** The order without its stock hold and its gift. */
function withStockReleased(state: OrderState): Transition {
  const reservation = { state: 'released', untilAt: null } as const;
  const { order, effects } = withoutGift({ ...state.order, reservation });
  return { state: { ...state, order }, effects };
}

function cancelOrder(before: OrderState, moved: OrderState, now: number): Transition {
  const wasHeld = before.order.reservation.state === 'held';
  const released = withStockReleased(moved);
  const refund = refundRemainder(released.state, remainderOf(moved, 'cancelled'), now);
  return applyTransition(refund.state, now, [
    { effect: 'stock', change: wasHeld ? 'release' : 'restock' },
    { effect: 'coupon', change: 'release' },
    ...released.effects,
    mail('cancelled'),
    ...refund.effects,
    ...byHandAlerts(refund.state.transaction),
    ...unpaidCredit(before),
    ...lostCredit(before),
  ]);
}

function deliverOrder(state: OrderState, now: number): Transition {
  const { transaction } = state;
  const cashAt = isPaidOnDelivery(transaction.method) ? now : null;
  const order = asDelivered(state.order, now);
  return applyTransition({ order, transaction: { ...transaction, cashAt } }, now, DELIVERED);
}

/** The order as it is delivered at a moment, in epoch milliseconds. */
export function asDelivered(order: Order, now: number): Order {
  return { ...order, deliveredAt: now, undelivered: null, askReviewsAt: reviewRequestAt(now) };
}

/** What follows from the delivery of an order. */
export const DELIVERED: readonly Effect[] = [
  { effect: 'mail', mail: 'delivered', key: 'delivered' },
  { effect: 'purchases' },
  { effect: 'sales', change: 'delivered' },
];

/** Issues the invoice, and credits the refunds that precede it. */
function invoiceEffects(state: OrderState): readonly Effect[] {
  return [{ effect: 'invoice' }, ...earlierRefundCredits(state)];
}

/** Credit notes for the refunds that precede the invoice, oldest first. */
function earlierRefundCredits({ transaction }: OrderState): readonly Effect[] {
  const { refunds } = transaction;
  const payingId = appliedPayment(transaction)?.paymentId;
  return (
    refunds
      .filter(({ state, paymentId }) => state === 'done' && paymentId === payingId)
      // Leaves out a replacement whose original refund succeeded after all: both returned the same money, and the
      // original counts.
      .filter(
        (refund) => !isRedundant(refund, transaction) && !isDisputeRefund(refund, transaction),
      )
      .toSorted((a, b) => a.at - b.at)
      .map(({ key, amountPaise }) => ({ effect: 'credit-note', key, amountPaise }))
  );
}

const mail = (name: OrderMail): Effect => ({ effect: 'mail', mail: name, key: name });
