import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Order } from '#domain/order/order.ts';
import type { Result } from '#domain/core/result.ts';
import { dayRange } from '../lists/day-range.ts';
import { invoicesIssuedIn } from '../tax-reports.ts';
import {
  type OrderSettlements,
  OrderSettlementsSchema,
} from '#domain/settlement/order-settlements.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import { readPages } from '#data/query/read-all.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

/** Orders of one page; the rules allow more, but a page should not take long on a phone. */
const PAGE = 200;

const settlements = defineCollection('orderSettlements', {
  schema: OrderSettlementsSchema,
  idField: 'id',
});

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A page of the orders of days in India (`YYYY-MM-DD`, both inclusive), oldest first. */
export function orderPageOf({ from, to }: Days, after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'asc' },
    between: dayRange(from, to),
    ...(after && { after }),
    limit: PAGE,
  });
}

/** A page of the settlements of these orders, in the same order. */
export function settlementPageOf(
  { from, to }: Days,
  after?: Cursor,
): Query<ListPage<OrderSettlements>> {
  return settlements.list({
    where: {},
    orderBy: { field: 'orderedAt', direction: 'asc' },
    between: dayRange(from, to),
    ...(after && { after }),
    limit: PAGE,
  });
}

/**
 * Reads the orders of days in India page by page, oldest first, and hands each page over. Reads each order once. An
 * aborted `signal` ends it with `cancelled`.
 * @returns the number of orders, or the failure of the page that could not be read
 */
export function readOrderPages(
  days: Days,
  onPage: (page: readonly Order[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  return readEach((after) => orderPageOf(days, after), onPage, signal);
}

/** Reads the invoices and credit notes issued on days in India, as `readOrderPages` does. */
export function readInvoicePages(
  days: Days,
  onPage: (page: readonly Invoice[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  return readEach((after) => invoicesIssuedIn(days, after), onPage, signal);
}

/** Reads what was paid out for the orders of days in India, as `readOrderPages` does. */
export function readSettlementPages(
  days: Days,
  onPage: (page: readonly OrderSettlements[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  return readEach((after) => settlementPageOf(days, after), onPage, signal);
}

function readEach<T>(
  page: Parameters<typeof readPages<T>>[0],
  onPage: (rows: readonly T[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  const readOn = (rows: readonly T[]): boolean => {
    onPage(rows);
    return true;
  };
  return readPages(page, readOn, { signal, failsWhenSlow: true });
}
