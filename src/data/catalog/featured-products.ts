import type { Product } from '#domain/product/product.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import type { Query } from '../query/query-store.ts';

const KEY = 'featured products';

/** The products of the home page. Chosen when the site is built; changes and the owner's choice since then follow. */
export const featuredProducts: Query<readonly Product[]> = withPrerenderedData(
  lazyQuery(KEY, async () => (await import('./choose-featured.ts')).chosenProducts(KEY)),
  {
    file: '/made/featured.json',
    follow: (seed) =>
      lazyQuery(KEY, async () => {
        const { followFeatured } = await import('./follow-featured.ts');
        return followFeatured(KEY, seed);
      }),
  },
);
