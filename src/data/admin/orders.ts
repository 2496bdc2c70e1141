import type { Result } from '#domain/failure.ts';
import type { InvoiceRefusal } from '#domain/invoice-draft.ts';
import type { Paise } from '#domain/money.ts';
import type { Alert } from '#domain/order-alert.ts';
import { beginOfDay, endOfDay, type OrderFilter } from '#domain/order-filter.ts';
import type { OrderLookup } from '#domain/order-lookup.ts';
import type { RefundRefusal } from '#domain/order-refund.ts';
import type { MoveRefusal, Order, OrderStatus } from '#domain/order.ts';
import { call } from '#data/call.ts';
import { alerts, orders } from '#data/collections.ts';
import { attemptOnline } from '#data/failures.ts';
import type { Source } from '#data/live.ts';
import type { Cursor, ListPage } from '#data/read.ts';
import { BEFORE_ALL, upTo } from './up-to.ts';

/** How many orders a page of the staff's list has. */
const PAGE = 30;

/** The most alerts of one order that are read. */
const MOST_ALERTS = 50;

/**
 * A live page of the orders that fit, the newest first. Days cost no index: the last day is where the list begins, the first
 * one where it ends.
 */
export function orderPage(filter: OrderFilter, after?: Cursor): Source<ListPage<Order>> {
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
  const first = beginOfDay(from);
  return upTo(list, `since ${from}`, ({ createdAt }) => createdAt >= first);
}

/** A live page of the orders whose number, e-mail address or phone begins like this, in the order of that field. */
export function ordersFound(
  { field, prefix }: OrderLookup,
  after?: Cursor,
): Source<ListPage<Order>> {
  const list = orders.list({
    where: {},
    orderBy: { field, direction: 'asc' },
    limit: PAGE,
    after: after ?? { value: prefix, moment: false, id: BEFORE_ALL },
  });
  return upTo(list, `beginning ${prefix}`, (order) => found(order, field).startsWith(prefix));
}

function found({ number, email, address }: Order, field: OrderLookup['field']): string {
  if (field === 'number') return number;
  return field === 'email' ? email : address.phone;
}

/** How many of the newest orders are watched for a new one. */
const WATCHED = 10;

/** The newest orders of all, live. */
export const newestOrders: Source<ListPage<Order>> = orders.list({
  where: {},
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: WATCHED,
});

/** The live alerts about an order. */
export function alertsAbout(orderId: string): Source<ListPage<Alert>> {
  return alerts.list({ where: { orderId }, orderBy: null, limit: MOST_ALERTS });
}

/** Notes that somebody has looked after an alert, or takes that back. Fails with `denied` and `offline`. */
export function settleAlert(id: string, open: boolean): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { mergeDocument } = await import('#data/writes.ts');
    await mergeDocument(`alerts/${id}`, { open });
  });
}

/** What staff ask of an order. `shipment` is for `ship`, `restock` for `return`. */
export interface StaffMove {
  readonly orderId: string;
  readonly move: 'cancel' | 'pack' | 'ship' | 'deliver' | 'return';
  readonly note?: string;
  readonly shipment?: { readonly courier: string; readonly tracking: string };
  readonly restock?: boolean;
}

/** The server's answer: where the order stands now, or why nothing was done. */
export type StaffAnswer =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: MoveRefusal | RefundRefusal | 'not-found' }
  | { readonly outcome: 'no-invoice'; readonly refusal: InvoiceRefusal };

/**
 * Moves an order along the machine. Fails with `offline`, `denied` (a viewer, or nobody of the staff), `busy`, and
 * `unavailable` when nobody knows whether it was done: the order says so, and a second time is refused.
 */
export function moveOrder(asked: StaffMove): Promise<Result<StaffAnswer>> {
  return call<StaffAnswer>('moveOrder', asked);
}

/** Money that goes back. The key is minted once for it: the same key gives it back once, however often it is sent. */
export interface StaffRefund {
  readonly orderId: string;
  readonly amountPaise: Paise;
  readonly key: string;
  readonly why: string;
}

/** Gives money back. Fails as `moveOrder` does. */
export function refundOrder(asked: StaffRefund): Promise<Result<StaffAnswer>> {
  return call<StaffAnswer>('refundOrder', asked);
}
