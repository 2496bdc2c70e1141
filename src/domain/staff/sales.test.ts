import { expect, test } from 'vitest';
import { lastDays, sumOfLast, withoutTests } from './sales.ts';
import { isSweepLate } from '../payment/sweep-health.ts';

/** A quarter past midnight in India, still the previous day in London. */
const NOW = Date.UTC(2026, 10, 20, 18, 45);

test('days begin at midnight in India', () => {
  expect(lastDays(NOW, 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(lastDays(NOW - 30 * 60_000, 1)).toEqual(['2026-11-20']);
});

test('staff payments in test mode are not sales', () => {
  const sales = [
    { day: '2026-11-20', orders: 2, totalPaise: 50_000 },
    { day: '2026-11-21', orders: 3, totalPaise: 90_000 },
  ];
  const left = withoutTests(sales, [{ createdAt: NOW, totalPaise: 100 }]);
  expect(left).toEqual([sales[0], { day: '2026-11-21', orders: 2, totalPaise: 89_900 }]);
  expect(sumOfLast(left, 1)).toEqual({ orders: 2, totalPaise: 89_900 });
  expect(sumOfLast(left, 30)).toEqual({ orders: 4, totalPaise: 139_900 });
});

test('the sales of a day are never negative, although tests may count on another day', () => {
  const sales = [{ day: '2026-11-21', orders: 1, totalPaise: 150 }];
  const tests = [
    { createdAt: NOW, totalPaise: 100 },
    { createdAt: NOW, totalPaise: 100 },
  ];
  expect(withoutTests(sales, tests)).toEqual([{ day: '2026-11-21', orders: 0, totalPaise: 0 }]);
});

test('a sweep that missed three runs is late', () => {
  expect(isSweepLate({ at: NOW - 14 * 60_000 }, NOW)).toBe(false);
  expect(isSweepLate({ at: NOW - 16 * 60_000 }, NOW)).toBe(true);
});
