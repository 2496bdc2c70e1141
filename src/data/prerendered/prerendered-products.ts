import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '../firebase/collections.ts';
import type { Sink, Source } from '../query/query-store.ts';
import { madeBefore } from './with-prerendered-data.ts';
import type { ListPage, ListRead } from '../query/read.ts';
import { startLater } from '../query/start-lazily.ts';

/** A list of products that may have been read when the site was built, into a file (from the root of the site). */
export function madeList(read: Omit<ListRead, 'path'>, file?: string): Source<ListPage<Product>> {
  const source = products.list(read);
  const { where, orderBy, after = null, limit } = read;
  return madeBefore(source, {
    ...(file !== undefined && { file }),
    follow: later(async (made) => {
      const { followList } = await import('./revalidate-products.ts');
      return (sink) =>
        followList(made, sink, {
          start: (other) => source.start(other),
          range: { where, orderBy, after, next: made.next },
          isShown: limit < SEARCH_PAGE_SIZE,
        });
    }),
  });
}

/** One product, which is read into a file of its own when the site is built. */
export function madeProduct(slug: string): Source<Product | null> {
  const source = products.doc(slug);
  return madeBefore(source, {
    file: `/made/product/${slug}.json`,
    follow: later(async (made) => {
      const { followProduct } = await import('./revalidate-products.ts');
      return (sink) => followProduct(slug, made, sink, (other) => source.start(other));
    }),
  });
}

/** What follows changes is loaded when a page listens: until then none are known. */
function later<T>(load: (made: T) => Promise<Source<T>['start']>) {
  return (made: T, sink: Sink<T>): (() => void) => startLater(() => load(made))(sink);
}
