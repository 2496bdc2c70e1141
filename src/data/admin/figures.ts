import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import {
  collection,
  count,
  getAggregateFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore';
import { SOLD } from '#domain/order/order.ts';
import { startOfDay, endOfDay } from '#domain/core/indian-time.ts';
import { LOW_STOCK } from '#domain/stock/stock.ts';
import { type DaySales, lastDays, withoutTests } from '#domain/staff/sales.ts';
import { type LaunchReport, LaunchReportSchema } from '#domain/launch/launch-check.ts';
import { type MailHealth, MailHealthSchema } from '#domain/mail/mail-health.ts';
import { type SweepHealth, SweepHealthSchema } from '#domain/payment/sweep-health.ts';
import { type WebhookHealth, WebhookHealthSchema } from '#domain/payment/webhook-health.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection, products } from '#data/firebase/collections.ts';
import { alerts, orders } from '#data/orders/order-collections.ts';
import { failureOf } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import type { Query } from '#data/query/query-store.ts';

/** Maximum number of orders aggregated per day; the rules use the same limit. */
const MAX_PER_DAY = 10_000;
const MAX_TESTS = 100;
/** Counting limit; a count up to it costs one read. */
const MAX_COUNT = 1000;

/** Days of sales in the overview. */
const SALES_DAYS = 30;

/**
 * Sales of each of the last 30 days, read once: one aggregate per day. Costs one read per day and 1,000 orders, plus
 * one per test payment.
 */
export function salesByDay(now: number): Query<readonly DaySales[]> {
  const days = lastDays(now, SALES_DAYS);
  return readOnce(`sales ${days.at(-1)}`, async () => {
    const [tests, ...sales] = await Promise.all([
      testPaymentsSince(days[0] ?? ''),
      ...days.map(salesOf),
    ]);
    return withoutTests(sales, tests);
  });
}

async function salesOf(day: string): Promise<DaySales> {
  const answer = await getAggregateFromServer(
    query(
      collection(firestore, 'orders'),
      where('status', 'in', SOLD),
      ...createdSince(startOfDay(day)),
      where('createdAt', '<', Timestamp.fromMillis(endOfDay(day))),
      limit(MAX_PER_DAY),
    ),
    { orders: count(), totalPaise: sum('totals.totalPaise') },
  );
  const sales = answer.data();
  markReads('orders', Math.ceil(sales.orders / 1000));
  return { day, ...sales };
}

async function testPaymentsSince(day: string) {
  const found = await getDocs(
    query(
      collection(firestore, 'orders'),
      where('test', '==', true),
      where('status', '==', 'paid'),
      ...createdSince(startOfDay(day)),
      limit(MAX_TESTS),
    ),
  );
  markReads('orders', found.size);
  return found.docs.map((order) => ({
    createdAt: (order.get('createdAt') as Timestamp).toMillis(),
    totalPaise: order.get('totals.totalPaise') as number,
  }));
}

/** Number of paid orders to pack, read once. */
export const paidOrdersToPack = orders.count(withStatus('paid'));

/** Number of cash-on-delivery orders to pack, read once. */
export const placedOrdersToPack = orders.count(withStatus('placed'));

function withStatus(status: string) {
  return { where: { status }, orderBy: null, limit: MAX_COUNT };
}

/** Number of open order alerts. */
export const openAlerts = alerts.count({
  where: { open: true },
  orderBy: null,
  limit: MAX_COUNT,
});

/** Number of open alerts in the overview's list. */
const LISTED_ALERTS = 20;

/** The newest open order alerts, live. */
export const newestAlerts = alerts.list({
  where: { open: true },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: LISTED_ALERTS,
});

/** Number of orders of the last seven days that expired unpaid, read once. */
export function unpaidOrders(now: number): Query<number> {
  const [first = ''] = lastDays(now, 7);
  return countOf(
    `unpaid ${first}`,
    'orders',
    where('status', '==', 'expired'),
    ...createdSince(startOfDay(first)),
    orderBy('createdAt', 'desc'),
  );
}

/** Number of messages without a first answer. */
export const newMessages: Query<number> = countOf('new', 'messages', where('status', '==', 'new'));

/** Number of unacknowledged messages older than a time (epoch milliseconds), read once. */
export function messagesBefore(moment: number): Query<number> {
  const createdBefore = where('createdAt', '<', Timestamp.fromMillis(moment));
  // Changes the key once an hour, so that visits within it share one read.
  return countOf(
    `before ${Math.floor(moment / 3_600_000)}`,
    'messages',
    where('status', '==', 'new'),
    createdBefore,
  );
}

/** Number of active products with low stock, read once. */
export const lowStock: Query<number> = countOf(
  'low',
  'products',
  where('active', '==', true),
  where('stock', '<=', LOW_STOCK),
);

/** Number of foods on sale with these `food` fields, read once. */
export function foodsOnSale(food: Readonly<Record<string, unknown>>): Query<number> {
  const filters = Object.entries({ active: true, ...food });
  return countOf(
    `food ${JSON.stringify(food)}`,
    'products',
    ...filters.map(([field, value]) => where(field, '==', value)),
  );
}

/** The five active products with the lowest stock, live. */
export const lowestStock = products.list({
  where: { active: true },
  orderBy: { field: 'stock', direction: 'asc' },
  limit: 5,
});

/** Result of the last sweep over unpaid orders, live; null before the first one. */
export const lastSweep: Query<SweepHealth | null> = defineCollection('health', {
  schema: SweepHealthSchema,
  idField: 'id',
}).doc('sweep');

/** Time of the payment provider's last webhook, live; null before the first one. */
export const lastWebhook: Query<WebhookHealth | null> = defineCollection('health', {
  schema: WebhookHealthSchema,
  idField: 'id',
}).doc('webhook');

/** Number of waiting and failed letters, live; null before the first sweep of the mailbox. */
export const mailHealth: Query<MailHealth | null> = defineCollection('health', {
  schema: MailHealthSchema,
  idField: 'id',
}).doc('mail');

/** The last run of `npm run doctor`, live; null before the first one. */
export const launchReport: Query<LaunchReport | null> = defineCollection('health', {
  schema: LaunchReportSchema,
  idField: 'id',
}).doc('launch');

/** Whether the functions respond: requests a quote, which writes nothing. */
export const functionsHealth: Query<true> = readOnce<true>('functions', async () => {
  const lines = [{ slug: 'no-such-product', quantity: 1 }];
  const quote = await call('quoteCart', { lines, method: DEFAULT_METHOD }, { quietly: true });
  if (quote.ok) return true;
  throw Object.assign(new Error('no answer'), { code: 'unavailable' });
});

function createdSince(moment: number): readonly QueryConstraint[] {
  return [where('createdAt', '>=', Timestamp.fromMillis(moment))];
}

function countOf(key: string, path: string, ...filters: readonly QueryConstraint[]): Query<number> {
  return readOnce(`${path} ${key}`, async () => {
    const list = query(collection(firestore, path), ...filters, limit(MAX_COUNT));
    const answer = await getAggregateFromServer(list, { documents: count() });
    markReads(path, 1);
    return answer.data().documents;
  });
}

/** A query that reads once, and again on retry. */
function readOnce<T>(key: string, read: () => Promise<T>): Query<T> {
  return {
    key: `figure ${key}`,
    start(sink) {
      read().then(
        (answer) => sink.next(answer, false),
        (error: unknown) => sink.fail(failureOf(error)),
      );
      return () => {};
    },
  };
}

/** Records billed documents as the adapter does; an aggregate costs at least one. */
function markReads(path: string, documents: number): void {
  performance.mark('firestore-reads', { detail: { path, documents: Math.max(documents, 1) } });
}
