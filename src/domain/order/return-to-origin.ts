import { lostCredit, refundRemainder } from '../refund/closed-order.ts';
import {
  type GoodsCount,
  isAllSellable,
  type UndeliveredReason,
} from '../return/returned-parcel.ts';
import {
  applyTransition,
  type Effect,
  type OrderMail,
  type OrderState,
  type Transition,
} from './order-change.ts';
import { remainderOf, unpaidCredit } from './order-end.ts';
import { piecesOf, withoutGift } from './order-pieces.ts';
import type { Order } from './order.ts';
import { byHandAlerts } from './payment-alerts.ts';

/** Marks the parcel as returning to the shop, with the reason why it was not delivered. `now` is epoch milliseconds. */
export function startReturnToOrigin(
  { order, transaction }: OrderState,
  reason: UndeliveredReason,
  now: number,
): Transition {
  const turned = { ...order, undelivered: { reason, at: now } };
  return applyTransition({ order: turned, transaction }, now, [mail('returning')]);
}

/** Whether every line that has pieces is counted once, with no more pieces than it has. */
export function isWholeCount(order: Pick<Order, 'lines'>, counts: readonly GoodsCount[]): boolean {
  const pieces = piecesOf(order);
  return (
    counts.length === pieces.length &&
    pieces.every(({ line, quantity }) =>
      counts.some((one) => one.line === line && one.sellable + one.damaged <= quantity),
    )
  );
}

/**
 * Closes an order that came back as a whole: the sellable pieces go back into stock, a paid order is refunded in full, and the
 * invoice of an unpaid cash order is credited. `before` is the state before the move; `now` is epoch milliseconds.
 */
export function checkInReturned(
  before: OrderState,
  moved: OrderState,
  counts: readonly GoodsCount[],
  now: number,
): Transition {
  const goodsCheck = { counts: [...counts], at: now };
  const gift = isUnopened(before.order, counts)
    ? withoutGift(moved.order)
    : { order: moved.order, effects: [] };
  const state = { ...moved, order: { ...gift.order, goodsCheck } };
  const refund = refundRemainder(state, remainderOf(state, 'returned'), now);
  const pieces = counts
    .filter(({ sellable }) => sellable > 0)
    .map(({ line, sellable }) => ({ line, quantity: sellable }));
  return applyTransition(refund.state, now, [
    ...(pieces.length > 0 ? [{ effect: 'stock', change: 'restock', pieces } as const] : []),
    ...gift.effects,
    // Only delivered parcels count as sales, so only these are subtracted.
    ...(before.order.status === 'delivered'
      ? [{ effect: 'sales', change: 'returned' } as const]
      : []),
    mail('returned'),
    ...refund.effects,
    ...byHandAlerts(refund.state.transaction),
    ...unpaidCredit(before),
    ...lostCredit(before),
  ]);
}

/** Whether the gift must still be inside: the parcel was not delivered, and all pieces came back sellable. */
function isUnopened(order: Order, counts: readonly GoodsCount[]): boolean {
  return order.status === 'returning' && isAllSellable(piecesOf(order), counts);
}

const mail = (name: OrderMail): Effect => ({ effect: 'mail', mail: name, key: name });
