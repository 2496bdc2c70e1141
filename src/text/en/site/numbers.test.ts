import { expect, it } from 'vitest';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { typedCount, typedNumber } from '#domain/money/typed-number.ts';
import { numberSentence } from './numbers.ts';

const stock = (typed: string) => typedCount(typed, { least: 0, most: 1_000_000 });
const weight = (typed: string) =>
  typedNumber(typed, { least: 0.001, most: 9_999_999.999, decimals: 3 });
const delta = (typed: string) =>
  typedNumber(typed, { least: -1_000_000, most: 1_000_000, nonZero: true });
const saving = (typed: string) => typedAmount(typed, 1);

const COMMAS = 'Commas only separate thousands, as in 1,00,000.';

it.each([
  [typedAmount('499,00'), `“499,00” isn’t an amount in rupees. Did you mean 499.00? ${COMMAS}`],
  [typedAmount('1,,0'), `“1,,0” isn’t an amount in rupees. ${COMMAS}`],
  [
    typedAmount('free'),
    '“free” isn’t an amount in rupees. Enter digits only, such as 449 or 449.50.',
  ],
  [
    typedAmount('4.999'),
    '“4.999” has more than two digits after the point. Enter rupees and paise, such as 449.50.',
  ],
  [typedAmount('-5'), '“-5” has a sign. Enter an amount in rupees without + or -.'],
  [
    typedAmount('10000001'),
    '“10000001” is more than ₹1,00,00,000, the largest amount of the shop.',
  ],
  [saving('0'), '“0” is zero. Enter an amount in rupees above 0.'],
  [stock('12.5'), '“12.5” isn’t a whole number.'],
  [stock('12.00'), '“12.00” isn’t a whole number. Did you mean 12?'],
  [stock('many'), '“many” isn’t a whole number. Enter digits only, such as 12.'],
  [stock('10,00,001'), '“10,00,001” is out of range. Enter a whole number from 0 to 10,00,000.'],
  [weight('2,5'), `“2,5” isn’t a number. Did you mean 2.5? ${COMMAS}`],
  [weight('0.0001'), '“0.0001” has more than 3 digits after the point.'],
  [weight('a lot'), '“a lot” isn’t a number. Enter digits only, such as 12 or 2.5.'],
  [weight('10000000'), '“10000000” is out of range. Enter a number above 0, up to 99,99,999.999.'],
  [delta('0'), 'Enter a number other than 0.'],
])('%j is said as: %s', (fault, sentence) => {
  expect(typeof fault === 'number' ? fault : numberSentence(fault)).toBe(sentence);
});
