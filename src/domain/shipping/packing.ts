import { type Paise, paise } from '../money/money.ts';
import { orderHold } from '../order/order-hold.ts';
import { piecesOf, remainingPieces } from '../order/order-pieces.ts';
import { type Order, type OrderLine, SOLD } from '../order/order.ts';
import {
  giftParcel,
  type OrderParcel,
  parcelsOf,
  piecesIn,
  type WithParcels,
} from '../parcel/order-parcel.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { Transaction } from '../payment/transaction.ts';
import { lineRefunds } from '../refund/refundable-lines.ts';

/**
 * Cash that the courier collects for an order, in paise; 0 for one that is paid, cancelled or comes back. Of an order in
 * several parcels one collects all of it.
 */
export function cashToCollect(
  { status, method, payment, totals }: Pick<Order, 'status' | 'method' | 'payment' | 'totals'>,
  parcel: Pick<OrderParcel, 'collectsCash'> | null = null,
): Paise {
  const isOpen = isPaidOnDelivery(method) && payment.paidPaise === 0 && SOLD.includes(status);
  return isOpen && (parcel === null || parcel.collectsCash) ? totals.totalPaise : paise(0);
}

/** A parcel that papers are printed for, and its place among those of its order; `parcel` is null for the only one. */
export interface PrintedParcel {
  readonly parcel: OrderParcel | null;
  readonly place: number;
  readonly all: number;
}

/** The parcels that the papers of an order are for: those that wait, without any those with the courier, or else all. */
export function printedParcels(order: WithParcels): readonly PrintedParcel[] {
  const parcels = parcelsOf(order);
  const all = parcels.length;
  if (all === 0) return [{ parcel: null, place: 1, all: 1 }];
  const placed = parcels.map((parcel, index) => ({ parcel, place: index + 1, all }));
  const inState = (state: OrderParcel['state']) =>
    placed.filter(({ parcel }) => parcel.state === state);
  return [inState('waiting'), inState('shipped'), placed].find((some) => some.length > 0) ?? [];
}

/** What is printed for several orders at once. */
export const PAPERS = ['pick-list', 'slips', 'labels', 'invoices'] as const;

/** A printed paper. */
export type Paper = (typeof PAPERS)[number];

/** Whether an order has this paper. */
export function hasPaper(order: Order, paper: Paper): boolean {
  return paper === 'invoices' ? order.invoice !== '' : hasParcel(order);
}

/** Statuses of orders whose parcel is still to be packed or handed over. */
const BEFORE_HAND_OVER = ['paid', 'placed', 'packed'];

/** Whether an order has a parcel: it is to be packed or shipped, or the courier has it. */
function hasParcel(order: Order): boolean {
  if (order.test || orderHold(order) !== null) return false;
  return BEFORE_HAND_OVER.includes(order.status) || order.status === 'shipped';
}

/** A line of a packing slip. */
export interface PackingLine extends Pick<OrderLine, 'slug' | 'title' | 'sku'> {
  /** Pieces to pack; of a refunded line all that were ordered, which are crossed out. */
  readonly quantity: number;
  readonly isRefunded: boolean;
  /** The free piece of the order. */
  readonly isGift?: true;
}

/**
 * What goes into the parcel of an order, or into these of its parcels, by line, and its gift, which goes into the first parcel.
 * Refunded pieces stay out.
 */
export function packingLines(
  order: Order,
  transaction: Transaction | null,
  parcels: readonly PrintedParcel[] = printedParcels(order),
): readonly PackingLine[] {
  const refunds = transaction ? lineRefunds({ order, transaction }) : [];
  const packed = parcels.flatMap(({ parcel }) => (parcel ? [parcel] : []));
  const lines = order.lines.flatMap((line, index) => {
    const { slug, title, sku } = line;
    const left = remainingPieces(line);
    const isRefunded = left === 0 || (refunds[index]?.isWhole ?? false);
    if (packed.length > 0) {
      const quantity = piecesIn(packed, index + 1);
      return quantity > 0 ? [{ slug, title, sku, quantity, isRefunded }] : [];
    }
    return [{ slug, title, sku, quantity: isRefunded ? line.quantity : left, isRefunded }];
  });
  if (!order.gift || parcels.every(({ place }) => place !== 1)) return lines;
  const { slug, title, sku } = order.gift;
  return [...lines, { slug, title, sku, quantity: 1, isRefunded: false, isGift: true }];
}

/**
 * The weight in grams of what goes into a parcel of an order, its gift included; `parcel` is null for the only one. Null
 * while the weight of a product was unknown on the day of the order, and when nothing is left.
 */
export function goodsGrams(order: Order, parcel: OrderParcel | null): number | null {
  const isFirst = parcel === null || giftParcel(order)?.id === parcel.id;
  const weights = (parcel?.items ?? piecesOf(order)).map(({ line, quantity }) => {
    const { weightGrams } = order.lines[line - 1] ?? {};
    return weightGrams === undefined ? null : weightGrams * quantity;
  });
  if (order.gift && isFirst) weights.push(order.gift.weightGrams ?? null);
  let sum = 0;
  for (const weight of weights) {
    if (weight === null) return null;
    sum += weight;
  }
  return sum || null;
}

/** A row of a pick list: a product, and its pieces over all orders. */
export interface PickRow extends Pick<OrderLine, 'sku' | 'title'> {
  readonly pieces: number;
  /** Number of orders with it. */
  readonly orders: number;
}

/** The pieces of each product over several packing slips, by SKU. */
export function pickRows(slips: readonly (readonly PackingLine[])[]): readonly PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const line of slips.flat()) {
    if (line.isRefunded) continue;
    const { sku, title, slug, quantity } = line;
    const row = rows.get(slug);
    rows.set(slug, {
      sku,
      title,
      pieces: (row?.pieces ?? 0) + quantity,
      orders: (row?.orders ?? 0) + 1,
    });
  }
  return [...rows.values()].toSorted(
    (a, b) => a.sku.localeCompare(b.sku) || a.title.localeCompare(b.title),
  );
}
