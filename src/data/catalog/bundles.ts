import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import { dataReadAt } from '../prerendered/page-data.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import { ALL_BUNDLES, BUNDLE_FILE } from './bundle-file.ts';
import { constantQuery } from '../query/constant-query.ts';
import type { Query } from '../query/query-store.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';

/** An empty catalogue, for pages that need no bundles yet. Reads nothing. */
export const NO_BUNDLES = constantQuery<BundleCatalog>('bundles/unasked', {
  bundles: [],
  products: [],
});

/**
 * The bundles on offer with their products; with a slug, only those that contain this product. Starts from the page's
 * embedded data or the build's file, and reads each bundle that staff changed since then.
 */
export function bundleCatalog(slug = ''): Query<BundleCatalog> {
  const key = slug === '' ? ALL_BUNDLES : `bundles with ${slug}`;
  const source = lazyQuery(key, async () => {
    const { bundlesFromFile } = await import('./read-bundles.ts');
    return bundlesFromFile(key, slug);
  });
  return withPrerenderedData(source, {
    // A private page has no build time, so `bundlesFromFile` loads the file and takes the time from it.
    ...(slug === '' && typeof window === 'undefined' && { file: BUNDLE_FILE }),
    follow: (seed) =>
      lazyQuery(key, async () => {
        const { revalidateBundles } = await import('./read-bundles.ts');
        return revalidateBundles(key, { seed, readAt: dataReadAt(), slug });
      }),
  });
}
