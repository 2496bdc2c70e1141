import { describe, expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import {
  type CouponDraft,
  couponPreview,
  couponState,
  parseCouponForm,
  couponFormValues,
} from './coupon-form.ts';

const empty = couponFormValues(null);
const typed = { ...empty, code: ' diwali 10 ', percent: ' 10 ' };

function read(changes: Readonly<Record<string, string>> = {}) {
  const outcome = parseCouponForm({ ...typed, ...changes }, true);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
}

describe('the coupon form', () => {
  test('parses rupees and Indian times', () => {
    const times = { from: '2026-11-21T00:00', until: '2026-11-22T00:00' };
    expect(read({ most: '₹200', minimum: '999.50', ...times })).toEqual({
      ...{ code: 'DIWALI10', active: true, minimumPaise: 99_950 },
      worth: { kind: 'percent', percent: 10, mostPaise: 20_000 },
      fromAt: Date.UTC(2026, 10, 20, 18, 30),
      untilAt: Date.UTC(2026, 10, 21, 18, 30),
    });
  });

  test('keeps the active flag, trims texts and leaves out what is empty', () => {
    const worth = { kind: 'percent', percent: 10 };
    expect(parseCouponForm(typed, false)).toStrictEqual({
      ...{ ok: true, value: { code: 'DIWALI10', active: false, worth, minimumPaise: 0 } },
    });
  });

  test('shows rupees, Indian times and counts, each in its field, and gives them back', () => {
    const shown = {
      ...{ code: 'DIWALI10', kind: 'percent', percent: '10', most: '75.25', amount: '' },
      ...{ minimum: '999.5', from: '2026-11-21T00:00', until: '2026-11-22T09:30' },
      ...{
        mostUses: '100',
        mostUsesEach: '2',
        products: 'rose-soap neem-soap',
        firstOrder: 'first',
      },
    };
    const amount = { ...shown, kind: 'amount', percent: '', most: '', amount: '150' };
    const delivery = { ...amount, kind: 'delivery', amount: '' };
    for (const values of [shown, amount, delivery]) {
      expect(couponFormValues(read(values))).toEqual(values);
      expect(parseCouponForm(couponFormValues(read(values)), true)).toEqual({
        ...{ ok: true, value: read(values) },
      });
    }
    expect(couponFormValues(read())).toEqual({ ...empty, code: 'DIWALI10', percent: '10' });
    expect(couponFormValues(null)).toEqual({
      ...{ code: '', kind: 'percent', percent: '', most: '', amount: '', minimum: '' },
      ...{ from: '', until: '', mostUses: '', mostUsesEach: '', products: '', firstOrder: '' },
    });
  });

  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{ code: '' }, { code: 'required' }],
    [{ code: 'ab' }, { code: 'coupon-length' }],
    [{ code: 'TEN%OFF' }, { code: 'coupon' }],
    [{ percent: '' }, { percent: 'required' }],
    [{ products: 'soap '.repeat(21) }, { products: 'products' }],
    [{ percent: '0' }, { percent: { why: 'zero', least: 1, most: 100 } }],
    [{ percent: '101' }, { percent: { why: 'range' } }],
    [{ percent: '1000' }, { percent: { why: 'range' } }],
    [{ percent: '1e1' }, { percent: { why: 'shape' } }],
    [{ percent: '7.5' }, { percent: { why: 'decimals' } }],
    [{ percent: '7,5' }, { percent: { why: 'commas' } }],
    [{ most: 'ten' }, { most: { code: 'amount', why: 'shape' } }],
    [{ most: '499,00' }, { most: { why: 'commas', instead: '499.00' } }],
    [{ most: '0' }, { most: { why: 'zero' } }],
    [{ minimum: '-5' }, { minimum: { why: 'sign' } }],
    [{ from: 'tomorrow' }, { from: 'moment' }],
    [{ until: '21.11.2026' }, { until: 'moment' }],
    [{ from: '2026-11-22T00:00', until: '2026-11-22T00:00' }, { until: 'order' }],
    [{ from: '2026-11-22T00:00', until: '2026-11-21T00:00' }, { until: 'order' }],
    [{ mostUses: '0' }, { mostUses: { why: 'zero' } }],
    [{ mostUses: '12,5' }, { mostUses: { code: 'number', why: 'commas', instead: '' } }],
    [{ mostUses: '10000000' }, { mostUses: { why: 'range' } }],
    [{ mostUses: '1x' }, { mostUses: { why: 'shape' } }],
    [{ mostUses: 'x1' }, { mostUses: { why: 'shape' } }],
    [{ mostUsesEach: '1.5' }, { mostUsesEach: { why: 'decimals' } }],
    [{ kind: 'amount' }, { amount: 'required' }],
    [{ kind: 'amount', amount: 'ten' }, { amount: { why: 'shape' } }],
    [{ kind: 'amount', amount: '0' }, { amount: { why: 'zero' } }],
    [
      { percent: 'x', minimum: '0', mostUses: 'x', from: 'x' },
      {
        ...{ percent: { why: 'shape' }, minimum: { why: 'zero' }, mostUses: { why: 'shape' } },
        from: 'moment',
      },
    ],
  ])('refuses %j at its fields alone', (changes, faults) => {
    const outcome = parseCouponForm({ ...typed, ...changes }, true);
    expect(outcome).toMatchObject({ ok: false, faults });
    expect(outcome.ok ? [] : Object.keys(outcome.faults).sort()).toEqual(
      Object.keys(faults).sort(),
    );
  });

  test('reports only what is missing in an empty form', () => {
    const faults = { code: 'required', percent: 'required' };
    for (const form of [empty, {}])
      expect(parseCouponForm(form, true)).toEqual({ ok: false, faults });
  });

  test.each([
    ['percent', '1', '1'],
    ['percent', '100', '100'],
    ['percent', '१० %', '10'],
    ['mostUses', '1', '1'],
    ['mostUses', '1,00,000', '100000'],
    ['mostUses', '9999999', '9999999'],
    ['from', '2026-11-22T00:00', '2026-11-22T00:00'],
    ['until', '2026-11-22T00:01', '2026-11-22T00:01'],
  ] as const)('accepts %s "%s"', (field, text, shown) => {
    expect(couponFormValues(read({ [field]: text }))[field]).toBe(shown);
  });

  test('accepts an end a minute after the start', () => {
    const times = { from: '2026-11-22T00:00', until: '2026-11-22T00:01' };
    expect(couponFormValues(read(times))).toMatchObject(times);
  });
});

