import { describe, expect, it } from 'vitest';
import { MAX_SLUG_LENGTH } from './slug.ts';
import { parseStock, savedBasics, slugFault } from './product-draft.ts';
import { slugFromTitle } from './slug-from-title.ts';

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
    ['Neem & Tulsi Soap', 'neem-and-tulsi-soap'],
    ['  Crème d’Amla  (100 g) ', 'creme-damla-100-g'],
    ['Oil NH+', 'oil-nh'],
    ['अमला', ''],
    ['🌿', ''],
  ])('is derived from "%s"', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('ends with a whole word, and fits', () => {
    const slug = slugFromTitle('Slow matured soap '.repeat(10));
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
    expect(slug).toMatch(/(?:slow|matured|soap)$/u);
    expect(slugFault(slug)).toBeNull();
    expect(slugFromTitle('x'.repeat(200))).toHaveLength(MAX_SLUG_LENGTH);
  });

  it.each([
    ['', 'required'],
    ['Neem', 'slug'],
    ['neem--soap', 'slug'],
    ['../x', 'slug'],
  ])('cannot be "%s"', (slug, code) => {
    expect(slugFault(slug)).toEqual({ code });
  });
});

it.each<[string, number | null]>([
  ['', 0],
  ['1,200', 1200],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['2.5', null],
  ['-1', null],
  ['many', null],
])('a stock of "%s" is %o', (typed, pieces) => {
  expect(parseStock(typed)).toBe(pieces);
});
