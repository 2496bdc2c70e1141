import { indianDay } from '../core/dates.ts';
import { DAY_MS } from '../core/indian-time.ts';

/** The sales of a day in India (`YYYY-MM-DD`): orders, and their totals in paise. */
export interface DaySales {
  readonly day: string;
  readonly orders: number;
  readonly totalPaise: number;
}

/** The last days in India up to that of a time (epoch milliseconds), oldest first. */
export function lastDays(now: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => indianDay(now - (count - 1 - index) * DAY_MS));
}

/** The sales of a day without test payments of staff, which are stored as orders too. */
export function withoutTests(
  sales: readonly DaySales[],
  tests: readonly { readonly createdAt: number; readonly totalPaise: number }[],
): readonly DaySales[] {
  return sales.map(({ day, orders, totalPaise }) => {
    const own = tests.filter(({ createdAt }) => indianDay(createdAt) === day);
    return {
      day,
      orders: Math.max(orders - own.length, 0),
      totalPaise: Math.max(totalPaise - own.reduce((sum, test) => sum + test.totalPaise, 0), 0),
    };
  });
}

/** The total of the last days; in paise. */
export function sumOfLast(
  sales: readonly DaySales[],
  days: number,
): { readonly orders: number; readonly totalPaise: number } {
  const last = sales.slice(-days);
  return {
    orders: last.reduce((sum, { orders }) => sum + orders, 0),
    totalPaise: last.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  };
}
