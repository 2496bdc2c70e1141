import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../money/money.ts';
import { STATE_NAMES } from '../customer/region.ts';
import {
  type FeeRule,
  feeParts,
  placeOfSupply,
  rateOn,
  stateTaxName,
  supplyOf,
  taxOfInclusive,
  TaxSettingsSchema,
} from './tax.ts';

/** Every current or former GST rate on goods in India, in percent. */
const RATES = [0, 0.25, 3, 5, 12, 18, 28, 40];
/** Rounding repeats after `2 * (10_000 + rate)` paise, at most 28,000. */
const MOST = 30_000;

const india = (iso: string) => Date.parse(`${iso}+05:30`);

/**
 * Whether `part` is `gross * rate / divisor` rounded half up, checked without division. `rate` in hundredths of a
 * percent.
 */
function isHalfUp(part: number, gross: number, rate: number, divisor: number): boolean {
  const above = 2 * gross * rate + divisor;
  return 2 * divisor * part <= above && above < 2 * divisor * (part + 1);
}

describe('the rate of a day', () => {
  const rates = [
    { from: '2018-01-01', percent: 18 },
    { from: '2025-09-22', percent: 5 },
  ];

  it.each([
    ['2025-09-21T23:59:59.999', 18],
    ['2025-09-22T00:00:00.000', 5],
    ['2026-11-21T10:00:00.000', 5],
    ['2018-01-01T00:00:00.000', 18],
    ['2017-12-31T23:59:59.999', null],
  ])('on %s in India it is %s', (moment, percent) => {
    expect(rateOn(rates, india(moment))).toBe(percent);
    expect(rateOn([...rates].reverse(), india(moment))).toBe(percent);
  });

  it('is the later of two that begin on one day, null without a rate, and may be nil', () => {
    const today = india('2026-11-21T10:00:00');
    expect(rateOn([...rates, { from: '2025-09-22', percent: 12 }], today)).toBe(12);
    expect(rateOn([], today)).toBeNull();
    expect(rateOn([{ from: '2017-07-01', percent: 0 }], today)).toBe(0);
  });
});

describe('an amount with GST', () => {
  it.each([
    [59_900, 5, 'intra', 57_048, 1_426, 0],
    [49_900, 18, 'intra', 42_288, 3_806, 0],
    [0, 18, 'intra', 0, 0, 0],
    [1, 40, 'intra', 1, 0, 0],
    [100, 0, 'intra', 100, 0, 0],
    [59_900, 5, 'inter', 57_048, 0, 2_852],
    [49_900, 18, 'inter', 42_288, 0, 7_612],
    // 2 × 4.76 within a State, 9.53 across: one paisa apart, and the amount paid is the same.
    [20_005, 5, 'inter', 19_052, 0, 953],
  ] as const)('of %d paise at %d %%, %s-State', (gross, percent, supply, taxable, half, igst) => {
    const split = { taxable, cgst: half, sgst: half, igst };
    expect(taxOfInclusive(paise(gross), percent, supply)).toEqual(split);
  });

  it.each(RATES)(
    `at %d %% is split exactly and rounded half up, for all ${MOST} amounts from 1 paisa, both ways`,
    (percent) => {
      const rate = Math.round(percent * 100);
      const wrong: number[] = [];
      for (let gross = 1; gross <= MOST; gross += 1) {
        const within = taxOfInclusive(gross as Paise, percent, 'intra');
        const across = taxOfInclusive(gross as Paise, percent, 'inter');
        const exact =
          within.taxable + within.cgst + within.sgst + within.igst === gross &&
          across.taxable + across.cgst + across.sgst + across.igst === gross;
        const placed =
          within.cgst === within.sgst && within.igst === 0 && across.cgst + across.sgst === 0;
        const rounded =
          isHalfUp(within.cgst, gross, rate, 2 * (10_000 + rate)) &&
          isHalfUp(across.igst, gross, rate, 10_000 + rate);
        const isClose = Math.abs(within.cgst + within.sgst - across.igst) <= 1;
        if (!(exact && placed && rounded && isClose)) wrong.push(gross);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('stays exact up to the largest amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        (gross, rate) => {
          const across = taxOfInclusive(paise(gross), rate / 100, 'inter');
          const above = 2n * BigInt(gross) * BigInt(rate) + BigInt(10_000 + rate);
          expect(across.igst).toBe(Number(above / (2n * BigInt(10_000 + rate))));
          expect(across.taxable + across.igst).toBe(gross);
        },
      ),
    );
  });
});

