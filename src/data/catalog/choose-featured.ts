import { FEATURED, PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { mostPopular } from '#domain/catalog/featured.ts';
import type { Product } from '#domain/product/product.ts';
import { mapQuery } from '../query/map-query.ts';
import type { Query } from '../query/query-store.ts';
import { productList } from './products.ts';

/** More products than a shop has. */
const WHOLE_SHOP = 100_000;

/** How many of the newest products are looked through. A build has them in memory; a browser pays a read for each. */
const LOOKED_THROUGH = typeof window === 'undefined' ? WHOLE_SHOP : PAGE_SIZE;

/** The featured products, chosen among the newest ones. */
export function chosenProducts(key: string): Query<readonly Product[]> {
  const newest = productList({ pageSize: LOOKED_THROUGH });
  return mapQuery(key, newest, ({ rows }) => mostPopular(rows, FEATURED));
}
