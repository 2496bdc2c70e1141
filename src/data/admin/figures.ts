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
import { startOfDay, endOfDay } from '#domain/order/order-filter.ts';
import { LOW_STOCK } from '#domain/product/product-view.ts';
import { type DaySales, lastDays, SOLD, withoutTests } from '#domain/staff/sales.ts';
import { type SweepHealth, SweepHealthSchema } from '#domain/payment/sweep-health.ts';
import { type WebhookHealth, WebhookHealthSchema } from '#domain/payment/webhook-health.ts';
import { call } from '#data/firebase/call.ts';
import { alerts, defineCollection, orders, products } from '#data/firebase/collections.ts';
import { failureOf } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import type { Query } from '#data/query/query-store.ts';

/** The most orders of one day that are added up; the rules allow as many. */
const MOST_A_DAY = 10_000;
const MOST_TESTS = 100;
/** A count is one read up to here, and says no more than that. */
const MOST_COUNTED = 1000;

/** How many days of sales the overview looks at. */
const SALES_DAYS = 30;

/**
 * What was sold on each of the last thirty days, asked once: an aggregate of each day, however many orders it has. One read
 * a day and thousand orders, and one for each test payment.
 */
export function salesByDay(now: number): Query<readonly DaySales[]> {
  const days = lastDays(now, SALES_DAYS);
  return askedOnce(`sales ${days.at(-1)}`, async () => {
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
      ...since(startOfDay(day)),
      where('createdAt', '<', Timestamp.fromMillis(endOfDay(day))),
      limit(MOST_A_DAY),
    ),
    { orders: count(), totalPaise: sum('totals.totalPaise') },
  );
  const sales = answer.data();
  noteReads('orders', Math.ceil(sales.orders / 1000));
  return { day, ...sales };
}

async function testPaymentsSince(day: string) {
  const found = await getDocs(
    query(
      collection(firestore, 'orders'),
      where('test', '==', true),
      where('status', '==', 'paid'),
      ...since(startOfDay(day)),
      limit(MOST_TESTS),
    ),
  );
  noteReads('orders', found.size);
  return found.docs.map((order) => ({
    createdAt: (order.get('createdAt') as Timestamp).toMillis(),
    totalPaise: order.get('totals.totalPaise') as number,
  }));
}

/** How many orders that are paid wait to be packed, asked once. */
export const paidOrdersToPack = orders.count(waits('paid'));

/** How many orders that are paid in cash wait to be packed, asked once. */
export const placedOrdersToPack = orders.count(waits('placed'));

function waits(status: string) {
  return { where: { status }, orderBy: null, limit: MOST_COUNTED };
}

/** How many alerts about money nobody has looked after. */
export const openAlerts = alerts.count({
  where: { open: true },
  orderBy: null,
  limit: MOST_COUNTED,
});

/** How many orders of the last seven days nobody paid in time, asked once. */
export function unpaidOrders(now: number): Query<number> {
  const [first = ''] = lastDays(now, 7);
  return counted(
    `unpaid ${first}`,
    'orders',
    where('status', '==', 'expired'),
    ...since(startOfDay(first)),
    orderBy('createdAt', 'desc'),
  );
}

/** How many messages wait for a first answer. */
export const newMessages: Query<number> = counted('new', 'messages', where('status', '==', 'new'));

/** How many messages nobody has acknowledged though they came before a moment (epoch milliseconds), asked once. */
export function messagesBefore(moment: number): Query<number> {
  const before = where('createdAt', '<', Timestamp.fromMillis(moment));
  // To the hour, so that every look at the page does not ask again.
  return counted(
    `before ${Math.floor(moment / 3_600_000)}`,
    'messages',
    where('status', '==', 'new'),
    before,
  );
}

/** How many products on sale have few pieces left, asked once. */
export const lowStock: Query<number> = counted(
  'low',
  'products',
  where('active', '==', true),
  where('stock', '<=', LOW_STOCK),
);

/** The five products on sale with the fewest pieces left, live. */
export const lowestStock = products.list({
  where: { active: true },
  orderBy: { field: 'stock', direction: 'asc' },
  limit: 5,
});

/** What the last sweep over unpaid orders did, live; null before the first one. */
export const lastSweep: Query<SweepHealth | null> = defineCollection('health', {
  schema: SweepHealthSchema,
  idField: 'id',
}).doc('sweep');

/** When the payment provider last told the shop something, live; null before the first time. */
export const lastWebhook: Query<WebhookHealth | null> = defineCollection('health', {
  schema: WebhookHealthSchema,
  idField: 'id',
}).doc('webhook');

/** Whether the shop's functions answer: the price of a cart is asked for, and nothing is written. */
export const functionsHealth: Query<true> = askedOnce<true>('functions', async () => {
  const lines = [{ slug: 'no-such-product', quantity: 1 }];
  const told = await call('startCheckout', { ask: 'quote', lines, method: 'online' });
  if (told.ok) return true;
  throw Object.assign(new Error('no answer'), { code: 'unavailable' });
});

function since(moment: number): readonly QueryConstraint[] {
  return [where('createdAt', '>=', Timestamp.fromMillis(moment))];
}

function counted(key: string, path: string, ...filters: readonly QueryConstraint[]): Query<number> {
  return askedOnce(`${path} ${key}`, async () => {
    const list = query(collection(firestore, path), ...filters, limit(MOST_COUNTED));
    const answer = await getAggregateFromServer(list, { documents: count() });
    noteReads(path, 1);
    return answer.data().documents;
  });
}

/** A read that is asked once, and again when it is tried again. */
function askedOnce<T>(key: string, ask: () => Promise<T>): Query<T> {
  return {
    key: `figure ${key}`,
    start(sink) {
      ask().then(
        (answer) => sink.next(answer, false),
        (error: unknown) => sink.fail(failureOf(error)),
      );
      return () => {};
    },
  };
}

/** Documents billed, as the adapter tells them to whoever measures; an aggregate costs at least one. */
function noteReads(path: string, documents: number): void {
  performance.mark('firestore-reads', { detail: { path, documents: Math.max(documents, 1) } });
}
