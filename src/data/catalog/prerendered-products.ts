import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '../firebase/collections.ts';
import type { Observer, Query } from '../query/query-store.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import type { ListPage, ListRead } from '../query/read.ts';
import { startLazily } from '../query/start-lazily.ts';

/** A product list that may be prerendered into a file (path from the site root). */
export function prerenderedList(
  read: Omit<ListRead, 'path'>,
  file?: string,
): Query<ListPage<Product>> {
  const source = products.list(read);
  const { where, orderBy, after = null, limit } = read;
  return withPrerenderedData(source, {
    ...(file !== undefined && { file }),
    follow: lazyFollow(async (seed) => {
      const { revalidateList } = await import('./revalidate-products.ts');
      return (sink) =>
        revalidateList(seed, sink, {
          start: (other) => source.start(other),
          range: { where, orderBy, after, next: seed.next },
          isShown: limit < SEARCH_PAGE_SIZE,
        });
    }),
  });
}

/** One product, prerendered into its own file. */
export function prerenderedProduct(slug: string): Query<Product | null> {
  const source = products.doc(slug);
  return withPrerenderedData(source, {
    file: `/made/product/${slug}.json`,
    follow: lazyFollow(async (seed) => {
      const { revalidateProduct } = await import('./revalidate-products.ts');
      return (sink) => revalidateProduct(slug, seed, sink, (other) => source.start(other));
    }),
  });
}

/** Loads the revalidation code once the page listens. */
function lazyFollow<T>(load: (seed: T) => Promise<Query<T>['start']>) {
  return (seed: T, sink: Observer<T>): (() => void) => startLazily(() => load(seed))(sink);
}
