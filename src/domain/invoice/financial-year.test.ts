import { describe, expect, it } from 'vitest';
import {
  financialYear,
  invoiceNumber,
  isSameSeries,
  isSeries,
  spellingsOf,
} from './financial-year.ts';

describe('a financial year', () => {
  it.each([
    ['2027-03-31T23:59:59.999+05:30', '26-27'],
    ['2027-04-01T00:00:00.000+05:30', '27-28'],
    // Still 31 March in London, already April in India.
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2026-12-31T23:59:59.999+05:30', '26-27'],
    ['2027-01-01T00:00:00.000+05:30', '26-27'],
    ['2099-04-01T00:00:00.000+05:30', '99-00'],
    ['2109-05-01T00:00:00.000+05:30', '09-10'],
  ])('of %s is %s', (moment, year) => {
    expect(financialYear(Date.parse(moment))).toBe(year);
  });
});

describe('an invoice number', () => {
  it.each([
    ['SR', 1, 'SR/26-27/000001'],
    ['SR', 999_999, 'SR/26-27/999999'],
    ['SR', 1_000_000, 'SR/26-27/1000000'],
    ['CN', 12, 'CN/26-27/000012'],
    ['INV', 7, 'INV/26-27/000007'],
  ])('of %s and %d is %s, of at most 16 characters', (series, n, number) => {
    expect(invoiceNumber(series, '26-27', n)).toBe(number);
    expect(number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
  });

  it.each([
    ['SR', '26-27', 0],
    ['SR', '26-27', -1],
    ['SR', '26-27', 1.5],
    ['SR', '26-27', 10_000_000],
    ['INV', '26-27', 1_000_000],
    ['', '26-27', 1],
    ['S R', '26-27', 1],
    ['SR', '2026-2027', 1],
    ['स', '26-27', 1],
  ])('is refused for "%s", %s, %d', (series, year, n) => {
    expect(() => invoiceNumber(series, year, n)).toThrow(
      new RangeError(`Not a number of an invoice: ${series}/${year}/${String(n).padStart(6, '0')}`),
    );
  });

  it('begins with a series of one to three letters or digits', () => {
    expect(['S', 'SR', 'CN1'].every(isSeries)).toBe(true);
    expect(['', 'LONG', 'S/R'].some(isSeries)).toBe(false);
  });
});

it.each([
  ['sr', ['SR', 'sR', 'Sr', 'sr']],
  ['A1', ['A1', 'a1']],
  ['12', ['12']],
  ['InV', ['INV', 'iNV', 'InV', 'inV', 'INv', 'iNv', 'Inv', 'inv']],
])(
  'the spellings of the series %s are capital and small letters in every combination',
  (series, spellings) => {
    expect(spellingsOf(series)).toEqual(spellings);
    for (const one of spellings) {
      expect(spellingsOf(one)).toEqual(spellings);
      expect(isSameSeries(one, series)).toBe(true);
    }
  },
);
