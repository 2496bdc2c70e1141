import type { Result } from '#domain/core/result.ts';
import type { Alert } from '#domain/order/order-alert.ts';
import type {
  MoveAnswer,
  MoveRequest,
  RefundAnswer,
  RefundRequest,
  SettleRefundAnswer,
  SettleRefundRequest,
} from '#domain/order/order-command.ts';
import {
  type OrderFilter,
  type OrderQueue,
  type OrderSort,
  QUEUE_STATUSES,
  sortsOf,
} from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { overdueUntil } from '#domain/return/returned-parcel.ts';
import { call } from '#data/firebase/call.ts';
import { alerts, orders } from '#data/orders/order-collections.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { mapQuery } from '#data/query/map-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage, ListRead } from '#data/query/read.ts';
import { writeAuditedUnlessChanged } from './audited.ts';
import { dayRange } from './lists/day-range.ts';
import { listTotals, MOST_COUNTED } from './lists/totals.ts';

/** Orders per page of the staff list. */
const PAGE = 30;

const MINUTE_MS = 60 * 1000;

/** Maximum number of alerts read per order. */
const MAX_ALERTS = 50;

/** The field and the direction of each order of the list. */
const SORT_FIELDS = {
  newest: { field: 'createdAt', direction: 'desc' },
  oldest: { field: 'createdAt', direction: 'asc' },
  'total-high': { field: 'totals.totalPaise', direction: 'desc' },
  'total-low': { field: 'totals.totalPaise', direction: 'asc' },
} as const satisfies Record<OrderSort, ListRead['orderBy']>;

/** A live page of matching orders. The days need no index of their own: they are a range of the order value. */
export function orderPage(
  filter: OrderFilter,
  after?: Cursor,
  size?: number,
): Query<ListPage<Order>> {
  const { queue, returns, sort } = filter;
  if (queue) return queuePage(queue, after, size);
  if (returns === 'overdue') return overdueParcels(after, size);
  return orders.list({
    ...matching(filter),
    orderBy: SORT_FIELDS[sort],
    limit: size ?? PAGE,
    ...(after && { after }),
  });
}

/** The documents of a filter, apart from its order. */
function matching(filter: OrderFilter): Pick<ListRead, 'where' | 'anyOf' | 'between'> {
  const { queue, status, method, payment, returns, from, to } = filter;
  return {
    where: {
      ...(status && { status }),
      ...(method && { method }),
      ...(payment && { 'payment.state': payment }),
      ...(returns && { hasOpenReturn: true }),
    },
    ...(queue && { anyOf: { field: 'status', values: QUEUE_STATUSES[queue] } }),
    ...((from !== null || to !== null) && {
      between: dayRange(from, to),
    }),
  };
}

/** The totals of a filter's orders. `sum` is null where no index adds up their amounts (paise). */
export interface OrderTotals {
  readonly count: number;
  readonly sum: number | null;
}

/** The totals of all pages of a filter, up to `MOST_COUNTED` orders, counted once for each `revision`. */
export function orderTotals(filter: OrderFilter, revision: string): Query<OrderTotals | null> {
  const { returns } = filter;
  const isSummed = !returns && (filter.queue !== null || sortsOf(filter).includes('oldest'));
  if (returns === 'overdue') return constantQuery('totals of overdue parcels');
  const read = {
    ...matching(filter),
    orderBy: { field: 'createdAt', direction: isSummed ? 'asc' : 'desc' },
    limit: MOST_COUNTED,
  } as const;
  const query: Query<OrderTotals> = isSummed
    ? listTotals({ path: 'orders', ...read }, 'totals.totalPaise')
    : mapQuery(`count only`, orders.count(read), (count) => ({ count, sum: null }));
  return { ...query, key: `figure order totals ${revision} ${JSON.stringify(filter)}` };
}

/** Orders per page of a queue: a day's orders are selected at once. */
const QUEUE_PAGE = 100;

/** A live page of the orders in a queue, the oldest first. */
export function queuePage(
  queue: OrderQueue,
  after?: Cursor,
  size = QUEUE_PAGE,
): Query<ListPage<Order>> {
  return orders.list({
    where: {},
    anyOf: { field: 'status', values: QUEUE_STATUSES[queue] },
    orderBy: { field: 'createdAt', direction: 'asc' },
    limit: size,
    ...(after && { after }),
  });
}

/** Orders of a queue that are counted, at one read. */
const MAX_COUNT = 1000;

/** The number of orders in a queue, up to 1,000, counted once for each `revision`. */
export function queueCount(queue: OrderQueue, revision: string): Query<number> {
  const { key, ...count } = orders.count({
    where: {},
    anyOf: { field: 'status', values: QUEUE_STATUSES[queue] },
    orderBy: null,
    limit: MAX_COUNT,
  });
  return { ...count, key: `${key} ${revision}` };
}

/** A live page of orders with a parcel that is long on its way back, the longest first. */
function overdueParcels(after?: Cursor, size = PAGE): Query<ListPage<Order>> {
  const now = Date.now();
  // A minute, so that a list that renders again keeps its listener.
  const until = new Date(overdueUntil(now - (now % MINUTE_MS)));
  return orders.list({
    where: {},
    orderBy: { field: 'turnedBackAt', direction: 'asc' },
    between: [new Date(0), until],
    limit: size,
    ...(after && { after }),
  });
}

/** Number of newest orders that are watched for new arrivals. */
const WATCHED = 10;

/** The newest orders, live. */
export const newestOrders: Query<ListPage<Order>> = orders.list({
  where: {},
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: WATCHED,
});

/** The live alerts of an order. */
export function alertsAbout(orderId: string): Query<ListPage<Alert>> {
  return alerts.list({ where: { orderId }, orderBy: null, limit: MAX_ALERTS });
}

/**
 * Resolves or reopens an alert. Idempotent: an alert already in that state gets no second audit entry. Fails as
 * `writeAudited` does.
 */
export async function resolveAlert(id: string, open: boolean): Promise<Result<void>> {
  const path = `alerts/${id}`;
  const action = open ? 'alert-reopen' : 'alert-settle';
  const auditEntry = { action, subject: path, before: { open: !open }, after: { open } };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) => known?.['open'] === !open,
  };
  const answer = await writeAuditedUnlessChanged(auditEntry, [{ path, merge: { open } }], [guard]);
  return answer.ok ? { ok: true, value: undefined } : answer;
}

/**
 * Applies a transition of the order state machine. Fails with `offline`, `denied` (viewers and non-staff), `busy`, and
 * with `unavailable` when the outcome is unknown: the order shows it, and repeating a transition that succeeded is
 * refused.
 */
export function moveOrder(request: MoveRequest): Promise<Result<MoveAnswer>> {
  return call<MoveAnswer>('moveOrder', request);
}

/** Refunds money. Idempotent per key. Fails as `moveOrder` does. */
export function refundOrder(request: RefundRequest): Promise<Result<RefundAnswer>> {
  return call<RefundAnswer>('refundOrder', request);
}

/** Settles a failed refund. Idempotent per key or reference. Fails as `moveOrder` does. */
export function settleRefund(request: SettleRefundRequest): Promise<Result<SettleRefundAnswer>> {
  return call<SettleRefundAnswer>('settleRefund', request);
}
