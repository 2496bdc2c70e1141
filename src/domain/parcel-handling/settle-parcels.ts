import type { Effect, OrderState, Transition } from '../order/order-change.ts';
import { asDelivered, DELIVERED } from '../order/order-move.ts';
import { remainingPieces, withoutGift } from '../order/order-pieces.ts';
import type { Order, OrderStatus } from '../order/order.ts';
import {
  giftParcel,
  hasLeft,
  type OrderParcel,
  parcelsOf,
  piecesIn,
  sentParcels,
  turnedBackAt,
} from '../parcel/order-parcel.ts';

/** Statuses that an order's parcels decide. */
const DECIDED: readonly OrderStatus[] = ['packed', 'shipped', 'returning'];

/**
 * Brings the parcels of an order into line with it, after any change of the order. Pieces that the order no longer has are
 * taken out of waiting parcels, the last parcel first; an empty parcel is dropped. The order's status follows its parcels:
 * shipped once none waits, delivered once all that did not come back are delivered, returning once all remaining ones come
 * back. The order stores since when a parcel is on its way back (`turnedBackAt`), which the search for overdue parcels needs.
 * Idempotent. `now` is epoch milliseconds.
 */
export function settleParcels(before: OrderState, transition: Transition, now: number): Transition {
  if (transition.state === before) return transition;
  const { order } = transition.state;
  return withTurnedBack(
    parcelsOf(order).length === 0 ? transition : followParcels(transition, now),
  );
}

function withTurnedBack(transition: Transition): Transition {
  const { state, effects } = transition;
  const at = turnedBackAt(state.order);
  if (at === (state.order.turnedBackAt ?? null)) return transition;
  return { state: { ...state, order: { ...state.order, turnedBackAt: at } }, effects };
}

function followParcels({ state, effects: before }: Transition, now: number): Transition {
  const fitting = withFittingParcels(state.order);
  const { order, effects: back } = isGiftLeftBehind(state.order, fitting)
    ? withoutGift(fitting)
    : { order: fitting, effects: [] };
  const effects = [...before, ...back];
  if (!DECIDED.includes(order.status)) return { state: { ...state, order }, effects };
  const followed = withStatus(order, now);
  return {
    state: { ...state, order: followed.order },
    effects: [...effects, ...followed.effects],
  };
}

/** Whether the parcel of the gift is dropped before it is sent, and the next parcel has left without the gift. */
function isGiftLeftBehind(before: Order, after: Order): boolean {
  const [dropped, next] = [giftParcel(before), giftParcel(after)];
  if (!dropped || !next || dropped.id === next.id) return false;
  return !hasLeft(dropped) && hasLeft(next);
}

function withFittingParcels(order: Order): Order {
  const parcels = parcelsOf(order);
  // Only returned parcels are left: a parcel that is under way prevents the cancellation.
  if (order.status === 'cancelled') return { ...order, parcels: parcels.filter(hasLeft) };
  if (order.status === 'returned') {
    const closed = (one: OrderParcel): OrderParcel =>
      one.state === 'returning' ? { ...one, state: 'returned' } : one;
    return { ...order, parcels: parcels.map(closed) };
  }
  const fitting = withoutRemovedPieces(order, parcels);
  const isWhole = fitting.length === 1 && !fitting.some(hasLeft);
  return { ...order, parcels: isWhole ? [] : [...fitting] };
}

/** Takes pieces that the order no longer has out of its waiting parcels, the last one first. */
function withoutRemovedPieces(
  { lines }: Pick<Order, 'lines'>,
  parcels: readonly OrderParcel[],
): readonly OrderParcel[] {
  const sent = sentParcels({ parcels });
  const left = lines.map((line, index) =>
    Math.max(0, remainingPieces(line) - piecesIn(sent, index + 1)),
  );
  const fitting = parcels.map((parcel) => {
    if (hasLeft(parcel)) return parcel;
    const items = parcel.items.flatMap(({ line, quantity }) => {
      const fit = Math.min(quantity, left[line - 1] ?? 0);
      left[line - 1] = (left[line - 1] ?? 0) - fit;
      return fit > 0 ? [{ line, quantity: fit }] : [];
    });
    return { ...parcel, items };
  });
  const kept = fitting.filter(({ items }) => items.length > 0);
  const lostCash = fitting.some(({ items, collectsCash }) => collectsCash && items.length === 0);
  return lostCash ? withCashInNext(kept) : kept;
}

/** Lets the first waiting parcel collect the cash of the order; no parcel if none waits. */
export function withCashInNext(parcels: readonly OrderParcel[]): readonly OrderParcel[] {
  const next = parcels.findIndex((one) => !hasLeft(one));
  return parcels.map((one, index) => ({
    ...one,
    collectsCash: index === next || (one.state === 'delivered' && one.collectsCash),
  }));
}

function withStatus(
  order: Order,
  now: number,
): { readonly order: Order; readonly effects: readonly Effect[] } {
  const status = statusOf(order);
  if (status === order.status) return { order, effects: [] };
  const moved = { ...order, status };
  if (status === 'delivered') return { order: asDelivered(moved, now), effects: DELIVERED };
  if (status !== 'returning') return { order: { ...moved, undelivered: null }, effects: [] };
  const undelivered = latestUndelivered(order);
  const mail = { effect: 'mail', mail: 'returning', key: 'returning' } as const;
  return { order: { ...moved, undelivered }, effects: [mail] };
}

function statusOf({ status, parcels = [] }: Order): OrderStatus {
  if (parcels.length === 0 || parcels.some((one) => !hasLeft(one))) return status;
  const has = (state: OrderParcel['state']) => parcels.some((one) => one.state === state);
  if (has('shipped')) return 'shipped';
  if (!has('returning')) return has('delivered') ? 'delivered' : status;
  return has('delivered') ? 'shipped' : 'returning';
}

function latestUndelivered({ parcels = [] }: Order): Order['undelivered'] {
  const turned = parcels.flatMap(({ state, undelivered }) =>
    state === 'returning' && undelivered ? [undelivered] : [],
  );
  return turned.toSorted((a, b) => b.at - a.at)[0] ?? null;
}
