import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { applyChangesToPage, type Range } from './catalog-changes.ts';
import { paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';

const soap = (slug: string, createdAt: number, more: Partial<Product> = {}) =>
  aProduct({ slug, createdAt, category: 'Soaps', active: true, ...more });
const rows = [soap('c', 300), soap('b', 200), soap('a', 100)];
const newest: Range = {
  where: { active: true, category: 'Soaps' },
  orderBy: { field: 'createdAt', direction: 'desc' },
  after: null,
  next: null,
};
const slugs = (changed: readonly Product[], range = newest, from = rows): readonly string[] =>
  applyChangesToPage(from, new Map(changed.map((product) => [product.slug, product])), range).map(
    ({ slug }) => slug,
  );

test('returns the same page without changes', () => {
  expect(applyChangesToPage(rows, new Map(), newest)).toBe(rows);
  const elsewhere = new Map([['x', soap('x', 1, { category: 'Oral Care' })]]);
  expect(applyChangesToPage(rows, elsewhere, newest)).toBe(rows);
});

test('updates a changed product in place and keeps the identity of the others', () => {
  const dearer = soap('b', 200, { price: paise(99_00) });
  const page = applyChangesToPage(rows, new Map([['b', dearer]]), newest);
  expect(page[1]).toBe(dearer);
  expect(page[0]).toBe(rows[0]);
});

test('adds new products and removes those that left the category or are no longer sold', () => {
  expect(slugs([soap('d', 250)])).toEqual(['c', 'd', 'b', 'a']);
  expect(slugs([soap('b', 200, { category: 'Oral Care' })])).toEqual(['c', 'a']);
  expect(slugs([soap('b', 200, { active: false })])).toEqual(['c', 'a']);
  expect(applyChangesToPage(rows, new Map([['b', null]]), newest)).toEqual([rows[0], rows[2]]);
});

test('leaves products of other pages there', () => {
  const first = { ...newest, next: { value: 100, id: 'a' } };
  expect(slugs([soap('old', 50)], first)).toEqual(['c', 'b', 'a']);
  expect(slugs([soap('old', 50)], newest)).toEqual(['c', 'b', 'a', 'old']);
  const second = { ...newest, after: { value: 300, id: 'c' } };
  expect(slugs([soap('new', 400)], second, rows.slice(1))).toEqual(['b', 'a']);
});

test('sorts prices in rupees, as documents store them, and ties by slug', () => {
  const byPrice: Range = {
    ...newest,
    orderBy: { field: 'price', direction: 'asc' },
    next: { value: 50, id: 'm' },
  };
  const cheap = [soap('m', 1, { price: paise(50_00) })];
  const at = (slug: string, rupees: number) => soap(slug, 1, { price: paise(rupees * 100) });
  expect(slugs([at('l', 50), at('n', 50), at('k', 49)], byPrice, cheap)).toEqual(['k', 'l', 'm']);
});
