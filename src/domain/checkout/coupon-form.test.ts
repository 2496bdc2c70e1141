import { describe, expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import { couponPreview, couponState, parseCouponForm, couponFormValues } from './coupon-form.ts';

const typed = { ...couponFormValues(null), code: ' diwali 10 ', percent: '10' };

function read(changes: Readonly<Record<string, string>>) {
  const outcome = parseCouponForm({ ...typed, ...changes }, true);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
}

describe('the coupon form', () => {
  test('parses rupees and Indian times', () => {
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

  test('round-trips: opened and saved, nothing changes', () => {
    const coupons = [
      read({ kind: 'amount', amount: '150', mostUses: '100', mostUsesEach: '1' }),
      read({ until: '2026-12-31T23:59', most: '75.25' }),
    ];
    for (const coupon of coupons) {
      expect(parseCouponForm(couponFormValues(coupon), true)).toEqual({ ok: true, value: coupon });
    }
  });

  test.each([
    ['code', '', 'required'],
    ['code', 'ab', 'coupon-length'],
    ['code', 'TEN%OFF', 'coupon'],
    ['percent', '', 'required'],
    ['percent', '0', { why: 'zero', least: 1, most: 100 }],
    ['percent', '101', { why: 'range' }],
    ['percent', '7.5', { why: 'decimals' }],
    ['percent', '7,5', { why: 'commas' }],
    ['most', 'ten', { code: 'amount', why: 'shape' }],
    ['most', '499,00', { why: 'commas', instead: '499.00' }],
    ['most', '0', { why: 'zero' }],
    ['minimum', '-5', { why: 'sign' }],
    ['from', 'tomorrow', 'moment'],
    ['until', '21.11.2026', 'moment'],
    ['mostUses', '0', { why: 'zero' }],
    ['mostUses', '12,5', { code: 'number', why: 'commas', instead: '' }],
    ['mostUsesEach', '1.5', { why: 'decimals' }],
  ] as const)('refuses %s "%s": %j', (field, text, fault) => {
    expect(parseCouponForm({ ...typed, [field]: text }, true)).toMatchObject({
      ok: false,
      faults: { [field]: fault },
    });
  });

  test('reports all faults of a form at once, and of an empty one only missing fields', () => {
    const faults = (fields: object) => {
      const outcome = parseCouponForm({ ...couponFormValues(null), ...fields }, true);
      return outcome.ok ? null : outcome.faults;
    };
    expect(faults({})).toEqual({ code: 'required', percent: 'required' });
    expect(faults({ code: 'TEN', kind: 'amount' })).toEqual({ amount: 'required' });
    expect(faults({ code: 'TEN', kind: 'amount', amount: 'ten' })).toMatchObject({
      amount: { why: 'shape' },
    });
    expect(faults({ code: 'TEN', kind: 'amount', amount: '0' })).toMatchObject({
      amount: { why: 'zero' },
    });
    expect(
      faults({ code: 'TEN', percent: 'x', minimum: '0', mostUses: 'x', from: 'x' }),
    ).toMatchObject({
      percent: { why: 'shape' },
      minimum: { why: 'zero' },
      mostUses: { why: 'shape' },
      from: 'moment',
    });
    expect(parseCouponForm({}, true)).toMatchObject({
      faults: { code: 'required', percent: 'required' },
    });
  });

  test('is empty for a new coupon', () => {
    expect(couponFormValues(null)).toEqual({
      ...{ code: '', kind: 'percent', percent: '', most: '', amount: '', minimum: '' },
      ...{ from: '', until: '', mostUses: '', mostUsesEach: '' },
    });
  });

  test('shows rupees, Indian times and counts, each in its field', () => {
    const coupon = read({
      ...{ most: '75.25', minimum: '999.50', mostUses: '100', mostUsesEach: '2' },
      ...{ from: '2026-11-21T00:00', until: '2026-11-22T09:30' },
    });
    expect(couponFormValues(coupon)).toEqual({
      ...{ code: 'DIWALI10', kind: 'percent', percent: '10', most: '75.25', amount: '' },
      ...{ minimum: '999.5', from: '2026-11-21T00:00', until: '2026-11-22T09:30' },
      ...{ mostUses: '100', mostUsesEach: '2' },
    });
    expect(couponFormValues(read({}))).toMatchObject({ percent: '10', most: '', minimum: '' });
    expect(couponFormValues(read({ kind: 'amount', amount: '150' }))).toMatchObject({
      ...{ kind: 'amount', percent: '', most: '', amount: '150', minimum: '' },
    });
  });

  test('keeps the active flag and trims texts', () => {
    expect(parseCouponForm({ ...typed, percent: ' 10 ' }, false)).toStrictEqual({
      ok: true,
      value: {
        code: 'DIWALI10',
        active: false,
        worth: { kind: 'percent', percent: 10 },
        minimumPaise: 0,
      },
    });
  });

  test.each([
    ['percent', '1', '1'],
    ['percent', '100', '100'],
    ['mostUses', '1', '1'],
    ['mostUses', '1,00,000', '100000'],
    ['percent', '१० %', '10'],
    ['mostUses', '9999999', '9999999'],
  ] as const)('accepts %s "%s"', (field, text, shown) => {
    expect(couponFormValues(read({ [field]: text }))[field]).toBe(shown);
  });

  test.each([
    ['percent', '1000'],
    ['percent', '1e1'],
    ['mostUses', '10000000'],
    ['mostUses', '1x'],
    ['mostUses', 'x1'],
  ])('refuses %s "%s" as well', (field, text) => {
    expect(parseCouponForm({ ...typed, [field]: text }, true).ok).toBe(false);
  });

  test('refuses an end equal to the start, and accepts one minute', () => {
    const from = '2026-11-22T00:00';
    expect(parseCouponForm({ ...typed, from, until: from }, true)).toMatchObject({
      faults: { until: 'order' },
    });
    expect(parseCouponForm({ ...typed, from, until: '2026-11-22T00:01' }, true).ok).toBe(true);
  });

  test('refuses an end before the start, and a missing amount', () => {
    const backwards = { from: '2026-11-22T00:00', until: '2026-11-21T00:00' };
    expect(parseCouponForm({ ...typed, ...backwards }, true)).toMatchObject({
      faults: { until: 'order' },
    });
    expect(parseCouponForm({ ...typed, kind: 'amount' }, true)).toMatchObject({
      faults: { amount: 'required' },
    });
  });
});

test('the state of a coupon', () => {
  const coupon = { ...read({}), uses: 0 };
  expect(couponState(coupon, 10)).toBe('holds');
  expect(couponState({ ...coupon, active: false }, 10)).toBe('ended');
  expect(couponState({ ...coupon, fromAt: 11 }, 10)).toBe('not-yet');
  expect(couponState({ ...coupon, untilAt: 10 }, 10)).toBe('over');
  expect(couponState({ ...coupon, mostUses: 5, uses: 5 }, 10)).toBe('used-up');
  expect(couponState({ ...coupon, mostUses: 5, uses: 4 }, 10)).toBe('holds');
  expect(couponState({ ...coupon, fromAt: 10, untilAt: 11 }, 10)).toBe('holds');
});

test('the preview shows its discount while it is valid, whatever the day', () => {
  const coupon = read({
    most: '100',
    minimum: '600',
    from: '2030-01-01T00:00',
    until: '2030-01-02T00:00',
  });
  expect(couponPreview(coupon, paise(50_000))).toEqual({ fault: 'minimum', minimumPaise: 60_000 });
  expect(couponPreview(coupon, paise(150_000))).toBe(10_000);
  expect(couponPreview(read({ until: '2020-01-01T00:00' }), paise(50_000))).toBe(5_000);
  const used = { ...read({ mostUses: '1', mostUsesEach: '1' }), active: false, uses: 1 };
  expect(couponPreview(used, paise(50_000))).toBe(5_000);
});
