import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';
import { remainingPieces } from '../order/order-pieces.ts';
import type { Order } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { ReturnItem } from '../return/return-request.ts';
import {
  hasLeft,
  MOST_PARCELS,
  type OrderParcel,
  parcelsOf,
  piecesIn,
  sentParcels,
} from '../parcel/order-parcel.ts';

/** A parcel that staff want: its pieces, and whether the cash of the order is collected with it. */
export interface WantedParcel {
  readonly items: readonly ReturnItem[];
  readonly collectsCash: boolean;
}

/** Why an order is not split in this way. */
export type SplitRefusal =
  /** It is not paid, all of it has left, or it is closed. */
  | 'not-from-here'
  /** The parcels do not hold exactly the unsent pieces of the order. */
  | 'pieces-differ'
  | 'too-many-parcels'
  /** The cash is collected with exactly one parcel, or was. */
  | 'no-cash-parcel';

/** Whether the unsent pieces of an order can be split into several parcels: there are at least two. */
export function canSplit(order: Pick<Order, 'status' | 'test' | 'lines' | 'parcels'>): boolean {
  const isOpen = ['paid', 'placed', 'packed'].includes(order.status) && !order.test;
  return isOpen && unsentPieces(order).reduce((sum, { quantity }) => sum + quantity, 0) > 1;
}

/** The pieces of an order that have not left the shop, by line. */
export function unsentPieces(order: Pick<Order, 'lines' | 'parcels'>): readonly ReturnItem[] {
  const sent = sentParcels(order);
  return order.lines.flatMap((ordered, index) => {
    const line = index + 1;
    const quantity = remainingPieces(ordered) - piecesIn(sent, line);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** Whether the cash of an order is uncollected, and no parcel that has left will collect it. */
export function needsCashParcel(order: Pick<Order, 'method' | 'payment' | 'parcels'>): boolean {
  if (!isPaidOnDelivery(order.method) || order.payment.paidPaise > 0) return false;
  return !sentParcels(order).some(({ collectsCash }) => collectsCash);
}

/**
 * Puts the unsent pieces of an order into these parcels; parcels that have left stay as they are. A single parcel with all of
 * them makes it an order without parcels again. Idempotent. `now` is epoch milliseconds.
 */
export function splitParcels(
  state: OrderState,
  wanted: readonly WantedParcel[],
  now: number,
): Transition | { readonly refusal: SplitRefusal } {
  const { order } = state;
  const refusal = splitRefusal(order, wanted);
  if (refusal) return { refusal };
  const parcels = parcelsOf(order);
  if (isSame(parcels, wanted)) return { state, effects: [] };
  const sent = parcels.filter(hasLeft);
  const isWhole = sent.length === 0 && wanted.length === 1;
  const last = Math.max(0, ...parcels.map(({ id }) => id));
  const added = wanted.map(({ items, collectsCash }, index): OrderParcel => ({
    id: last + index + 1,
    items: [...items],
    state: 'waiting',
    collectsCash,
    shipment: null,
  }));
  // The gift stays in the first parcel: a waiting one is not followed by one that left without the gift.
  const [first] = parcels;
  const ahead = first && hasLeft(first) ? 0 : 1;
  const next = isWhole ? [] : [...added.slice(0, ahead), ...sent, ...added.slice(ahead)];
  return applyTransition({ ...state, order: { ...order, parcels: next } }, now, []);
}

function splitRefusal(order: Order, wanted: readonly WantedParcel[]): SplitRefusal | null {
  if (!['paid', 'placed', 'packed'].includes(order.status) || order.test) return 'not-from-here';
  const unsent = unsentPieces(order);
  const holdsAll =
    wanted.every(({ items }) => items.length > 0) &&
    unsent.every(({ line, quantity }) => piecesIn(wanted, line) === quantity) &&
    wanted
      .flatMap(({ items }) => items)
      .every(({ line }) => unsent.some((one) => one.line === line));
  if (!holdsAll || unsent.length === 0) return 'pieces-differ';
  if (parcelsOf(order).filter(hasLeft).length + wanted.length > MOST_PARCELS) {
    return 'too-many-parcels';
  }
  const collecting = wanted.filter(({ collectsCash }) => collectsCash).length;
  return collecting === (needsCashParcel(order) ? 1 : 0) ? null : 'no-cash-parcel';
}

function isSame(parcels: readonly OrderParcel[], wanted: readonly WantedParcel[]): boolean {
  const plain = ({ items, collectsCash }: WantedParcel) => [
    collectsCash,
    items.map(({ line, quantity }) => [line, quantity]),
  ];
  const waiting = parcels.filter((one) => !hasLeft(one));
  return JSON.stringify(waiting.map(plain)) === JSON.stringify(wanted.map(plain));
}
