import { FEATURED, PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { mostPopular } from '#domain/catalog/featured.ts';
import type { Product } from '#domain/product/product.ts';
import { storeSettings } from '../content/settings.ts';
import { derive, mapState } from '../query/derive.ts';
import type { Query } from '../query/query-store.ts';
import { productList } from './products.ts';

/** A limit above the number of products of any shop. */
const WHOLE_SHOP = 100_000;

/** Number of newest products to choose from. A build has all of them in memory; a browser pays one read for each. */
const LOOKED_THROUGH = typeof window === 'undefined' ? WHOLE_SHOP : PAGE_SIZE;

/** The featured products: the owner's, or the most popular ones, among the newest. */
export function chosenProducts(key: string): Query<readonly Product[]> {
  const newest = productList({ pageSize: LOOKED_THROUGH });
  return derive(key, (read) => {
    const [products, settings] = [read(newest), read(storeSettings)];
    if (settings.state === 'loading') return { state: 'loading' };
    const own = settings.data?.content?.home?.featured ?? [];
    return mapState(products, ({ rows }) =>
      own.length === 0
        ? mostPopular(rows, FEATURED)
        : own.flatMap(({ slug }) => rows.find((row) => row.slug === slug) ?? []),
    );
  });
}
