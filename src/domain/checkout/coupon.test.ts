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
  couponDiscount(coupon, {
    ...{ itemsPaise, deliveryPaise: paise(0), usedByThem, hasOrdered: false, now: NOW },
  });

describe('a coupon', () => {
  it('needs only its code: active, unused, without a limit', () => {
    const worth = { kind: 'percent', percent: 10 };
    expect(v.parse(CouponSchema, { code: ' diwali 10', worth })).toEqual({
      ...{ code: 'DIWALI10', active: true, worth, minimumPaise: 0, uses: 0, auditId: '' },
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

  it.each<[string, Coupon['worth'], number]>([
    ['a percentage, rounded down to the paisa', { kind: 'percent', percent: 10 }, 9_999],
    ['a maximum', { kind: 'percent', percent: 10, mostPaise: paise(9_998) }, 9_998],
    ['less than its maximum', { kind: 'percent', percent: 10, mostPaise: paise(10_000) }, 9_999],
    ['an amount', { kind: 'amount', amountPaise: paise(15_000) }, 15_000],
    ['no more than the items cost', { kind: 'amount', amountPaise: paise(100_000) }, ITEMS],
  ])('discounts %s', (_, worth, expected) => {
    expect(discount(aCoupon({ worth }))).toBe(expected);
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

describe('a coupon', () => {
  it.each<[string, Partial<Coupon>, object | number]>([
    ['is unknown when staff have ended it', { active: false }, { fault: 'unknown' }],
    ['is refused a millisecond before it begins', { fromAt: NOW + 1 }, { fault: 'not-yet' }],
    ['holds from its first moment on', { fromAt: NOW }, 9_999],
    ['holds to the millisecond before its end', { untilAt: NOW + 1 }, 9_999],
    ['is refused from the moment of its end on', { untilAt: NOW }, { fault: 'over' }],
    ['holds for its last use', { mostUses: 5, uses: 4 }, 9_999],
    ['is refused after its last use', { mostUses: 5, uses: 5 }, { fault: 'used-up' }],
    ['holds at its minimum', { minimumPaise: ITEMS }, 9_999],
    [
      'is refused a paisa below its minimum',
      { minimumPaise: paise(ITEMS + 1) },
      { fault: 'minimum', minimumPaise: ITEMS + 1 },
    ],
  ])('%s', (_, changes, expected) => {
    expect(discount(aCoupon(changes))).toEqual(expected);
    expect(discount(null)).toEqual({ fault: 'unknown' });
  });

  it('is refused to a customer who has used it the maximum number of times', () => {
    const twice = aCoupon({ mostUsesEach: 2 });
    expect(discount(twice, { usedByThem: 2 })).toEqual({ fault: 'already-used' });
    expect(discount(twice, { usedByThem: 1 })).toBe(9_999);
    expect(discount(aCoupon(), { usedByThem: 1_000 })).toBe(9_999);
    const first = aCoupon({ firstOrder: true });
    expect(discount(first)).toBe(9_999);
    expect(discount(first, { usedByThem: 1 })).toEqual({ fault: 'not-first' });
  });
});
