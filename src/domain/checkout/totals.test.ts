import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES } from '../cart/cart.ts';
import { MAX_QUANTITY } from '../cart/cart-limits.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { amountToFreeDelivery, type PricedLine, totalsOf, type WeightCharge } from './totals.ts';
import { PAYMENT_METHODS } from '../payment/payment-method.ts';

const charges = { freeFromPaise: paise(49_900), feePaise: paise(4_900), codFeePaise: paise(3_000) };
const totals = (
  lines: readonly PricedLine[],
  discount = 0,
  method: (typeof PAYMENT_METHODS)[number] = 'online',
) => totalsOf(lines, { charges, method, discount: paise(discount) });
const line = (unit: number, quantity = 1, mrp = unit): PricedLine => ({
  quantity,
  unitPricePaise: paise(unit),
  unitMrpPaise: paise(mrp),
});

const someLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    unitPricePaise: fc.integer({ min: 0, max: 1_000_000 }).map(paise),
    unitMrpPaise: fc.integer({ min: 0, max: 1_000_000 }).map(paise),
  }),
  { maxLength: MAX_LINES },
);

describe('a total', () => {
  test('is the items less the coupon plus delivery plus the cash fee, to the paisa', () => {
    fc.assert(
      fc.property(someLines, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const items = lines.reduce((all, l) => all + l.quantity * l.unitPricePaise, 0);
        const discount = Math.floor(items * part);
        for (const method of PAYMENT_METHODS) {
          const sums = totals(lines, discount, method);
          expect(sums.itemsPaise).toBe(items);
          expect(sums.totalPaise).toBe(items - discount + sums.shippingPaise + sums.codFeePaise);
          expect([0, 4_900]).toContain(sums.shippingPaise);
          expect(sums.codFeePaise).toBe(method === 'cod' && lines.length > 0 ? 3_000 : 0);
        }
      }),
    );
  });

  test.each([
    ['a paisa below the sum', 49_899, 0, 4_900],
    ['at the sum', 49_900, 0, 0],
    ['above it', 60_000, 0, 0],
    ['above it, and below it after the coupon', 60_000, 10_101, 4_900],
    ['at the sum after the coupon', 60_000, 10_100, 0],
    ['given away by the coupon', 60_000, 60_000, 4_900],
  ])('has its delivery charge %s', (_what, unit, discount, shipping) => {
    const sums = totals([line(unit)], discount);
    expect(sums.shippingPaise).toBe(shipping);
    expect(amountToFreeDelivery(sums, charges) > 0).toBe(shipping > 0);
  });

  test('includes the items at MRP, and is zero for an empty cart, in cash as well', () => {
    expect(totals([line(100, 2, 150), line(50)]).mrpPaise).toBe(350);
    expect(totals([], 0, 'cod').totalPaise).toBe(0);
  });

  test('refuses a coupon worth more than the items, and a sum above the maximum', () => {
    expect(() => totals([line(100)], 101)).toThrow(RangeError);
    expect(() => totals([line(MAX_PAISE, 2)])).toThrow(RangeError);
  });
});

describe('a delivery charge by weight', () => {
  const weight: WeightCharge = { includedGrams: 2_000, stepGrams: 500, stepPaise: paise(3_000) };
  const weighed = (
    lines: readonly (readonly [grams: number | undefined, quantity?: number, unit?: number])[],
    changes: Partial<WeightCharge> = {},
  ) =>
    totalsOf(
      lines.map(([weightGrams, quantity = 1, unit = 100]) => ({
        ...line(unit, quantity),
        weightGrams,
      })),
      {
        charges: { ...charges, weight: { ...weight, ...changes } },
        method: 'online',
        discount: paise(0),
      },
    );

  test.each([
    ['at the included weight', [[2_000]], 0],
    ['a gram above it', [[2_001]], 3_000],
    ['at the first step', [[2_500]], 3_000],
    ['a gram above the first step', [[2_501]], 6_000],
    ['of several pieces', [[600, 4], [101]], 6_000],
    [
      'of a piece whose weight is unknown, which counts as nothing',
      [[undefined, 20], [2_001]],
      3_000,
    ],
    [
      'up to the most that weight adds',
      [
        [50_000, 20],
        [50_000, 20],
      ],
      1_000_000,
    ],
  ] as const)('adds to the fee %s', (_what, lines, extra) => {
    const sums = weighed(lines, extra === 1_000_000 ? { stepPaise: paise(1_000_000) } : {});
    expect(sums.shippingPaise).toBe(4_900 + extra);
    const grams = lines.reduce((all, [each = 0, quantity = 1]) => all + each * quantity, 0);
    expect(sums.weightGrams).toBe(extra === 0 ? undefined : grams);
    expect(sums.totalPaise).toBe(sums.itemsPaise + sums.shippingPaise);
  });

  test('adds nothing where delivery is free, from the amount on', () => {
    expect(weighed([[9_000, 1, 49_900]])).toMatchObject({ shippingPaise: 0 });
    expect(weighed([[9_000, 1, 49_900]])).not.toHaveProperty('weightGrams');
    expect(weighed([[9_000, 1, 49_899]]).shippingPaise).toBe(4_900 + 14 * 3_000);
  });

  test('begins with the first gram where none is included', () => {
    expect(weighed([[1]], { includedGrams: 0 }).shippingPaise).toBe(7_900);
    expect(weighed([[undefined]], { includedGrams: 0 }).shippingPaise).toBe(4_900);
  });
});

test('the amount to free delivery is exact: adding it makes delivery free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (unit) => {
      const before = totals([line(unit)]);
      const missing = amountToFreeDelivery(before, charges);
      expect(totals([line(unit), line(missing)]).shippingPaise).toBe(0);
      expect(missing === 0).toBe(before.shippingPaise === 0);
    }),
  );
});
