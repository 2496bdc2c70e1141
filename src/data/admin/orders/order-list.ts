import { type OrderFilter, type OrderSort, QUEUE_STATUSES } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { overdueUntil } from '#domain/return/returned-parcel.ts';
import { orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage, ListRead } from '#data/query/read.ts';
import { dayRange } from '../lists/day-range.ts';

/** Orders per page of the staff list. */
const PAGE = 30;

/** Orders per page of a queue: a day's orders are selected at once. */
const QUEUE_PAGE = 100;

/** Number of newest orders that are watched for new arrivals. */
const WATCHED = 10;

const MINUTE_MS = 60 * 1000;

/** The field and the direction of each order of the list. */
const SORT_FIELDS = {
  newest: { field: 'createdAt', direction: 'desc' },
  oldest: { field: 'createdAt', direction: 'asc' },
  'total-high': { field: 'totals.totalPaise', direction: 'desc' },
  'total-low': { field: 'totals.totalPaise', direction: 'asc' },
} as const satisfies Record<OrderSort, ListRead['orderBy']>;

/** A live page of matching orders. `size` is the number of rows; without one, the page size of the list. */
export function orderPage(
  filter: OrderFilter,
  after?: Cursor,
  size?: number,
): Query<ListPage<Order>> {
  const read = filter.returns === 'overdue' ? overdueParcels(Date.now()) : matchingOrders(filter);
  const limit = size ?? (filter.queue ? QUEUE_PAGE : PAGE);
  return orders.list({ ...read, limit, ...(after && { after }) });
}

/**
 * The read of a filter's orders, apart from its limit. The days need no index of their own: they are a range of the order
 * value.
 */
export function matchingOrders(filter: OrderFilter): Omit<ListRead, 'path' | 'limit'> {
  const { queue, status, method, payment, returns, from, to, sort } = filter;
  return {
    where: {
      ...(status && { status }),
      ...(method && { method }),
      ...(payment && { 'payment.state': payment }),
      ...(returns && { hasOpenReturn: true }),
    },
    ...(queue && { anyOf: { field: 'status', values: QUEUE_STATUSES[queue] } }),
    ...((from !== null || to !== null) && { between: dayRange(from, to) }),
    orderBy: SORT_FIELDS[queue ? 'oldest' : sort],
  };
}

/** The orders whose parcel is long on its way back, the longest first. */
function overdueParcels(now: number): Omit<ListRead, 'path' | 'limit'> {
  // Whole minutes, so that a list that renders again keeps its listener.
  const until = new Date(overdueUntil(now - (now % MINUTE_MS)));
  return {
    where: {},
    orderBy: { field: 'turnedBackAt', direction: 'asc' },
    between: [new Date(0), until],
  };
}

/** The newest orders, live. */
export const newestOrders: Query<ListPage<Order>> = orders.list({
  where: {},
  orderBy: SORT_FIELDS.newest,
  limit: WATCHED,
});
