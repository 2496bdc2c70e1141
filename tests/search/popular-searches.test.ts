import { expect, test } from 'vitest';
import { searchIndex } from '#domain/search/search-index.ts';
import { MAX_POPULAR_LENGTH, MAX_POPULAR_SEARCHES } from '#domain/search/popular-searches.ts';
import { popularSearches } from '#text/shop/popular-searches.ts';
import { findClaims } from '#domain/moderation/claims.ts';
import { searchProducts } from '#domain/search/search-products.ts';
import { seedProducts } from '../../dev/seed/products/index.ts';

const index = searchIndex(seedProducts().filter(({ active }) => active));

test('the default popular searches find products, promise nothing, and fit the settings', () => {
  expect(popularSearches.length).toBeLessThanOrEqual(MAX_POPULAR_SEARCHES);
  for (const search of popularSearches) {
    expect(searchProducts(index, search).products, search).not.toEqual([]);
    expect(findClaims(search)).toEqual([]);
    expect(search.length).toBeLessThanOrEqual(MAX_POPULAR_LENGTH);
  }
});
