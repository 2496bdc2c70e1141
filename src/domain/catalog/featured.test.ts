import { expect, it } from 'vitest';
import { mostPopular } from './featured.ts';

const day = (number: number): number => Date.UTC(2026, 0, number);
const newest = { slug: 'newest', stock: 3, createdAt: day(9) };
const gone = { slug: 'gone', stock: 0, sold: 99, createdAt: day(1) };
const known = { slug: 'known', stock: 1, rating: { sum: 4, count: 1 }, createdAt: day(2) };
const loved = { slug: 'loved', stock: 9, rating: { sum: 14, count: 3 }, createdAt: day(3) };
const bestseller = { slug: 'bestseller', stock: 9, sold: 12, createdAt: day(1) };
const oldest = { slug: 'oldest', stock: 2, createdAt: day(1) };

it('shows the most sold products first, then by reviews, then the newest, and none that is sold out', () => {
  const rows = [newest, gone, known, loved, oldest, bestseller];
  expect(mostPopular(rows, 8)).toEqual([bestseller, loved, known, newest, oldest]);
  expect(mostPopular(rows, 2)).toEqual([bestseller, loved]);
});

it('without sales the order is by reviews, then the newest', () => {
  expect(mostPopular([oldest, newest, known, loved], 8)).toEqual([loved, known, newest, oldest]);
});
