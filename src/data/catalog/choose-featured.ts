import { FEATURED, PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { mostPopular } from '#domain/catalog/featured.ts';
import type { Product } from '#domain/product/product.ts';
import { mapQuery } from '../query/map-query.ts';
import type { Query } from '../query/query-store.ts';
import { productList } from './products.ts';

/** A limit above the number of products of any shop. */
const WHOLE_SHOP = 100_000;

/** Number of newest products to choose from. A build has all of them in memory; a browser pays one read for each. */
const LOOKED_THROUGH = typeof window === 'undefined' ? WHOLE_SHOP : PAGE_SIZE;

/** The featured products, chosen among the newest ones. */
export function chosenProducts(key: string): Query<readonly Product[]> {
  const newest = productList({ pageSize: LOOKED_THROUGH });
  return mapQuery(key, newest, ({ rows }) => mostPopular(rows, FEATURED));
}
