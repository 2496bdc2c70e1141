import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import type { BundledLine } from '../bundle/bundle-grant.ts';
import { type Paise, paise } from '../money/money.ts';
import { type Coupon, couponDiscount, CouponSchema } from './coupon.ts';
import { discountsOf, estimatedDiscounts } from './discounts.ts';

const lines: readonly BundledLine[] = [
  { slug: 'oil', quantity: 1, unitPricePaise: paise(30_000) },
  { slug: 'shampoo', quantity: 1, unitPricePaise: paise(20_001) },
  { slug: 'soap', quantity: 2, unitPricePaise: paise(5_000) },
];
const pair = aBundle('pair', 6_000, ['oil', 'shampoo']);
/** The discounts of these lines with one bundle and a coupon. */
const withCoupon = (
  worth: Coupon['worth'],
  minimumPaise = 0,
  cart = lines,
  bundles = [pair],
  couponSlugs?: readonly string[],
) => {
  const coupon = v.parse(CouponSchema, { code: 'TEST', worth, minimumPaise });
  const couponOf = (itemsPaise: Paise) =>
    couponDiscount(coupon, {
      ...{ itemsPaise, deliveryPaise: paise(0), usedByThem: 0, hasOrdered: false, now: 0 },
    });
  return discountsOf(cart, { bundles, couponOf, couponSlugs });
};
const PERCENT = { kind: 'percent', percent: 10 } as const;

describe('a bundle and a coupon', () => {
  test('combine: the percentage is of what is left, and both are apportioned apart', () => {
    expect(withCoupon(PERCENT)).toMatchObject({
      bundles: [{ id: 'pair', title: 'pair', times: 1, savingPaise: 6_000 }],
      ...{ couponPaise: 5_400, discountPaise: 11_400 },
      // 3,600 + 2,640 of the oil, 2,400 + 1,760 of the shampoo, the coupon's 1,000 of the soap.
      lineDiscounts: [6_240, 4_160, 1_000],
    });
  });

  test('combine: the minimum is compared with what is left after the bundle', () => {
    expect(withCoupon(PERCENT, 54_001)).toHaveProperty('couponPaise', 5_400);
    const refused = { fault: 'minimum', minimumPaise: 54_002 };
    expect(withCoupon(PERCENT, 54_002)).toEqual(refused);
  });

  test('cost nothing below zero: an amount is limited by what is left', () => {
    expect(withCoupon({ kind: 'amount', amountPaise: paise(900_000) })).toMatchObject({
      ...{ couponPaise: 54_001, discountPaise: 60_001, lineDiscounts: [30_000, 20_001, 10_000] },
    });
  });
});

test('a page limits the known coupon to what is left after bundles', () => {
  const small = [{ slug: 'oil', quantity: 1, unitPricePaise: paise(100) }];
  expect(estimatedDiscounts(small, { bundles: [pair] }, paise(500))).toMatchObject({
    bundles: [],
    couponPaise: 100,
    discountPaise: 100,
  });
});

test('line discounts add up to the whole discount and never exceed a line', () => {
  const someLines = fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom('oil', 'shampoo', 'soap', 'balm'),
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPricePaise: fc.integer({ min: 0, max: 200_000 }).map(paise),
    }),
    { selector: ({ slug }) => slug, minLength: 1 },
  );
  const saving = fc.integer({ min: 1, max: 90_000 });
  const percent = fc.integer({ min: 1, max: 100 });
  const some = fc.option(fc.subarray(['oil', 'shampoo', 'soap', 'balm']), { nil: undefined });
  fc.assert(
    fc.property(someLines, saving, saving, percent, some, (cart, one, two, rate, slugs) => {
      const bundles = [
        aBundle('one', one, ['oil', 'shampoo']),
        aBundle('two', two, ['oil', 'soap', 'balm']),
      ];
      const result = withCoupon({ kind: 'percent', percent: rate }, 0, cart, bundles, slugs);
      if ('fault' in result) throw new Error('The coupon holds.');
      const sum = result.lineDiscounts.reduce((all, share) => all + share, 0);
      expect(sum).toBe(result.discountPaise);
      expect(result.discountPaise).toBe(
        result.couponPaise + result.bundles.reduce((all, { savingPaise }) => all + savingPaise, 0),
      );
      const bundled = discountsOf(cart, { bundles, couponOf: () => paise(0) });
      const others = cart.map(({ slug }) => !(slugs?.includes(slug) ?? true));
      const only = <T>(rows: readonly T[]) => rows.filter((_, index) => others[index]);
      expect('fault' in bundled ? [] : only(bundled.lineDiscounts)).toEqual(
        only(result.lineDiscounts),
      );
      for (const [index, { quantity, unitPricePaise }] of cart.entries()) {
        expect(result.lineDiscounts[index]).toBeLessThanOrEqual(quantity * unitPricePaise);
      }
    }),
  );
});
