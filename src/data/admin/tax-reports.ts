import { startOfDay, endOfDay } from '#domain/order/order-filter.ts';
import type { Period } from '#domain/gst/gst-return.ts';
import { invoices } from '#data/firebase/collections.ts';
import type { StoredInvoice } from '#data/orders/invoices.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { BEFORE_ALL, takeWhile } from './take-while.ts';

/** How many documents a page has: whoever makes a return reads all of them. */
const PAGE = 500;

/** A live page of what was issued in a period, invoices and credit notes, in the order of issue. */
export function invoicesIssuedIn(
  { from, to }: Period,
  after?: Cursor,
): Query<ListPage<StoredInvoice>> {
  const list = invoices.list({
    where: {},
    orderBy: { field: 'issuedAt', direction: 'asc' },
    limit: PAGE,
    after: after ?? { value: startOfDay(from), moment: true, id: BEFORE_ALL },
  });
  const end = endOfDay(to);
  return takeWhile(list, `until ${to}`, ({ issuedAt }) => issuedAt < end);
}
