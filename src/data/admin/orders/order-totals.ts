import {
  type OrderFilter,
  type OrderQueue,
  QUEUE_STATUSES,
  sortsOf,
} from '#domain/order/order-filter.ts';
import { orders } from '#data/orders/order-collections.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { mapQuery } from '#data/query/map-query.ts';
import type { Query } from '#data/query/query-store.ts';
import { listTotals, MOST_COUNTED } from '../lists/totals.ts';
import { matchingOrders } from './order-list.ts';

/** The totals of a list of orders. `sum` is null where no index adds up their amounts (paise). */
export interface OrderTotals {
  readonly count: number;
  readonly sum: number | null;
}

/** In place of totals, for orders that are not counted. */
export const NO_TOTALS: Query<null> = constantQuery('no totals of orders');

/** Orders of a queue that are counted, at one read. */
const MAX_QUEUED = 1000;

/** The totals of all pages of a filter, up to `MOST_COUNTED` orders, counted once for each `revision`. */
export function orderTotals(filter: OrderFilter, revision: string): Query<OrderTotals | null> {
  if (filter.returns === 'overdue') return NO_TOTALS;
  // The indexes with the amount are those of the lists that can show the oldest first.
  const isSummed = sortsOf(filter).includes('oldest');
  const read = {
    ...matchingOrders({ ...filter, sort: isSummed ? 'oldest' : 'newest' }),
    limit: MOST_COUNTED,
  };
  const query: Query<OrderTotals> = isSummed
    ? listTotals({ path: 'orders', ...read }, 'totals.totalPaise')
    : mapQuery('count only', orders.count(read), (count) => ({ count, sum: null }));
  return { ...query, key: `figure order totals ${revision} ${JSON.stringify(filter)}` };
}

/** The number of orders in a queue, up to 1,000, counted once for each `revision`. */
export function queueCount(queue: OrderQueue, revision: string): Query<number> {
  const query = orders.count({
    where: {},
    anyOf: { field: 'status', values: QUEUE_STATUSES[queue] },
    orderBy: null,
    limit: MAX_QUEUED,
  });
  return { ...query, key: `${query.key} ${revision}` };
}
