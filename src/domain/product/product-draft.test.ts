import { expect, it } from 'vitest';
import { parseStock, slugFault } from './product-draft.ts';

it('the slug of a new product is required, and has the form of one', () => {
  expect(slugFault('')).toEqual({ code: 'required' });
  expect(slugFault('Neem')).toEqual({ code: 'slug' });
  expect(slugFault('neem')).toBeNull();
});

it.each<[string, number | string]>([
  ['', 0],
  [' ', 0],
  ['1,200', 1200],
  ['1000000', 1_000_000],
  ['1,00,000', 100_000],
  ['1000001', 'range'],
  ['12,5', 'commas'],
  ['2.5', 'decimals'],
  ['12.0', 'decimals'],
  ['-1', 'sign'],
  ['many', 'shape'],
])('a stock of "%s" is %o', (typed, pieces) => {
  const read = parseStock(typed);
  expect(typeof read === 'number' ? read : read.why).toBe(pieces);
});
