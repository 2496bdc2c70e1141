import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import {
  matchesView,
  isFilteredView,
  productView,
  queriesOfSearch,
  queryOfView,
} from './product-view.ts';

const view = (address = '') => productView((name) => new URLSearchParams(address).get(name) ?? '');

it('the product list of staff shows everything, newest first, despite unknown parameters', () => {
  const orderBy = { field: 'createdAt', direction: 'desc' };
  for (const address of ['', 'status=x&sort=__proto__&class=magic&low=1']) {
    expect(queryOfView(view(address))).toEqual({ where: {}, orderBy, limit: 30 });
    expect(isFilteredView(view(address))).toBe(false);
  }
});

it('the product list of staff delegates status, category and order to Firestore', () => {
  const filtered = view('status=archived&category=Soaps&sort=price-high');
  expect(isFilteredView(filtered)).toBe(false);
  expect(queryOfView(filtered)).toMatchObject({
    where: { active: false, category: 'Soaps' },
    orderBy: { field: 'price', direction: 'desc' },
  });
});

it.each(['class=cosmetic', 'incomplete=yes', 'low=yes&status=active'])(
  'the product list of staff scans 200 at a time for %s, which has no index',
  (address) => expect(queryOfView(view(address)).limit).toBe(200),
);

it('the product list of staff asks Firestore for low stock', () => {
  const orderBy = { field: 'stock', direction: 'asc' };
  const query = { where: { lowStock: true }, orderBy, limit: 30 };
  expect(queryOfView(view('low=yes&sort=name'))).toEqual(query);
  expect(queryOfView(view('low=yes&status=active'))).toEqual({ ...query, limit: 200 });
});

it('the product list of staff drops rows that do not match', () => {
  const product = aProduct({
    active: true,
    category: 'Soaps',
    stock: 5,
    productClass: 'cosmetic',
  });
  for (const address of ['', 'low=yes', 'status=active', 'class=cosmetic', 'incomplete=yes']) {
    expect(matchesView(product, view(address)), address).toBe(true);
  }
  for (const address of ['status=archived', 'category=Wellness', 'class=other']) {
    expect(matchesView(product, view(address)), address).toBe(false);
  }
  expect(matchesView({ ...product, lowStockAt: 4 }, view('low=yes'))).toBe(false);
  expect(matchesView({ ...product, active: false }, view('low=yes'))).toBe(false);
});

it('a search of staff matches the prefix of a sku, a slug or a title', () => {
  const prefixed = (field: string | null, prefix: string) => ({
    ...{ where: {}, orderBy: field === null ? null : { field, direction: 'asc' }, limit: 60 },
    between: [prefix, `${prefix}\uF8FF`],
  });
  expect(queriesOfSearch('neem & tu', 2)).toEqual([
    prefixed('sku', 'NEEM & TU'),
    prefixed(null, 'neem-and-tu'),
    ...['neem & tu', 'Neem & tu', 'Neem & Tu'].map((title) => prefixed('title', title)),
  ]);
});

it('a search of staff queries the romanised slug of a title, or none where no letter can be romanised', () => {
  const fields = (text: string) => queriesOfSearch(text, 1).map(({ orderBy }) => orderBy?.field);
  expect(queriesOfSearch('नीम तेल', 1)).toContainEqual(
    expect.objectContaining({ orderBy: null, between: ['nim-tel', 'nim-tel\uF8FF'] }),
  );
  expect(fields('油')).toEqual(['sku', 'title']);
});
