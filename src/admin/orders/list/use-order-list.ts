import { useState } from 'react';
import { paise } from '#domain/money/money.ts';
import { type OrderLookup, orderLookup } from '#domain/order-access/order-lookup.ts';
import { type OrderFilter, orderFilter } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { tagName } from '#domain/staff-note/staff-note.ts';
import { foundTotals, ordersFound } from '#data/admin/orders/find-orders.ts';
import { orderPage } from '#data/admin/orders/order-list.ts';
import { NO_TOTALS, type OrderTotals, orderTotals } from '#data/admin/orders/order-totals.ts';
import { ordersTagged } from '#data/admin/people/notes.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import type { PageQuery } from '../../list/SelectMatching.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { type ShownPage, useListPage } from '../../list/use-list-page.ts';
import { useTotals } from '../../list/use-totals.ts';

/** The list of orders that an address shows. */
export interface OrderList extends ShownPage<Order> {
  readonly filter: OrderFilter;
  /** The search, which switches the filters off; null without one. */
  readonly lookup: OrderLookup | null;
  /** The tag of the orders, which switches the filters off; empty for all. A search goes before it. */
  readonly tag: string;
  /** Whether the filters decide what is listed: there is neither a search nor a tag. */
  readonly isFiltered: boolean;
  readonly page: PageQuery<Order>;
  /** Of all pages; null while they are unknown, or where they can't be counted. */
  readonly totals: OrderTotals | null;
}

/**
 * The shown page of orders and, for staff who may sum up orders, the totals of all pages, which are counted again for each
 * `revision`.
 */
export function useOrderList(
  address: ListAddress,
  revision: string,
  seesMoney: boolean,
): OrderList {
  const lookup = orderLookup(address.get('q'));
  const filter = orderFilter(address.get);
  const tag = lookup ? '' : tagName(address.get('tag'));
  const page = (after: Cursor | undefined, size?: number): Query<ListPage<Order>> =>
    lookup
      ? ordersFound(lookup, { after, size })
      : tag === ''
        ? orderPage(filter, after, size)
        : ordersTagged(tag, after);
  const shown = useListPage(address, page);
  const [openedAt] = useState(() => Date.now());
  const { rows, pager, listKey } = shown;
  const isWhole = rows !== null && pager.page === 1 && !pager.next;
  const at = `${openedAt} ${revision}`;
  const counted = useTotals(
    rows === null || isWhole || !seesMoney || tag !== ''
      ? NO_TOTALS
      : lookup
        ? foundTotals(lookup, at)
        : orderTotals(filter, at),
    listKey,
  );
  return {
    ...shown,
    filter,
    lookup,
    tag,
    isFiltered: lookup === null && tag === '',
    page,
    totals: isWhole && seesMoney ? totalsOf(rows) : counted,
  };
}

function totalsOf(rows: readonly Order[]): OrderTotals {
  const sum = rows.reduce((total, { totals }) => total + totals.totalPaise, 0);
  return { count: rows.length, sum: paise(sum) };
}
