import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import { renderedAt } from '../prerendered/page-data.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import { ALL_BUNDLES, BUNDLE_FILE } from './bundle-file.ts';
import { constantQuery } from '../query/constant-query.ts';
import type { Query } from '../query/query-store.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';

/** No bundles, for pages that need none yet: nothing is read. */
export const NO_BUNDLES = constantQuery<BundleCatalog>('bundles/unasked', {
  bundles: [],
  products: [],
});

/**
 * The bundles on offer with their products; with a slug only those that hold this product. They come from the page or from
 * one file of the build, and each bundle that staff changed since then costs one read.
 */
export function bundleCatalog(slug = ''): Query<BundleCatalog> {
  const key = slug === '' ? ALL_BUNDLES : `bundles with ${slug}`;
  const source = lazyQuery(key, async () => {
    const { readCatalog } = await import('./read-bundles.ts');
    return readCatalog(key, slug);
  });
  return withPrerenderedData(source, {
    // A page without embedded data reads the file itself: the file knows its own time, and private pages have none.
    ...(slug === '' && typeof window === 'undefined' && { file: BUNDLE_FILE }),
    follow: (seed) =>
      lazyQuery(key, async () => {
        const { followCatalog } = await import('./read-bundles.ts');
        return followCatalog(key, { seed, madeAt: renderedAt(), slug });
      }),
  });
}
