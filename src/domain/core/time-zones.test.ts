import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { parseCouponForm, couponFormValues } from '../checkout/coupon-form.ts';
import { deliveryEstimate, DeliveryRulesSchema } from '../checkout/delivery.ts';
import { financialYear } from '../invoice/financial-year.ts';
import { indianDay, indianMinute, momentOfMinute } from './dates.ts';
import { paise } from '../money/money.ts';
import { startOfDay, endOfDay, isDay } from './indian-time.ts';
import { parsePriceChange, priceChangeFormValues } from '../pricing/price-change.ts';
import { lastDays, withoutTests } from '../staff/sales.ts';

/** The hour of the epoch in each time zone: proof that the zone is active. */
const ZONES = [
  ['UTC', 0],
  ['Asia/Kolkata', 5],
  ['America/Los_Angeles', 16],
] as const;

/** Thursday 12 March 2026, 00:10 in India; still 11 March in UTC and in California. */
const NIGHT = Date.UTC(2026, 2, 11, 18, 40);
/** Twenty minutes earlier: the previous day in India. */
const EVENING = NIGHT - 20 * 60_000;
const RULES = v.parse(DeliveryRulesSchema, {});

describe.each(ZONES)('with the clock of %s', (zone, hourOfEpoch) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  test('the time zone is active', () => {
    expect(new Date(0).getHours()).toBe(hourOfEpoch);
  });

  test('days are Indian', () => {
    expect(indianDay(NIGHT)).toBe('2026-03-12');
    expect(indianDay(Date.UTC(2026, 2, 11, 18, 29, 59, 999))).toBe('2026-03-11');
    expect(indianDay(Date.UTC(2026, 2, 11, 18, 30))).toBe('2026-03-12');
  });

  test('a typed day and time is in Indian time and round-trips', () => {
    expect(momentOfMinute('2026-03-12T00:10')).toBe(NIGHT);
    expect(indianMinute(NIGHT)).toBe('2026-03-12T00:10');
    expect(indianMinute(EVENING)).toBe('2026-03-11T23:50');
    expect(listed(' | soon | 2026-13-40T00:00').map(momentOfMinute)).toEqual([null, null, null]);
  });

  test('the day of a filter is from midnight to midnight in India', () => {
    expect(startOfDay('2026-03-12')).toBe(NIGHT - 10 * 60_000);
    expect(endOfDay('2026-03-11')).toBe(startOfDay('2026-03-12'));
    expect(isDay('2026-03-12')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
  });

  test('sales are counted by day in India', () => {
    expect(lastDays(NIGHT, 2)).toEqual(['2026-03-11', '2026-03-12']);
    expect(lastDays(EVENING, 2)).toEqual(['2026-03-10', '2026-03-11']);
    const sales = [{ day: '2026-03-12', orders: 2, totalPaise: 200 }];
    expect(withoutTests(sales, [{ createdAt: EVENING, totalPaise: 100 }])).toEqual(sales);
    expect(withoutTests(sales, [{ createdAt: NIGHT, totalPaise: 100 }])).toEqual([
      { day: '2026-03-12', orders: 1, totalPaise: 100 },
    ]);
  });

  test('working days of a delivery are counted in India', () => {
    const days = (now: number) => {
      const { earliestAt, latestAt } = deliveryEstimate('560001', RULES, now);
      return [indianDay(earliestAt), indianDay(latestAt)];
    };
    expect(days(NIGHT)).toEqual(['2026-03-14', '2026-03-18']);
    expect(days(EVENING)).toEqual(['2026-03-13', '2026-03-17']);
  });

  test('a financial year begins at midnight of 1 April in India', () => {
    const midnight = Date.UTC(2026, 2, 31, 18, 30);
    expect(financialYear(midnight - 1)).toBe('25-26');
    expect(financialYear(midnight)).toBe('26-27');
  });

  test('a planned price and a coupon start at the typed minute in India', () => {
    const typed = { from: '2026-03-12T00:10', price: '90', mrp: '120' };
    const change = (now: number) => parsePriceChange(typed, { now, taken: [] });
    expect(change(EVENING)).toMatchObject({ ok: true, value: { fromAt: NIGHT } });
    expect(change(NIGHT)).toMatchObject({ faults: { from: 'past' } });
    const price = { price: paise(9000), mrp: paise(12_000), fromAt: NIGHT };
    expect(priceChangeFormValues(price).from).toBe(typed.from);
    const times = { from: typed.from, until: '2026-03-13T00:00' };
    const coupon = parseCouponForm({ code: 'NIGHT10', percent: '10', ...times }, true);
    expect(coupon).toMatchObject({ ok: true, value: { fromAt: NIGHT } });
    expect(coupon.ok && couponFormValues(coupon.value)).toMatchObject(times);
  });
});
