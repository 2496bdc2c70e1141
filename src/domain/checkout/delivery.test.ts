import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { codFault, deliveryEstimate, DeliveryRulesSchema, workingDaysAfter } from './delivery.ts';
import { indianDay } from '../core/dates.ts';
import { paise } from '../money/money.ts';

const rules = v.parse(DeliveryRulesSchema, {});
const DAYS = {
  ...{ dispatch: 2, nearFrom: 1, nearTo: 3, farFrom: 3, farTo: 5 },
  ...{ remoteFrom: 5, remoteTo: 8 },
};
const [BENGALURU, MUMBAI, PORT_BLAIR] = ['560001', '400001', '744101'];

/** Parses a local time in India. */
const inIndia = (text: string): number => Date.parse(`${text}+05:30`);
const days = (pin: string, from: string) => {
  const { earliestAt, latestAt } = deliveryEstimate(pin, rules, inIndia(from));
  return [indianDay(earliestAt), indianDay(latestAt)];
};

describe('a delivery estimate', () => {
  test.each([
    ['near', BENGALURU, ['2026-11-24', '2026-11-27']],
    ['far', MUMBAI, ['2026-11-26', '2026-11-30']],
    ['remote', PORT_BLAIR, ['2026-11-28', '2026-12-03']],
  ])('for a place that is %s counts working days', (_zone, pin, expected) => {
    // A Saturday: the next working day is Monday.
    expect(days(pin, '2026-11-21T10:00:00')).toEqual(expected);
  });

  test('is at noon in India of its days', () => {
    const { earliestAt, latestAt } = deliveryEstimate(MUMBAI, rules, inIndia('2026-11-21T10:00'));
    expect([earliestAt, latestAt]).toEqual(
      ['2026-11-26T12:00', '2026-11-30T12:00'].map((text) => inIndia(text)),
    );
  });

  test('is never on a Sunday, and its latest day is never before its earliest', () => {
    const moment = fc.integer({
      min: inIndia('2026-01-01T00:00'),
      max: inIndia('2030-01-01T00:00'),
    });
    fc.assert(
      fc.property(fc.constantFrom(BENGALURU, MUMBAI, PORT_BLAIR), moment, (pin, now) => {
        const { earliestAt, latestAt } = deliveryEstimate(pin, rules, now);
        expect(earliestAt).toBeGreaterThan(now);
        expect(latestAt).toBeGreaterThanOrEqual(earliestAt);
        for (const at of [earliestAt, latestAt])
          expect(new Date(indianDay(at)).getUTCDay(), 'a Sunday').not.toBe(0);
      }),
    );
  });

  test.each([
    ['2026-11-23T00:00:00', '2026-11-23T23:59:59', true],
    ['2026-11-23T23:59:59', '2026-11-24T00:00:00', false],
    // A Saturday night and a Sunday.
    ['2026-11-21T22:00:00', '2026-11-22T12:00:00', true],
  ])('counts from the day of the order in Indian time: %s and %s', (one, other, isSame) => {
    expect(days(MUMBAI, one).join() === days(MUMBAI, other).join()).toBe(isSame);
  });

  test('excludes the Army Postal Service and serves everywhere else', () => {
    expect(deliveryEstimate('900056', rules, 0).served).toBe(false);
    expect(deliveryEstimate(BENGALURU, rules, 0).served).toBe(true);
  });

  test('is remote by the first digits of its PIN code only', () => {
    const at = (pin: string) =>
      deliveryEstimate(pin, rules, inIndia('2026-11-21T10:00')).earliestAt;
    for (const pin of ['744101', '682551', '791001', '737101', '194101']) {
      expect(at(pin), pin).toBe(at(PORT_BLAIR));
    }
    for (const pin of ['743101', '682001', '781001', '736101', '184101']) {
      expect(at(pin), pin).toBeLessThan(at(PORT_BLAIR));
    }
  });

  test('has default rules that list the restricted places', () => {
    expect(rules).toEqual({
      unservedPins: ['9'],
      prepaidOnlyPins: ['744', '6825'],
      remotePins: ['744', '6825', '79', '737', '19'],
      codMinPaise: 0,
      codMaxPaise: 500_000,
      shipsFrom: 'Karnataka',
      days: DAYS,
    });
    for (const pin of ['', '0', '1234567', '56a', ' 56']) {
      expect(v.is(DeliveryRulesSchema, { remotePins: [pin] }), pin).toBe(false);
    }
  });

  test('malformed days are the usual ones', () => {
    for (const wrong of [
      {},
      { ...DAYS, dispatch: 0 },
      { ...DAYS, dispatch: 31 },
      { ...DAYS, farTo: 2.5 },
      { ...DAYS, nearFrom: 9 },
    ]) {
      expect(v.parse(DeliveryRulesSchema, { days: wrong }).days).toEqual(DAYS);
    }
  });

  test('takes the days that the owner sets', () => {
    const own = { ...DAYS, dispatch: 1, nearFrom: 0, nearTo: 0 };
    const now = inIndia('2026-11-23T10:00');
    const next = workingDaysAfter(now, 1);
    expect(deliveryEstimate(BENGALURU, v.parse(DeliveryRulesSchema, { days: own }), now)).toEqual({
      ...{ served: true, earliestAt: next, latestAt: next },
    });
  });

  test('is near in the State that parcels ship from', () => {
    const fromKerala = { ...rules, shipsFrom: 'Kerala' as const };
    const at = (pin: string) => deliveryEstimate(pin, fromKerala, 0).earliestAt;
    expect(at('682001')).toBeLessThan(at(BENGALURU));
  });
});

describe('cash on delivery', () => {
  test.each([
    ['at an ordinary PIN code', BENGALURU, 50_000, {}, null],
    ['before the PIN code is known', '', 50_000, {}, null],
    ['at the most that is taken', BENGALURU, 500_000, {}, null],
    ['a paisa above the most', BENGALURU, 500_001, {}, 'too-large'],
    ['at the least that is taken', BENGALURU, 10_000, { codMinPaise: paise(10_000) }, null],
    ['a paisa below the least', BENGALURU, 9_999, { codMinPaise: paise(10_000) }, 'too-small'],
    ['on the islands', PORT_BLAIR, 50_000, {}, 'pin'],
    ['where nothing is sent', '900056', 50_000, {}, 'pin'],
    ['while it is closed, whatever else', PORT_BLAIR, 1, { codMaxPaise: paise(0) }, 'closed'],
  ])('is offered or refused %s', (_what, pin, total, change, fault) => {
    const order = { pin, totalPaise: paise(total) };
    expect(codFault(order, { ...rules, ...change })).toBe(fault);
  });
});