test.each([
  [{}, 'holds'],
  [{ active: false }, 'ended'],
  [{ fromAt: 11 }, 'not-yet'],
  [{ fromAt: 10, untilAt: 11 }, 'holds'],
  [{ untilAt: 10 }, 'over'],
  [{ mostUses: 5, uses: 4 }, 'holds'],
  [{ mostUses: 5, uses: 5 }, 'used-up'],
])('the state of a coupon with %j is %s', (changes, state) => {
  expect(couponState({ ...read(), uses: 0, ...changes }, 10)).toBe(state);
});

test('the preview shows its discount while it is valid, whatever the day', () => {
  const times = { from: '2030-01-01T00:00', until: '2030-01-02T00:00' };
  const coupon = read({ most: '100', minimum: '600', ...times });
  const preview = (draft: CouponDraft, items: number) =>
    couponPreview(draft, { itemsPaise: paise(items), deliveryPaise: paise(4_900) });
  expect(preview(read({ kind: 'delivery' }), 50_000)).toBe(4_900);
  expect(preview(coupon, 50_000)).toEqual({ fault: 'minimum', minimumPaise: 60_000 });
  expect(preview(coupon, 150_000)).toBe(10_000);
  expect(preview(read({ until: '2020-01-01T00:00' }), 50_000)).toBe(5_000);
  const used = { ...read({ mostUses: '1', mostUsesEach: '1' }), active: false, uses: 1 };
  expect(preview(used, 50_000)).toBe(5_000);
});
