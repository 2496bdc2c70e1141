import type { Result } from '#domain/shared/result.ts';
import type { Alert } from '#domain/order/order-alert.ts';
import type {
  MoveAnswer,
  MoveRequest,
  RefundAnswer,
  RefundRequest,
  SettleRefundAnswer,
  SettleRefundRequest,
} from '#domain/order/order-command.ts';
import { startOfDay, endOfDay, type OrderFilter } from '#domain/order/order-filter.ts';
import type { OrderLookup } from '#domain/order/order-lookup.ts';
import type { Order } from '#domain/order/order.ts';
import { call } from '#data/firebase/call.ts';
import { alerts, orders } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { writeAuditedUnlessChanged } from './audited.ts';
import { BEFORE_ALL, takeWhile } from './take-while.ts';

/** How many orders a page of the staff's list has. */
const PAGE = 30;

/** The most alerts of one order that are read. */
const MOST_ALERTS = 50;

/**
 * A live page of the orders that fit, the newest first. Days cost no index: the last day is where the list begins, the first
 * one where it ends.
 */
export function orderPage(filter: OrderFilter, after?: Cursor): Query<ListPage<Order>> {
  const { status, method, payment, from, to } = filter;
  const begin: Cursor | undefined =
    to === null ? undefined : { value: endOfDay(to), moment: true, id: BEFORE_ALL };
  const place = after ?? begin;
  const list = orders.list({
    where: {
      ...(status && { status }),
      ...(method && { method }),
      ...(payment && { 'payment.state': payment }),
    },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: PAGE,
    ...(place && { after: place }),
  });
  if (from === null) return list;
  const first = startOfDay(from);
  return takeWhile(list, `since ${from}`, ({ createdAt }) => createdAt >= first);
}

/** A live page of the orders whose number, e-mail address or phone begins like this, in the order of that field. */
export function ordersFound(
  { field, prefix }: OrderLookup,
  after?: Cursor,
): Query<ListPage<Order>> {
  const list = orders.list({
    where: {},
    orderBy: { field, direction: 'asc' },
    limit: PAGE,
    after: after ?? { value: prefix, moment: false, id: BEFORE_ALL },
  });
  return takeWhile(list, `beginning ${prefix}`, (order) => found(order, field).startsWith(prefix));
}

function found({ number, email, address }: Order, field: OrderLookup['field']): string {
  if (field === 'number') return number;
  return field === 'email' ? email : address.phone;
}

/** How many of the newest orders are watched for a new one. */
const WATCHED = 10;

/** The newest orders of all, live. */
export const newestOrders: Query<ListPage<Order>> = orders.list({
  where: {},
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: WATCHED,
});

/** The live alerts about an order. */
export function alertsAbout(orderId: string): Query<ListPage<Alert>> {
  return alerts.list({ where: { orderId }, orderBy: null, limit: MOST_ALERTS });
}

/**
 * Notes that somebody has looked after an alert, or takes that back; what somebody else was quicker to note is not noted
 * twice. Fails as `writeAudited` does.
 */
export async function resolveAlert(id: string, open: boolean): Promise<Result<void>> {
  const path = `alerts/${id}`;
  const action = open ? 'alert-reopen' : 'alert-settle';
  const deed = { action, subject: path, before: { open: !open }, after: { open } };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) => known?.['open'] === !open,
  };
  const answer = await writeAuditedUnlessChanged(deed, [{ path, merge: { open } }], [guard]);
  return answer.ok ? { ok: true, value: undefined } : answer;
}

/**
 * Moves an order along the machine. Fails with `offline`, `denied` (a viewer, or nobody of the staff), `busy`, and
 * `unavailable` when nobody knows whether it was done: the order says so, and a second time is refused.
 */
export function moveOrder(asked: MoveRequest): Promise<Result<MoveAnswer>> {
  return call<MoveAnswer>('moveOrder', asked);
}

/** Gives money back, once for each key, however often it is sent. Fails as `moveOrder` does. */
export function refundOrder(asked: RefundRequest): Promise<Result<RefundAnswer>> {
  return call<RefundAnswer>('refundOrder', asked);
}

/** Settles a failed refund, once for each key or reference. Fails as `moveOrder` does. */
export function settleRefund(asked: SettleRefundRequest): Promise<Result<SettleRefundAnswer>> {
  return call<SettleRefundAnswer>('settleRefund', asked);
}
