import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPopular } from './featured.ts';
import { popularityOf } from './popularity.ts';

const NOW = Date.UTC(2026, 10, 25);
const HOUR = 60 * 60 * 1000;

test('more sales come first, then more reviews, then the newer product', () => {
  const old = NOW - 1000 * HOUR;
  const inOrder = [
    { sold: 2, createdAt: old },
    { sold: 1, rating: { count: 9 }, createdAt: old },
    { sold: 1, rating: { count: 3 }, createdAt: NOW },
    { rating: { count: 8_000 }, createdAt: old },
    { rating: { count: 1 }, createdAt: old },
    { createdAt: NOW },
    { createdAt: NOW - 2 * HOUR },
  ];
  const keys = inOrder.map(popularityOf);
  expect(keys).toEqual(keys.toSorted((a, b) => b - a));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the most popular products are in stock, and at most so many', () => {
  const at = (stock: number, sold: number) => ({ stock, sold, createdAt: NOW });
  const [gone, least, most, middle] = [at(0, 99), at(1, 1), at(2, 7), at(3, 5)];
  expect(mostPopular([gone, least, most, middle], 2)).toEqual([most, middle]);
});

test('any facts give a whole number that a document can hold', () => {
  const anyNumber = fc.oneof(fc.integer(), fc.double());
  const facts = fc.record({
    sold: fc.option(anyNumber, { nil: undefined }),
    rating: fc.option(fc.record({ count: anyNumber }), { nil: undefined }),
    createdAt: anyNumber,
  });
  fc.assert(
    fc.property(facts, (one) => {
      const key = popularityOf(one);
      expect(Number.isSafeInteger(key)).toBe(true);
      expect(key).toBeGreaterThanOrEqual(0);
    }),
  );
});
