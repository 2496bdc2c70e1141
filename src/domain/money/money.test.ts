import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatInvoiceMoney,
  formatMoney,
  formatSum,
  MAX_PAISE,
  paise,
  paiseFromRupees,
  plainRupees,
  rupeesFromPaise,
} from './money.ts';
import { allocate } from './allocate.ts';

const amounts = fc.integer({ min: 0, max: MAX_PAISE });

describe('money', () => {
  it('converts every amount of rupees with up to two decimals to paise and back without loss', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const rupees = Number(
          `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
        );
        expect(paiseFromRupees(rupees)).toBe(amount);
        expect(rupeesFromPaise(paise(amount))).toBe(rupees);
      }),
    );
  });

  it.each([
    [1.15, 115],
    [1.005, 101],
    [8.165, 817],
    [0.1 + 0.2, 30],
    [499, 49_900],
    [0.004, 0],
    [0.005, 1],
    [10_000_000, MAX_PAISE],
  ])('rounds ₹%d half up to %d paise', (rupees, expected) => {
    expect(paiseFromRupees(rupees)).toBe(expected);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_PAISE + 1, 2 ** 53])(
    'rejects %d as an amount of paise',
    (amount) => {
      expect(() => paise(amount)).toThrow(new RangeError(`Not an amount in paise: ${amount}`));
    },
  );

  it.each([-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000.01, 1e300])(
    'rejects ₹%d',
    (rupees) => expect(() => paiseFromRupees(rupees)).toThrow(RangeError),
  );

  it('has only one zero, so that no price reads "-₹0"', () => {
    expect(paise(-0)).toBe(0);
    expect(paiseFromRupees(-0.001)).toBe(0);
    expect(formatMoney(paise(-0))).toBe('₹0');
  });

  it.each([
    [0, '₹0.00', '₹0'],
    [5, '₹0.05', '₹0.05'],
    [49_901, '₹499.01', '₹499.01'],
    [49_950, '₹499.50', '₹499.50'],
    [99_999, '₹999.99', '₹999.99'],
    [100_000, '₹1,000.00', '₹1,000'],
    [12_345_600, '₹1,23,456.00', '₹1,23,456'],
    [MAX_PAISE, '₹1,00,00,000.00', '₹1,00,00,000'],
  ])('formats %d paise as %s on an invoice and %s elsewhere', (amount, exact, short) => {
    expect(formatInvoiceMoney(paise(amount))).toBe(exact);
    expect(formatMoney(paise(amount))).toBe(short);
    expect(formatSum(amount)).toBe(exact);
  });

  it.each([
    [-12_345_600, '-₹1,23,456.00'],
    [-1, '-₹0.01'],
    [2 * MAX_PAISE, '₹2,00,00,000.00'],
  ])('formats a sum of %d paise as %s', (sum, text) => {
    expect(formatSum(sum)).toBe(text);
  });

  it('writes every sum for spreadsheets to the paisa, without grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100 * MAX_PAISE, max: 100 * MAX_PAISE }), (sum) => {
        const text = plainRupees(sum);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(Number(text.replace('.', ''))).toBe(sum);
      }),
    );
    expect(plainRupees(-5)).toBe('-0.05');
    expect(plainRupees(-123_456)).toBe('-1234.56');
  });

  it('formats every amount so that it can be parsed back to the paisa', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const text of [formatInvoiceMoney(paise(amount)), formatMoney(paise(amount))]) {
          expect(text).toMatch(/^₹(?:\d{1,2},)*(?:\d{1,3})(?:\.\d\d)?$/);
          expect(paiseFromRupees(Number(text.replace(/[₹,]/g, '')))).toBe(amount);
        }
      }),
    );
  });
});

describe('allocating an amount', () => {
  const shared = (total: number, weights: number[]) => allocate(paise(total), weights.map(paise));

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [0, 5, 5], [0, 5, 5]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [5, [1], [5]],
    // 33.33…, 16.66…, 50: the largest remainder gets the paisa, not the first line.
    [100, [20_000, 10_000, 30_000], [33, 17, 50]],
  ])('of %d paise over %j gives %j', (total, weights, parts) => {
    expect(shared(total, weights)).toEqual(parts);
  });

  it('throws without weights', () => {
    expect(shared(0, [])).toEqual([]);
    expect(() => shared(1, [])).toThrow(new RangeError('Nothing to spread an amount over'));
  });

  it('sums exactly, stays within a paisa of its share, and never exceeds its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: MAX_PAISE }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(amounts, weights, (total, each) => {
        const parts = shared(total, each);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const sum = each.reduce((all, weight) => all + weight, 0);
        const fair = (weight: number) =>
          sum === 0
            ? Math.floor(total / each.length)
            : Number((BigInt(total) * BigInt(weight)) / BigInt(sum));
        const unfair = parts.filter((part, index) => {
          const weight = each[index] ?? 0;
          const isFair = part === fair(weight) || part === fair(weight) + 1;
          return !isFair || (total <= sum && part > weight);
        });
        expect(unfair).toEqual([]);
      }),
    );
  });
});
