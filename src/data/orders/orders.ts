import { isOrderId, type Order, type OrderEvent } from '#domain/order/order.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { orderEventsOf, orders, transactions } from '../firebase/collections.ts';
import { constantQuery, type Query } from '../query/query-store.ts';
import type { Cursor, ListPage } from '../query/read.ts';

/** How many orders a page of the list has. */
const ORDERS_PAGE = 10;

/** The most entries of a journal that are read. */
const MOST_EVENTS = 100;

/**
 * A live order. What is no id is nobody's order, and Firestore is not asked. Somebody else's and one that does not exist
 * both fail with `denied`: the rules do not tell them apart.
 */
export function orderById(id: string): Query<Order | null> {
  return isOrderId(id) ? orders.doc(id) : constantQuery('orders/?');
}

/** A live page of a customer's orders, guests included, the newest first. */
export function ordersOf(uid: string, after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: { uid },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: ORDERS_PAGE,
    ...(after && { after }),
  });
}

/** The most orders of one customer that wait for their payment: the server makes no more (`place-order.ts`). */
const MOST_UNPAID = 5;

/**
 * A customer's orders that wait for their payment, guests included, live. Equality filters alone, so Firestore needs no
 * composite index; one whose time is over is among them until the sweep has expired it.
 */
export function unpaidOrdersOf(uid: string): Query<ListPage<Order>> {
  return orders.list({
    where: { uid, status: 'pending-payment' },
    orderBy: null,
    limit: MOST_UNPAID,
  });
}

/** The live journal of an order that its reader may see, the oldest entry first. */
export function orderEvents(id: string): Query<readonly OrderEvent[]> {
  const list = orderEventsOf(id).list({ where: {}, orderBy: null, limit: MOST_EVENTS });
  return {
    key: `journal ${list.key}`,
    start: (sink) =>
      list.start({
        next: ({ rows }, fromCache) =>
          sink.next(
            rows.toSorted((a, b) => a.at - b.at),
            fromCache,
          ),
        fail: (error) => sink.fail(error),
      }),
  };
}

/** The live money of an order: every try to pay it, and every refund. Fails with `denied` as the order does. */
export function transactionOf(id: string): Query<Transaction | null> {
  return isOrderId(id) ? transactions.doc(id) : constantQuery('transactions/?');
}
