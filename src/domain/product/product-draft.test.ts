import { describe, expect, it } from 'vitest';
import { parseStock, savedBasics, slugFault } from './product-draft.ts';

describe('a saved product', () => {
  it('has empty texts and zeros for missing values', () => {
    expect(savedBasics({})).toEqual({
      title: '',
      sku: '',
      category: '',
      description: '',
      imageURL: '',
      price: 0,
      stock: 0,
    });
  });

  it.each<[unknown, number]>([
    ['12.5', 12.5],
    [12.5, 12.5],
    ['twelve', 0],
    ['', 0],
    [null, 0],
    [Number.NaN, 0],
    ['Infinity', 0],
    [-3, 0],
    [{}, 0],
  ])('converts the price %o to %d', (price, saved) => {
    expect(savedBasics({ price }).price).toBe(saved);
  });

  it('has whole units', () => {
    expect(savedBasics({ stock: '7.9' }).stock).toBe(7);
  });
});

describe('the slug of a new product', () => {
  it.each([
    ['', 'required'],
    ['Neem', 'slug'],
    ['neem--soap', 'slug'],
    ['../x', 'slug'],
  ])('cannot be "%s"', (slug, code) => {
    expect(slugFault(slug)).toEqual({ code });
  });
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
