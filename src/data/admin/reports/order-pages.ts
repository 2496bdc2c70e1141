import { endOfDay, startOfDay } from '#domain/core/indian-time.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Order } from '#domain/order/order.ts';
import { type Result, succeeded } from '#domain/core/result.ts';
import { invoicesIssuedIn } from '../tax-reports.ts';
import { orders } from '#data/orders/order-collections.ts';
import { firstServerValue } from '#data/query/first-server-value.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

/** Orders of one page; the rules allow more, but a page should not take long on a phone. */
const PAGE = 200;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A page of the orders of days in India (`YYYY-MM-DD`, both inclusive), oldest first. */
export function orderPageOf({ from, to }: Days, after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'asc' },
    between: [new Date(startOfDay(from)), new Date(endOfDay(to))],
    ...(after && { after }),
    limit: PAGE,
  });
}

/**
 * Reads the orders of days in India page by page, oldest first, and hands each page over. Reads each order once. Stops
 * after the page at which `signal` is aborted.
 * @returns the number of orders, or the failure of the page that could not be read
 */
export function readOrderPages(
  days: Days,
  onPage: (page: readonly Order[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  return readAll((after) => orderPageOf(days, after), onPage, signal);
}

/** Reads the invoices and credit notes issued on days in India, as `readOrderPages` does. */
export function readInvoicePages(
  days: Days,
  onPage: (page: readonly Invoice[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  return readAll((after) => invoicesIssuedIn(days, after), onPage, signal);
}

async function readAll<T>(
  pageAfter: (after: Cursor | undefined) => Query<ListPage<T>>,
  onPage: (page: readonly T[]) => void,
  signal: AbortSignal,
): Promise<Result<number>> {
  let after: Cursor | null | undefined;
  let count = 0;
  while (after !== null && !signal.aborted) {
    const page = await firstServerValue(pageAfter(after));
    if (!page.ok) return page;
    onPage(page.value.rows);
    count += page.value.rows.length;
    after = page.value.next;
  }
  return succeeded(count);
}
