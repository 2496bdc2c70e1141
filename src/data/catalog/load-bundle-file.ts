import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import { fetchPrerendered } from '../prerendered/prerendered-files.ts';
import type { Query } from '../query/query-store.ts';
import { ALL_BUNDLES, BUNDLE_FILE } from './bundle-file.ts';

/** All bundles on offer at the build, which read them at `readAt` (epoch milliseconds). */
interface BuiltBundles {
  readonly catalog: BundleCatalog;
  readonly readAt: number;
}

/** The build's file of all bundles; null if there is none. A private page takes the build time from it. */
export const bundleFile: Query<BuiltBundles | null> = {
  key: 'file of the bundles',
  start(sink) {
    void fetchPrerendered(BUNDLE_FILE).then((content) => {
      const { readAt, reads } = content ?? {};
      const catalog = reads?.[ALL_BUNDLES] as BundleCatalog | undefined;
      sink.next(readAt !== undefined && catalog ? { catalog, readAt } : null, false);
    });
    return () => {};
  },
};
