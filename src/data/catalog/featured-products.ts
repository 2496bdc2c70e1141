import type { Product } from '#domain/product/product.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import type { Query } from '../query/query-store.ts';
import { startLazily } from '../query/start-lazily.ts';

/** The products of the home page. Chosen when the site is built, and revalidated by what changed since. */
export const featuredProducts: Query<readonly Product[]> = withPrerenderedData(
  {
    key: 'featured products',
    start: startLazily(async () => (await import('./choose-featured.ts')).chooseFeatured),
  },
  {
    file: '/made/featured.json',
    follow: (seed, sink) =>
      startLazily<readonly Product[]>(async () => {
        const { revalidateRows } = await import('./revalidate-products.ts');
        return (observer) => revalidateRows(seed, observer);
      })(sink),
  },
);
