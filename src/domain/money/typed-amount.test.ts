import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it.each<[string, number | null]>([
  ['₹1,249.50', 124_950],
  ['Rs. 99', 9_900],
  ['1,00,000', 10_000_000],
  ['', 0],
  ['0', 0],
  ['250.5', 25_050],
  ['1.15', 115],
  ['.5', 50],
  ['₹ 1,24,999.99', 12_499_999],
  ['10000000', 1_000_000_000],
  ['10000000.01', null],
  ['Rs 99', 9_900],
  ['rs.99', 9_900],
  ['99 ₹', null],
  ['9₹9', null],
  ['1.2.3', null],
  ['99.999', null],
  ['9,9', null],
  ['-5', null],
  ['abc', null],
  ['1e5', null],
  ['१००', null],
  ['100000000', null],
  ['10000001', null],
])('the amount "%s" is %o paise', (typed, paise) => {
  expect(typedAmount(typed)).toBe(paise);
});
