import { startOfDay, endOfDay } from '#domain/core/indian-time.ts';
import type { Period } from '#domain/gst/gst-return.ts';
import { invoices } from '#data/orders/order-collections.ts';
import type { StoredInvoice } from '#data/orders/invoices.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { BEFORE_ALL, takeWhile } from './take-while.ts';

/** Documents per page; a tax return needs all of them. */
const PAGE = 500;

/** A live page of invoices and credit notes of a period, in order of issue. */
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
