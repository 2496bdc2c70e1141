import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { priceSteps, parsePercent } from './bulk-price.ts';
import { MAX_PAISE, paise } from '../money/money.ts';

const step = (price: number, mrp: number, percent: number) => {
  const [only] = priceSteps([aProduct({ price: paise(price), mrp: paise(mrp) })], percent);
  return [only?.to, only?.refused];
};

it('names the product, and rises at most to the maximum amount', () => {
  const most = paise(MAX_PAISE);
  const dear = aProduct({ slug: 'gold', price: paise(MAX_PAISE - 1), mrp: most });
  expect(priceSteps([dear], 200)).toEqual([
    { slug: 'gold', from: MAX_PAISE - 1, to: MAX_PAISE, refused: null },
  ]);
});

describe('prices changed by a percentage', () => {
  it.each<[number, number, number, number, string | null]>([
    [44_950, 49_900, -10, 40_455, null],
    [44_950, 49_900, 10, 49_445, null],
    [9_999, 20_000, 2.5, 10_249, null],
    [101, 200, 50, 152, null],
    [44_950, 49_900, 12, 50_344, 'above-mrp'],
    [44_950, 49_445, 10, 49_445, null],
    [44_950, 49_444, 10, 49_445, 'above-mrp'],
    [0, 0, 10, 0, 'nothing'],
    [10, 100, 1, 10, 'nothing'],
    [10_000, 20_000, 0.29, 10_029, null],
    [1, 100, -60, 0, 'nothing'],
  ])('%d paise (MRP %d) by %d %% are %d (%s)', (price, mrp, percent, to, refused) => {
    expect(step(price, mrp, percent)).toEqual([to, refused]);
  });

  it.each<[string, number | string]>([
    ['-10', -10],
    ['+2.5 %', 2.5],
    ['−5', -5],
    ['–5%', -5],
    [' 10 % ', 10],
    ['10%', 10],
    ['100.25', 100.25],
    ['-90', -90],
    ['200', 200],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-90.01', 'range'],
    ['200.01', 'range'],
    ['1000', 'range'],
    ['10 % off', 'shape'],
    ['about 10', 'shape'],
    ['5−', 'shape'],
    ['5%0', 'shape'],
    ['10  %', 10],
    ['2,5', 'commas'],
    ['% 10', 'shape'],
    ['1.', 'shape'],
    ['-91', 'range'],
    ['201', 'range'],
    ['ten', 'shape'],
    ['1.234', 'decimals'],
    ['', 'shape'],
  ])('"%s" is %o percent', (typed, percent) => {
    const read = parsePercent(typed);
    expect(typeof read === 'number' ? read : read.why).toBe(percent);
  });
});
