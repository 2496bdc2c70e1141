import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import {
  matchesView,
  isFilteredView,
  productView,
  queriesOfSearch,
  queryOfView,
} from './product-view.ts';

const view = (address: Record<string, string> = {}) => productView((name) => address[name] ?? '');

describe('the product list of staff', () => {
  it('shows everything, newest first, thirty per page', () => {
    expect(queryOfView(view())).toEqual({
      where: {},
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: 30,
    });
  });

  it('ignores unknown URL parameters', () => {
    expect(view({ status: 'x', sort: '__proto__', class: 'magic', low: '1' })).toEqual(view());
  });

  it('delegates status, category and order to Firestore', () => {
    const filtered = view({ status: 'archived', category: 'Soaps', sort: 'price-high' });
    expect(isFilteredView(filtered)).toBe(false);
    expect(queryOfView(filtered)).toMatchObject({
      where: { active: false, category: 'Soaps' },
      orderBy: { field: 'price', direction: 'desc' },
    });
  });

  it('scans 200 at a time for filters without an index', () => {
    for (const address of [
      { class: 'cosmetic' },
      { incomplete: 'yes' },
      { low: 'yes', status: 'active' },
    ]) {
      expect(queryOfView(view(address as unknown as Record<string, string>)).limit).toBe(200);
    }
    expect(queryOfView(view({ low: 'yes' }))).toMatchObject({
      where: {},
      between: [0, 6],
      limit: 30,
    });
  });

  it('drops rows that do not match', () => {
    const product = aProduct({
      active: true,
      category: 'Soaps',
      stock: 5,
      productClass: 'cosmetic',
    });
    expect(matchesView(product, view())).toBe(true);
    for (const address of [
      { low: 'yes' },
      { status: 'active' },
      { class: 'cosmetic' },
      { incomplete: 'yes' },
    ]) {
      expect(matchesView(product, view(address as unknown as Record<string, string>))).toBe(true);
    }
    expect(matchesView({ ...product, stock: 6 }, view({ low: 'yes' }))).toBe(false);
    expect(matchesView(product, view({ status: 'archived' }))).toBe(false);
    expect(matchesView(product, view({ category: 'Wellness' }))).toBe(false);
    expect(matchesView(product, view({ class: 'other' }))).toBe(false);
  });
});

describe('a search of staff', () => {
  it('matches the prefix of a sku, a slug or a title', () => {
    expect(queriesOfSearch('neem & tu', 2)).toEqual([
      {
        where: {},
        orderBy: { field: 'sku', direction: 'asc' },
        between: ['NEEM & TU', 'NEEM & TU\uF8FF'],
        limit: 60,
      },
      { where: {}, orderBy: null, between: ['neem-and-tu', 'neem-and-tu\uF8FF'], limit: 60 },
      ...['neem & tu', 'Neem & tu', 'Neem & Tu'].map((title) => ({
        where: {},
        orderBy: { field: 'title', direction: 'asc' },
        between: [title, `${title}\uF8FF`],
        limit: 60,
      })),
    ]);
  });

  it('queries the slug of a title in an Indian script', () => {
    expect(queriesOfSearch('नीम तेल', 1)).toContainEqual(
      expect.objectContaining({ orderBy: null, between: ['nim-tel', 'nim-tel\uF8FF'] }),
    );
  });

  it('queries no slug when no letter can be romanised', () => {
    expect(queriesOfSearch('油', 1).map(({ orderBy }) => orderBy?.field)).toEqual(['sku', 'title']);
  });
});
