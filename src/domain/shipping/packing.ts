import { type Paise, paise } from '../money/money.ts';
import { orderHold } from '../order/order-hold.ts';
import { remainingPieces } from '../order/order-pieces.ts';
import { type Order, type OrderLine, SOLD } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { Transaction } from '../payment/transaction.ts';
import { lineRefunds } from '../refund/refundable-lines.ts';

/** Cash that the courier collects for an order, in paise; 0 for one that is paid, cancelled or comes back. */
export function cashToCollect({
  status,
  method,
  payment,
  totals,
}: Pick<Order, 'status' | 'method' | 'payment' | 'totals'>): Paise {
  const isOpen = isPaidOnDelivery(method) && payment.paidPaise === 0 && SOLD.includes(status);
  return isOpen ? totals.totalPaise : paise(0);
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
}

/** What goes into the parcel of an order, by line. Refunded pieces stay out. */
export function packingLines(
  order: Order,
  transaction: Transaction | null,
): readonly PackingLine[] {
  const refunds = transaction ? lineRefunds({ order, transaction }) : [];
  return order.lines.map((line, index) => {
    const { slug, title, sku } = line;
    const left = remainingPieces(line);
    const isRefunded = left === 0 || (refunds[index]?.isWhole ?? false);
    return { slug, title, sku, quantity: isRefunded ? line.quantity : left, isRefunded };
  });
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
