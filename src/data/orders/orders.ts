import type { OrderEvent } from '#domain/order/order-event.ts';
import { isOrderId, type Order } from '#domain/order/order.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { orderEventsOf, orders, transactions } from './order-collections.ts';
import { constantQuery } from '../query/constant-query.ts';
import { mapQuery } from '../query/map-query.ts';
import type { Query } from '../query/query-store.ts';
import type { Cursor, ListPage } from '../query/read.ts';

/** Orders per page. */
const ORDERS_PAGE = 10;

/** Maximum number of journal entries read. */
const MAX_EVENTS = 100;

/**
 * A live order. An invalid id yields null without a read. Another customer's order and a missing one both fail with
 * `denied`: the rules do not distinguish them.
 */
export function orderById(id: string): Query<Order | null> {
  return isOrderId(id) ? orders.doc(id) : constantQuery('orders/?');
}

/** A live page of a customer's or guest's orders, newest first. */
export function ordersOf(uid: string, after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: { uid },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: ORDERS_PAGE,
    ...(after && { after }),
  });
}

/** Number of orders read to find the last one, because those of staff include test payments. */
const LAST_ORDERS = 3;

/** The newest orders of a customer or guest, for the address of the last one. */
export function lastOrdersOf(uid: string): Query<ListPage<Order>> {
  return orders.list({
    where: { uid },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: LAST_ORDERS,
  });
}

/** Maximum number of unpaid orders per customer; the server enforces it (`place-order.ts`). */
const MAX_UNPAID = 5;

/**
 * A customer's or guest's live unpaid orders. Equality filters only, so Firestore needs no composite index. Includes
 * overdue orders until the sweep expires them.
 */
export function unpaidOrdersOf(uid: string): Query<ListPage<Order>> {
  return orders.list({
    where: { uid, status: 'pending-payment' },
    orderBy: null,
    limit: MAX_UNPAID,
  });
}

/** The live journal of an order, oldest entry first. Contains the entries that its reader may see. */
export function orderEvents(id: string): Query<readonly OrderEvent[]> {
  const list = orderEventsOf(id).list({ where: {}, orderBy: null, limit: MAX_EVENTS });
  return mapQuery(`journal ${list.key}`, list, ({ rows }) => rows.toSorted((a, b) => a.at - b.at));
}

/** The live payments and refunds of an order. Fails with `denied` as the order does. */
export function transactionOf(id: string): Query<Transaction | null> {
  return isOrderId(id) ? transactions.doc(id) : constantQuery('transactions/?');
}
