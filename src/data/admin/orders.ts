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
import { type OrderFilter, type OrderQueue, QUEUE_STATUSES } from '#domain/order/order-filter.ts';
import { startOfDay, endOfDay } from '#domain/core/indian-time.ts';
import type { Order } from '#domain/order/order.ts';
import { overdueUntil } from '#domain/return/returned-parcel.ts';
import { call } from '#data/firebase/call.ts';
import { alerts, orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { writeAuditedUnlessChanged } from './audited.ts';
import { BEFORE_ALL, takeWhile } from './take-while.ts';

/** Orders per page of the staff list. */
const PAGE = 30;

const MINUTE_MS = 60 * 1000;

/** Maximum number of alerts read per order. */
const MAX_ALERTS = 50;

/**
 * A live page of matching orders, newest first. The date filters need no index of their own: the list begins with a
 * cursor at the last day, and ends before the first day.
 */
export function orderPage(filter: OrderFilter, after?: Cursor): Query<ListPage<Order>> {
  const { queue, status, method, payment, returns, from, to } = filter;
  if (queue) return queuePage(queue, after);
  if (returns === 'overdue') return overdueParcels(after);
  const startCursor: Cursor | undefined =
    to === null ? undefined : { value: endOfDay(to), moment: true, id: BEFORE_ALL };
  const cursor = after ?? startCursor;
  const list = orders.list({
    where: {
      ...(status && { status }),
      ...(method && { method }),
      ...(payment && { 'payment.state': payment }),
      ...(returns && { hasOpenReturn: true }),
    },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: PAGE,
    ...(cursor && { after: cursor }),
  });
  if (from === null) return list;
  const first = startOfDay(from);
  return takeWhile(list, `since ${from}`, ({ createdAt }) => createdAt >= first);
}

/** Orders per page of a queue: a day's orders are selected at once. */
const QUEUE_PAGE = 100;

/** A live page of the orders in a queue, the oldest first. */
export function queuePage(queue: OrderQueue, after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: {},
    anyOf: { field: 'status', values: QUEUE_STATUSES[queue] },
    orderBy: { field: 'createdAt', direction: 'asc' },
    limit: QUEUE_PAGE,
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

/** A live page of orders whose parcel is long on its way back, the longest first. */
function overdueParcels(after?: Cursor): Query<ListPage<Order>> {
  const now = Date.now();
  // A minute, so that a list that renders again keeps its listener.
  const until = new Date(overdueUntil(now - (now % MINUTE_MS)));
  return orders.list({
    where: { status: 'returning' },
    orderBy: { field: 'undelivered.at', direction: 'asc' },
    between: [new Date(0), until],
    limit: PAGE,
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
