import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PAISE, paise } from './money.ts';
import { typedAmount } from './typed-amount.ts';

it.each<[string, number]>([
  ['₹1,249.50', 124_950],
  ['Rs. 99', 9_900],
  ['Rs 99', 9_900],
  ['rs.99', 9_900],
  ['₨ 99', 9_900],
  ['INR 1,00,000', 10_000_000],
  ['inr100,000', 10_000_000],
  ['1,00,000', 10_000_000],
  ['10,00,000.50', 100_000_050],
  ['1,000,000.5', 100_000_050],
  ['₹ 1,24,999.99', 12_499_999],
  ['499/-', 49_900],
  ['Rs. 1,499 /-', 149_900],
  ['₹499.00/-', 49_900],
  [' \u00A0₹\u00A0499\u200B ', 49_900],
  ['\u202A499\u202C', 49_900],
  ['१००', 10_000],
  ['₹१,२४९.५०', 124_950],
  ['௪௯௯', 49_900],
  ['৪৯৯', 49_900],
  ['٤٩٩', 49_900],
  ['４９９．５０', 49_950],
  ['0', 0],
  ['0.00', 0],
  ['250.5', 25_050],
  ['1.15', 115],
  ['.5', 50],
  ['007', 700],
  ['10000000', MAX_PAISE],
  ['1,00,00,000', MAX_PAISE],
])('the amount %j is %i paise', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

it.each<[string, string, string]>([
  ['499,00', 'commas', '499.00'],
  ['249,50', 'commas', '249.50'],
  ['₹ 249,50/-', 'commas', '249.50'],
  ['9,9', 'commas', '9.9'],
  ['12,5', 'commas', '12.5'],
  ['0,49', 'commas', '0.49'],
  ['0,499', 'commas', ''],
  ['1.249,50', 'commas', '1,249.50'],
  ['1,0000', 'commas', '10,000'],
  ['10,0000', 'commas', '1,00,000'],
  ['1,00,00', 'commas', '10,000'],
  ['1,000,00', 'commas', '1,00,000'],
  ['100,00,000', 'commas', '1,00,00,000'],
  [',499', 'commas', ''],
  ['499,', 'commas', '499'],
  ['1,,000', 'commas', ''],
  ['499.5,0', 'commas', ''],
  ['1,000,00,000,00', 'commas', ''],
  ['1 249', 'shape', '1,249'],
  ['1\u00A0249.50', 'shape', '1,249.50'],
  ['99 ₹', 'shape', '99'],
  ['499 only', 'shape', '499'],
  ['499 rupees', 'shape', '499'],
  ['5.', 'shape', '5'],
  ['9₹9', 'shape', ''],
  ['10 5', 'shape', ''],
  ['1.2.3', 'shape', ''],
  ['abc', 'shape', ''],
  ['', 'shape', ''],
  ['.', 'shape', ''],
  ['₹', 'shape', ''],
  ['1e5', 'shape', ''],
  ['0x10', 'shape', ''],
  ['∞', 'shape', ''],
  ['$5', 'shape', ''],
  ['₹₹5', 'shape', ''],
  ['½', 'shape', ''],
  ['99.999', 'decimals', ''],
  ['1.249', 'decimals', ''],
  ['-5', 'sign', ''],
  ['+5', 'sign', ''],
  ['−5', 'sign', ''],
  ['-x', 'shape', ''],
  ['10000000.01', 'range', ''],
  ['100000000', 'range', ''],
  ['1,00,00,001', 'range', ''],
])('refuses %j for its %s and offers %j', (typed, why, instead) => {
  expect(typedAmount(typed)).toEqual({
    ...{ code: 'amount', why, instead, decimals: 2, least: 0, most: 10_000_000 },
    typed: typed.replace(/\s+/gu, ' ').trim(),
  });
});

it('refuses nothing where an amount is needed, down to the last paisa', () => {
  expect(typedAmount('0', 1)).toMatchObject({ why: 'zero', least: 0.01 });
  expect(typedAmount('0.00', 1)).toMatchObject({ why: 'zero' });
  expect(typedAmount('0.01', 1)).toBe(1);
});

it('shows the beginning of a long text, and refuses it at once', () => {
  const fault = typedAmount('9'.repeat(100_000));
  expect(fault).toMatchObject({ why: 'shape', typed: '9'.repeat(24), instead: '' });
  expect(typedAmount(`${'1,'.repeat(50_000)}x`)).toMatchObject({ why: 'shape', instead: '' });
});

describe('grouping', () => {
  const amounts = fc.integer({ min: 0, max: MAX_PAISE });
  const styles = fc.constantFrom('en-IN', 'en-US');
  const prefixes = fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'Rs ', 'Rs.', 'INR ', ' ₹\u00A0');
  const suffixes = fc.constantFrom('', '/-', ' /-', ' ', '\u200B');
  const zeros = fc.constantFrom(0x30, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66);

  it('every amount parses to itself in Indian and in international groups, in any digits', () => {
    fc.assert(
      fc.property(amounts, styles, prefixes, suffixes, zeros, (amount, style, ...around) => {
        const [prefix, suffix, zero] = around;
        const decimals = amount % 100 === 0 ? 0 : 2;
        const text = (amount / 100)
          .toLocaleString(style, { minimumFractionDigits: decimals })
          .replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
        expect(typedAmount(`${prefix}${text}${suffix}`)).toBe(paise(amount));
      }),
    );
  });

  it('commas at any other place are refused, whatever stands after the point', () => {
    const places = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
    const coins = fc.constantFrom('', '.5', '.50');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), places, coins, (rupees, at, coin) => {
        const digits = String(rupees);
        const text = Array.from(digits, (digit, index) =>
          at[index] && index > 0 ? `,${digit}` : digit,
        ).join('');
        const writings = [
          digits,
          ...['en-IN', 'en-US'].map((style) => rupees.toLocaleString(style)),
        ];
        const isRight = writings.includes(text) && (coin === '' || rupees < 10_000_000);
        expect(typeof typedAmount(text + coin)).toBe(isRight ? 'number' : 'object');
      }),
    );
  });

  it('what it offers instead is accepted as it stands', () => {
    const signs = fc.string({
      unit: fc.constantFrom('1', '9', '0', ',', '.', ' ', '₹'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(signs, (text) => {
        const fault = typedAmount(text);
        const offered = typeof fault === 'number' ? '' : fault.instead;
        expect(typeof typedAmount(offered || '0')).toBe('number');
      }),
    );
  });
});
