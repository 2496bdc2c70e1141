import { getDocs, type Timestamp } from 'firebase/firestore';
import { SOLD } from '#domain/order/order.ts';
import { type DaySales, lastDays, withoutTests } from '#domain/staff/sales.ts';
import { loadAdapter } from '#data/firebase/adapter.ts';
import { countReads } from '#data/firebase/count-reads.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { readOnce } from '#data/firebase/read-once.ts';
import { listQuery } from '#data/firebase/list-query.ts';
import type { Query } from '#data/query/query-store.ts';
import { dayRange } from '../lists/day-range.ts';
import { MOST_COUNTED } from '../lists/totals.ts';

/** Days of sales in the overview. */
const SALES_DAYS = 30;

/** Maximum number of test payments that are subtracted. */
const MAX_TESTS = 100;

const OLDEST_FIRST = { field: 'createdAt', direction: 'asc' } as const;

/**
 * Sales of each of the last 30 days, read once: one aggregate per day. Costs one read per day and 1,000 orders, plus
 * one per test payment.
 */
export function salesByDay(now: number): Query<readonly DaySales[]> {
  const days = lastDays(now, SALES_DAYS);
  return readOnce(`figure sales ${days.at(-1)}`, async () => {
    const [tests, ...sales] = await Promise.all([
      testPaymentsSince(days[0] ?? ''),
      ...days.map(salesOf),
    ]);
    return withoutTests(sales, tests);
  });
}

async function salesOf(day: string): Promise<DaySales> {
  const adapter = await loadAdapter();
  const { count, sum } = await adapter.totalsOf(
    {
      path: 'orders',
      where: {},
      anyOf: { field: 'status', values: SOLD },
      between: dayRange(day, day),
      orderBy: OLDEST_FIRST,
      limit: MOST_COUNTED,
    },
    'totals.totalPaise',
  );
  return { day, orders: count, totalPaise: sum };
}

async function testPaymentsSince(day: string) {
  const list = listQuery(firestore, {
    path: 'orders',
    where: { test: true, status: 'paid' },
    between: dayRange(day, null),
    orderBy: OLDEST_FIRST,
    limit: MAX_TESTS,
  });
  const found = await getDocs(list);
  countReads('orders', Math.max(found.size, 1));
  return found.docs.map((order) => ({
    createdAt: (order.get('createdAt') as Timestamp).toMillis(),
    totalPaise: order.get('totals.totalPaise') as number,
  }));
}
