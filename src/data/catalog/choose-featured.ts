import { PAGE_SIZE, SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { FEATURED, mostReviewed } from '#domain/catalog/featured.ts';
import type { Product } from '#domain/product/product.ts';
import type { Observer } from '../query/query-store.ts';
import { productList } from './products.ts';

/** How many of the newest products are looked through. A build has them in memory; a browser pays a read for each. */
const LOOKED_THROUGH = typeof window === 'undefined' ? SEARCH_PAGE_SIZE : PAGE_SIZE;

/** Chooses the featured products among the newest ones. */
export function chooseFeatured(sink: Observer<readonly Product[]>): () => void {
  return productList({ pageSize: LOOKED_THROUGH }).start({
    next: ({ rows }, fromCache) => sink.next(mostReviewed(rows, FEATURED), fromCache),
    fail: (error) => sink.fail(error),
  });
}
