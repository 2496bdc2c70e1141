import { describe, expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import { couponPreview, couponState, readCoupon, typedCoupon } from './coupon-form.ts';

const typed = { ...typedCoupon(null), code: ' diwali 10 ', percent: '10' };

function read(changes: Readonly<Record<string, string>>) {
  const outcome = readCoupon({ ...typed, ...changes }, true);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
}

describe('the form of a coupon', () => {
  test('takes rupees and times in India', () => {
    expect(
      read({
        most: '₹200',
        minimum: '999.50',
        from: '2026-11-21T00:00',
        until: '2026-11-22T00:00',
      }),
    ).toEqual({
      code: 'DIWALI10',
      active: true,
      worth: { kind: 'percent', percent: 10, mostPaise: 20_000 },
      minimumPaise: 99_950,
      fromAt: Date.UTC(2026, 10, 20, 18, 30),
      untilAt: Date.UTC(2026, 10, 21, 18, 30),
    });
  });

  test('shows what it has read: opened and saved, nothing changes', () => {
    const coupons = [
      read({ kind: 'amount', amount: '150', mostUses: '100', mostUsesEach: '1' }),
      read({ until: '2026-12-31T23:59', most: '75.25' }),
    ];
    for (const coupon of coupons) {
      expect(readCoupon(typedCoupon(coupon), true)).toEqual({ ok: true, value: coupon });
    }
  });

  test.each([
    ['code', 'ab', 'code'],
    ['code', 'TEN%OFF', 'code'],
    ['percent', '', 'required'],
    ['percent', '0', 'percent'],
    ['percent', '101', 'percent'],
    ['percent', '7.5', 'percent'],
    ['most', 'ten', 'amount'],
    ['most', '0', 'amount'],
    ['minimum', '-5', 'amount'],
    ['from', 'tomorrow', 'moment'],
    ['until', '21.11.2026', 'moment'],
    ['mostUses', '0', 'count'],
    ['mostUsesEach', '1.5', 'count'],
  ])('refuses %s "%s": %s', (field, text, fault) => {
    expect(readCoupon({ ...typed, [field]: text }, true)).toMatchObject({
      ok: false,
      faults: { [field]: fault },
    });
  });

  test('refuses an end before the beginning, and an amount that is missing', () => {
    const backwards = { from: '2026-11-22T00:00', until: '2026-11-21T00:00' };
    expect(readCoupon({ ...typed, ...backwards }, true)).toMatchObject({
      faults: { until: 'order' },
    });
    expect(readCoupon({ ...typed, kind: 'amount' }, true)).toMatchObject({
      faults: { amount: 'required' },
    });
  });
});

test('where a coupon stands', () => {
  const coupon = { ...read({}), uses: 0 };
  expect(couponState(coupon, 10)).toBe('holds');
  expect(couponState({ ...coupon, active: false }, 10)).toBe('ended');
  expect(couponState({ ...coupon, fromAt: 11 }, 10)).toBe('not-yet');
  expect(couponState({ ...coupon, untilAt: 10 }, 10)).toBe('over');
  expect(couponState({ ...coupon, mostUses: 5, uses: 5 }, 10)).toBe('used-up');
});

test('the preview says what it will do while it holds, whatever the day', () => {
  const coupon = read({
    most: '100',
    minimum: '600',
    from: '2030-01-01T00:00',
    until: '2030-01-02T00:00',
  });
  expect(couponPreview(coupon, paise(50_000))).toEqual({ fault: 'minimum', minimumPaise: 60_000 });
  expect(couponPreview(coupon, paise(150_000))).toBe(10_000);
  expect(couponPreview(read({ until: '2020-01-01T00:00' }), paise(50_000))).toBe(5_000);
});
