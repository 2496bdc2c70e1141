import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '../firebase/collections.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';
import type { Query } from '../query/query-store.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import type { ListPage, ListRead } from '../query/read.ts';

/** A product list that may be prerendered into a file (path from the site root). */
export function prerenderedList(
  read: Omit<ListRead, 'path'>,
  file?: string,
): Query<ListPage<Product>> {
  const source = products.list(read);
  const { where, orderBy, after = null, limit } = read;
  return withPrerenderedData(source, {
    ...(file !== undefined && { file }),
    follow: (seed) =>
      lazyQuery(source.key, async () => {
        const { revalidateList } = await import('./revalidate-products.ts');
        return revalidateList(source, {
          seed,
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
    follow: (seed) =>
      lazyQuery(source.key, async () => {
        const { revalidateProduct } = await import('./revalidate-products.ts');
        return revalidateProduct(slug, source, seed);
      }),
  });
}
