import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/products.ts';
import {
  matchesView,
  isFilteredView,
  productView,
  queriesOfSearch,
  queryOfView,
} from './product-view.ts';

const view = (address: Record<string, string> = {}) => productView((name) => address[name] ?? '');

describe('the list of products that staff see', () => {
  it('shows everything, newest first, thirty at a time', () => {
    expect(queryOfView(view())).toEqual({
      where: {},
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: 30,
    });
  });

  it('takes only what it knows from its address', () => {
    expect(view({ status: 'x', sort: '__proto__', class: 'magic', low: '1' })).toEqual(view());
  });

  it('leaves status, category and order to Firestore', () => {
    const asked = view({ status: 'archived', category: 'Soaps', sort: 'price-high' });
    expect(isFilteredView(asked)).toBe(false);
    expect(queryOfView(asked)).toMatchObject({
      where: { active: false, category: 'Soaps' },
      orderBy: { field: 'price', direction: 'desc' },
    });
  });

  it('looks through 200 at a time for what has no index', () => {
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

  it('leaves away what does not fit', () => {
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
  it('is for what a sku, an address or a title begins with', () => {
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

  it('asks for no address when the text has no Latin letter', () => {
    expect(queriesOfSearch('तेल', 1).map(({ orderBy }) => orderBy?.field)).toEqual(['sku', 'title']);
  });
});
