import { FEATURED, PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { mostPopular } from '#domain/catalog/featured.ts';
import type { Product } from '#domain/product/product.ts';
import type { Observer } from '../query/query-store.ts';
import { productList } from './products.ts';

/** More products than a shop has. */
const WHOLE_SHOP = 100_000;

/** How many of the newest products are looked through. A build has them in memory; a browser pays a read for each. */
const LOOKED_THROUGH = typeof window === 'undefined' ? WHOLE_SHOP : PAGE_SIZE;

/** Chooses the featured products among the newest ones. */
export function chooseFeatured(sink: Observer<readonly Product[]>): () => void {
  return productList({ pageSize: LOOKED_THROUGH }).start({
    next: ({ rows }, fromCache) => sink.next(mostPopular(rows, FEATURED), fromCache),
    fail: (error) => sink.fail(error),
  });
}
