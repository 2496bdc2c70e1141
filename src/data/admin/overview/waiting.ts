import { lastDays } from '#domain/staff/sales.ts';
import { products } from '#data/firebase/collections.ts';
import { alerts, orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import { dayRange } from '../lists/day-range.ts';
import { messages } from '../messages.ts';

/** Counting limit; a count up to it costs one read. */
const MAX_COUNT = 1000;

/** Number of alerts in the overview's list. */
const LISTED_ALERTS = 20;

const HOUR_MS = 3_600_000;

/** Number of paid orders to pack, read once. */
export const paidOrdersToPack = orders.count(withStatus('paid'));

/** Number of cash-on-delivery orders to pack, read once. */
export const placedOrdersToPack = orders.count(withStatus('placed'));

/** Number of orders of the last seven days that expired unpaid, read once. */
export function unpaidOrders(now: number): Query<number> {
  const [first = ''] = lastDays(now, 7);
  return orders.count({
    where: { status: 'expired' },
    between: dayRange(first, null),
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MAX_COUNT,
  });
}

/** Number of open order alerts, read once. */
export const openAlerts = alerts.count({ where: { open: true }, orderBy: null, limit: MAX_COUNT });

/** The newest open order alerts, live. */
export const newestAlerts = alerts.list({
  where: { open: true },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: LISTED_ALERTS,
});

/** Number of messages without a first answer, read once. */
export const newMessages = messages.count(withStatus('new'));

/** Number of unacknowledged messages older than a time (epoch milliseconds), read once. */
export function messagesBefore(moment: number): Query<number> {
  const query = messages.count({
    where: { status: 'new' },
    between: [new Date(0), new Date(moment)],
    orderBy: { field: 'createdAt', direction: 'asc' },
    limit: MAX_COUNT,
  });
  // Changes the key once an hour, so that visits within it share one read.
  return { ...query, key: `messages before ${Math.floor(moment / HOUR_MS)}` };
}

/** Number of products that are low in stock, read once. */
export const lowStock = products.count({
  where: { lowStock: true },
  orderBy: null,
  limit: MAX_COUNT,
});

/** Of the products that are low in stock the five with the fewest pieces, live. */
export const lowestStock = products.list({
  where: { lowStock: true },
  orderBy: { field: 'stock', direction: 'asc' },
  limit: 5,
});

/** Number of foods on sale with these `food` fields, read once. */
export function foodsOnSale(food: Readonly<Record<string, string>>): Query<number> {
  return products.count({ where: { active: true, ...food }, orderBy: null, limit: MAX_COUNT });
}

function withStatus(status: string) {
  return { where: { status }, orderBy: null, limit: MAX_COUNT };
}
