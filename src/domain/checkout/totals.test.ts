import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES } from '../cart/cart.ts';
import { MAX_QUANTITY } from '../cart/cart-limits.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { amountToFreeDelivery, type PricedLine, totalsOf } from './totals.ts';
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
