import * as v from 'valibot';
import { Count } from '#domain/core/record-fields.ts';
import { changesOf } from '#domain/order/order-pieces.ts';
import { type Order, statusAfter } from '#domain/order/order.ts';
import { type Paper, PAPERS } from '#domain/shipping/packing.ts';
import { localValue } from '#data/browser/local-storage.ts';

/** `changesOf` an order as each of its papers shows it. */
type OrderPapers = Readonly<Partial<Record<Paper, number>>>;

/** The printed papers of orders by order id, those printed last at the end. */
export type PrintedPapers = Readonly<Record<string, OrderPapers>>;

/** Most orders whose papers a device remembers. */
const MOST_PRINTED = 300;

const StoredPapers = v.fallback(v.record(v.string(), v.record(v.picklist(PAPERS), Count)), {});

/** The papers of orders to pack that were printed on this device. */
export const printedPapers = localValue('printed-papers', (stored): PrintedPapers =>
  v.parse(StoredPapers, stored),
);

/** Remembers what the printed papers of orders show. An issued invoice is left out: no change of its order changes it. */
export function rememberPrint(paper: Paper, orders: readonly Order[]): void {
  if (paper === 'invoices') return;
  const prints = new Map(Object.entries(printedPapers.read()));
  for (const order of orders.filter(isUnpacked)) {
    const earlier: Partial<Record<Paper, number>> = { ...prints.get(order.id) };
    // The parcel is packed by the slip, whatever was picked before.
    if (paper === 'slips') delete earlier['pick-list'];
    prints.delete(order.id);
    prints.set(order.id, { ...earlier, [paper]: changesOf(order) });
  }
  printedPapers.write(Object.fromEntries([...prints].slice(-MOST_PRINTED)));
}

/** Forgets the papers of an order. */
export function forgetPrints(orderId: string): void {
  const prints = printedPapers.read();
  if (!(orderId in prints)) return;
  const kept = Object.entries(prints).filter(([id]) => id !== orderId);
  printedPapers.write(Object.fromEntries(kept));
}

/** `changesOf` an order as its oldest paper shows it, or as `order` is where none was printed on this device. */
export function seenChanges(order: Order, prints: PrintedPapers = printedPapers.read()): number {
  const printed = Object.values(prints[order.id] ?? {});
  return printed.length > 0 ? Math.min(...printed) : changesOf(order);
}

/** Whether an order that is to be packed has changed since a paper of it was printed on this device. */
export function isPrintStale(order: Order, prints: PrintedPapers): boolean {
  return isUnpacked(order) && seenChanges(order, prints) < changesOf(order);
}

function isUnpacked({ status }: Pick<Order, 'status'>): boolean {
  return statusAfter(status, 'pack') !== null;
}
