import { expect, test } from 'vitest';
import { ratingAfter, displayedRating } from './rating.ts';

const TWO = { sum: 9, count: 2 };

test.each([
  ['pending', 'published', { sum: 12, count: 3 }],
  ['rejected', 'published', { sum: 12, count: 3 }],
  ['published', 'rejected', { sum: 6, count: 1 }],
  ['published', 'pending', { sum: 6, count: 1 }],
  ['pending', 'rejected', TWO],
  ['published', 'published', TWO],
] as const)('a review of three stars that was %s and is %s', (before, next, rating) => {
  expect(ratingAfter(TWO, 3, before, next)).toEqual(rating);
});

test('a rating is shown with one decimal, and null without reviews', () => {
  expect(displayedRating({ sum: 11, count: 3 })).toEqual({ average: 3.7, count: 3 });
  expect(displayedRating({ sum: 0, count: 0 })).toBeNull();
  expect(displayedRating(undefined)).toBeNull();
});
