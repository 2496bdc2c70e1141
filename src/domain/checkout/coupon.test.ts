import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Coupon, couponDiscount, CouponSchema } from './coupon.ts';
import { MAX_PAISE, paise } from '../money/money.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const ITEMS = paise(99_999);

const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  ...v.parse(CouponSchema, { code: 'DIWALI10', worth: { kind: 'percent', percent: 10 } }),
  ...changes,
});

const discount = (coupon: Coupon | null, { itemsPaise = ITEMS, usedByThem = 0 } = {}) =>
  couponDiscount(coupon, { itemsPaise, usedByThem, now: NOW });

describe('a coupon', () => {
  it('needs only its code: active, unused, without a limit', () => {
    expect(
      v.parse(CouponSchema, { code: ' diwali 10', worth: { kind: 'percent', percent: 10 } }),
    ).toEqual({
      code: 'DIWALI10',
      active: true,
      worth: { kind: 'percent', percent: 10 },
      minimumPaise: 0,
      uses: 0,
      auditId: '',
    });
  });

  it.each([
    ['AB', 10],
    ['A'.repeat(21), 10],
    ['TEN%', 10],
    ['DIWALI10', 0],
    ['DIWALI10', 101],
    ['DIWALI10', 7.5],
  ])('is invalid with the code %s and %d percent', (code, percent) => {
    expect(v.is(CouponSchema, { code, worth: { kind: 'percent', percent } })).toBe(false);
  });

  it('discounts a percentage, rounded down to the paisa', () => {
    expect(discount(aCoupon())).toBe(9_999);
  });

  it('discounts at most its maximum, and less when the percentage is less', () => {
    const upTo = (mostPaise: number) =>
      discount(aCoupon({ worth: { kind: 'percent', percent: 10, mostPaise: paise(mostPaise) } }));
    expect(upTo(9_998)).toBe(9_998);
    expect(upTo(9_999)).toBe(9_999);
    expect(upTo(10_000)).toBe(9_999);
  });

  it('discounts an amount, but never more than the items cost', () => {
    const of = (amountPaise: number) =>
      discount(aCoupon({ worth: { kind: 'amount', amountPaise: paise(amountPaise) } }));
    expect(of(15_000)).toBe(15_000);
    expect(of(100_000)).toBe(ITEMS);
  });

  it('never discounts more than the items cost, whatever its worth', () => {
    const worth = fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        mostPaise: fc.integer({ min: 0, max: MAX_PAISE }).map(paise),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        amountPaise: fc.integer({ min: 0, max: MAX_PAISE }).map(paise),
      }),
    );
    const items = fc.integer({ min: 0, max: MAX_PAISE }).map(paise);
    fc.assert(
      fc.property(worth, items, (value, itemsPaise) => {
        const off = discount(aCoupon({ worth: value }), { itemsPaise });
        expect(off).toBeLessThanOrEqual(itemsPaise);
        const most = value.kind === 'amount' ? value.amountPaise : value.mostPaise;
        expect(off).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a coupon is refused', () => {
  it.each<[string, Coupon | null, object]>([
    ['when there is none of that code', null, { fault: 'unknown' }],
    ['when staff have ended it', aCoupon({ active: false }), { fault: 'unknown' }],
    ['a millisecond before it begins', aCoupon({ fromAt: NOW + 1 }), { fault: 'not-yet' }],
    ['from the moment of its end on', aCoupon({ untilAt: NOW }), { fault: 'over' }],
    ['after its last use', aCoupon({ mostUses: 5, uses: 5 }), { fault: 'used-up' }],
    [
      'a paisa below its minimum',
      aCoupon({ minimumPaise: paise(ITEMS + 1) }),
      { fault: 'minimum', minimumPaise: ITEMS + 1 },
    ],
  ])('%s', (_, coupon, fault) => {
    expect(discount(coupon)).toEqual(fault);
  });

  it.each<[string, Coupon]>([
    ['from its first moment on', aCoupon({ fromAt: NOW })],
    ['to the millisecond before its end', aCoupon({ untilAt: NOW + 1 })],
    ['for its last use', aCoupon({ mostUses: 5, uses: 4 })],
    ['at its minimum', aCoupon({ minimumPaise: ITEMS })],
  ])('never %s', (_, coupon) => {
    expect(discount(coupon)).toBe(9_999);
  });

  it('to a customer who has used it the maximum number of times', () => {
    const twice = aCoupon({ mostUsesEach: 2 });
    expect(discount(twice, { usedByThem: 2 })).toEqual({ fault: 'already-used' });
    expect(discount(twice, { usedByThem: 1 })).toBe(9_999);
    expect(discount(aCoupon(), { usedByThem: 1_000 })).toBe(9_999);
  });
});
