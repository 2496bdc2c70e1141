import fc from 'fast-check';
import { expect, test } from 'vitest';
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
