import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import { creditShares } from './credit-shares.ts';

const amounts = fc.array(fc.nat({ max: 900 }).map(paise), { minLength: 1, maxLength: 4 });

test('a refund of named lines that cost more than it pays is divided between them', () => {
  const left = [80, 80, 40].map(paise);
  expect(creditShares(paise(100), [80, 80].map(paise), left)).toEqual([50, 50, 0]);
});

test('what exceeds a named line is spread over the others', () => {
  const left = [80, 60, 20].map(paise);
  expect(creditShares(paise(120), [100].map(paise), left)).toEqual([80, 30, 10]);
});

test('shares sum to the amount and none exceeds what is left of its line', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.nat({ max: 1000 }), (left, own, permille) => {
      const all = left.reduce<number>((sum, rest) => sum + rest, 0);
      const amount = paise(Math.floor((all * permille) / 1000));
      const shares = creditShares(amount, own, left);
      expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(left[index] ?? 0);
      }
    }),
  );
});
