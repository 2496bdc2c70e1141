import { expect, test } from 'vitest';
import { searchIndex } from '#domain/search/search-index.ts';
import * as popular from '#domain/search/popular-searches.ts';
import { findClaims } from '#domain/moderation/claims.ts';
import { searchProducts } from '#domain/search/search-products.ts';
import { seedProducts } from '../../dev/seed/products/index.ts';

const index = searchIndex(seedProducts().filter(({ active }) => active));

test('the default popular searches find products, promise nothing, and fit the settings', () => {
  const searches = popular.popularSearches();
  expect(searches.length).toBeLessThanOrEqual(popular.MAX_POPULAR_SEARCHES);
  for (const search of searches) {
    expect(searchProducts(index, search).products, search).not.toEqual([]);
    expect(findClaims(search)).toEqual([]);
    expect(search.length).toBeLessThanOrEqual(popular.MAX_POPULAR_LENGTH);
  }
});

test('the owner’s searches replace the defaults', () => {
  expect(popular.popularSearches(['Gifts'])).toEqual(['Gifts']);
  expect(popular.popularSearches([])).toEqual(popular.popularSearches());
});