describe('the place of supply', () => {
  it('is within the State or across, by the names of the States', () => {
    expect(supplyOf('Karnataka', 'Karnataka')).toBe('intra');
    expect(supplyOf('Karnataka', 'Goa')).toBe('inter');
    expect(supplyOf('Chandigarh', 'Punjab')).toBe('inter');
  });

  it('names the State half UTGST in five union territories, and SGST elsewhere', () => {
    expect(STATE_NAMES.filter((state) => stateTaxName(state) === 'UTGST')).toEqual([
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Ladakh',
      'Lakshadweep',
    ]);
  });

  it('is the State of the delivery, or the seller’s without an address', () => {
    expect(placeOfSupply('Karnataka', 'Ladakh')).toEqual({ state: 'Ladakh', code: '38' });
    expect(placeOfSupply('Karnataka', null)).toEqual({ state: 'Karnataka', code: '29' });
  });
});

describe('a fee', () => {
  const oil = { gross: paise(60_000), percent: 5, hsn: '33059011' };
  const balm = { gross: paise(10_000), percent: 5, hsn: '30049011' };
  const cream = { gross: paise(30_000), percent: 18, hsn: '33049910' };
  const fee = paise(4_901);

  const PRO_RATA: FeeRule = { kind: 'pro-rata' };
  const PRINCIPAL: FeeRule = { kind: 'principal' };
  const free = { ...oil, gross: paise(0) };
  const whole = { gross: 4_901, percent: 5, hsn: '33059011' };

  it.each<[string, (typeof oil)[], FeeRule, unknown]>([
    [
      'at the rates of the goods in proportion, and the HSN of the dearest',
      [balm, oil, cream],
      PRO_RATA,
      [
        { gross: 1_470, percent: 18, hsn: '33049910' },
        { gross: 3_431, percent: 5, hsn: '33059011' },
      ],
    ],
    ['as the dearest', [balm, oil, cream], PRINCIPAL, [whole]],
    ['at the highest rate', [balm, oil, cream], { kind: 'highest' }, [{ ...cream, gross: 4_901 }]],
    [
      'at a rate of its own',
      [balm, oil, cream],
      { kind: 'fixed', percent: 18, hsn: '996812' },
      [{ gross: 4_901, percent: 18, hsn: '996812' }],
    ],
    ['with goods that cost nothing', [free], PRO_RATA, [whole]],
    [
      'at no rate whose goods cost nothing',
      [oil, { ...cream, gross: paise(0) }],
      PRO_RATA,
      [whole],
    ],
    ['as the first of two of one price', [oil, { ...oil, hsn: '30049011' }], PRINCIPAL, [whole]],
  ])('is taxed %s', (_, goods, rule, parts) => {
    expect(feeParts(fee, goods, rule)).toEqual(parts);
    expect(feeParts(paise(0), goods, rule)).toEqual([]);
  });

  it('needs goods', () => {
    expect(() => feeParts(fee, [], PRO_RATA)).toThrow(new RangeError('A fee goes with goods'));
  });

  it('sums exactly by every rule', () => {
    const goods = fc.array(
      fc.record({
        gross: fc.integer({ min: 0, max: 10_000_000 }).map(paise),
        percent: fc.constantFrom(...RATES),
        hsn: fc.constantFrom('33059011', '30049011', '33049910'),
      }),
      { minLength: 1, maxLength: 60 },
    );
    const rules = fc.constantFrom<FeeRule>(PRO_RATA, PRINCIPAL, { kind: 'highest' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), goods, rules, (amount, lines, rule) => {
        const parts = feeParts(paise(amount), lines, rule);
        expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
        for (const { percent } of parts) {
          expect(lines.map((line) => line.percent)).toContain(percent);
        }
      }),
    );
  });
});

describe('the tax settings', () => {
  const settings = { gstin: '', state: 'Karnataka', series: 'SR', creditSeries: 'CN' };

  it('have separate series for invoices and credit notes', () => {
    expect(v.is(TaxSettingsSchema, settings)).toBe(true);
    expect(v.is(TaxSettingsSchema, { ...settings, creditSeries: 'SR' })).toBe(false);
    expect(v.is(TaxSettingsSchema, { ...settings, creditSeries: 'sr' })).toBe(false);
    expect(v.is(TaxSettingsSchema, { ...settings, series: 'S-R' })).toBe(false);
  });
});
