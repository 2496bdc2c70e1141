import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '../firebase/collections.ts';
import type { Observer, Query } from '../query/query-store.ts';
import { withPrerenderedData } from './with-prerendered-data.ts';
import type { ListPage, ListRead } from '../query/read.ts';
import { startLazily } from '../query/start-lazily.ts';

/** A list of products that may have been read when the site was built, into a file (from the root of the site). */
export function prerenderedList(
  read: Omit<ListRead, 'path'>,
  file?: string,
): Query<ListPage<Product>> {
  const source = products.list(read);
  const { where, orderBy, after = null, limit } = read;
  return withPrerenderedData(source, {
    ...(file !== undefined && { file }),
    follow: later(async (made) => {
      const { revalidateList } = await import('./revalidate-products.ts');
      return (sink) =>
        revalidateList(made, sink, {
          start: (other) => source.start(other),
          range: { where, orderBy, after, next: made.next },
          isShown: limit < SEARCH_PAGE_SIZE,
        });
    }),
  });
}

/** One product, which is read into a file of its own when the site is built. */
export function prerenderedProduct(slug: string): Query<Product | null> {
  const source = products.doc(slug);
  return withPrerenderedData(source, {
    file: `/made/product/${slug}.json`,
    follow: later(async (made) => {
      const { revalidateProduct } = await import('./revalidate-products.ts');
      return (sink) => revalidateProduct(slug, made, sink, (other) => source.start(other));
    }),
  });
}

/** What follows changes is loaded when a page listens: until then none are known. */
function later<T>(load: (made: T) => Promise<Query<T>['start']>) {
  return (made: T, sink: Observer<T>): (() => void) => startLazily(() => load(made))(sink);
}
