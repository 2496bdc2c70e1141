import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/products.ts';
import { priceSteps, readPercent } from './bulk-price.ts';
import { paise } from '../money/money.ts';

const step = (price: number, mrp: number, percent: number) => {
  const [only] = priceSteps([aProduct({ price: paise(price), mrp: paise(mrp) })], percent);
  return [only?.to, only?.refused];
};

describe('prices changed by a percent', () => {
  it.each<[number, number, number, number, string | null]>([
    [44_950, 49_900, -10, 40_455, null],
    [44_950, 49_900, 10, 49_445, null],
    [9_999, 20_000, 2.5, 10_249, null],
    [101, 200, 50, 152, null],
    [44_950, 49_900, 12, 50_344, 'above-mrp'],
    [0, 0, 10, 0, 'nothing'],
    [1, 100, -60, 0, 'nothing'],
  ])('%d paise (MRP %d) by %d %% are %d (%s)', (price, mrp, percent, to, refused) => {
    expect(step(price, mrp, percent)).toEqual([to, refused]);
  });

  it.each<[string, number | null]>([
    ['-10', -10],
    ['+2.5 %', 2.5],
    ['−5', -5],
    ['0', null],
    ['-91', null],
    ['201', null],
    ['ten', null],
    ['1.234', null],
    ['', null],
  ])('"%s" is %o percent', (typed, percent) => {
    expect(readPercent(typed)).toBe(percent);
  });
});
