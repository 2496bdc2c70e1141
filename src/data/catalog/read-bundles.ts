import type { Bundle } from '#domain/bundle/bundle.ts';
import type { BundleCatalog, BundledProduct } from '#domain/bundle/bundle-offer.ts';
import { storeSettings } from '../content/settings.ts';
import { shopCollection } from '../firebase/collections.ts';
import { derive, mapState, type Read } from '../query/derive.ts';
import { chainState, joinStates } from '../query/join-states.ts';
import { createQueryStore, type Query, type QueryState } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';
import { latestProducts, orKnown } from './bundle-products.ts';
import { bundleFile } from './load-bundle-file.ts';
import { CLOCK_SKEW_MS } from './revalidate-products.ts';

/** `bundles/{id}`: products that cost less together. */
const bundles = shopCollection('bundles', (shop) => shop.bundle);

/** Maximum number of bundles read. */
const MAX_BUNDLES = 500;

/**
 * The bundles of a product, or all bundles for an empty slug, on a page without embedded data: from the build's file,
 * or from the server if there is none.
 */
export function bundlesFromFile(key: string, slug: string): Query<BundleCatalog> {
  if (typeof window === 'undefined') return bundlesForPrerendering(key, slug);
  return derive(key, (read, previous) => {
    const file = read(bundleFile);
    if (file.state === 'loading') return file;
    if (file.state === 'failed' || file.data === null) {
      return reuse(bundlesFromServer(slug, read), previous);
    }
    const { catalog, readAt } = file.data;
    const latest = catalogSince(catalog, { readAt, slug, read });
    if (latest.state !== 'loading') return reuse(latest, previous);
    const built = { ...catalog, bundles: bundlesWithProduct(catalog.bundles, slug) };
    return { state: 'ready', data: previous ?? built, fromCache: true };
  });
}

/** Reads the bundles in a store of its own, because the build embeds everything that the page's store holds. */
function bundlesForPrerendering(key: string, slug: string): Query<BundleCatalog> {
  const separateStore = createQueryStore({ lingerMs: 0 });
  const compute = (read: Read, previous?: BundleCatalog) =>
    reuse(bundlesFromServer(slug, read), previous);
  return derive(key, compute, separateStore);
}

interface Revalidation {
  /** The catalogue from build time. */
  readonly seed: BundleCatalog;
  /** When the build read it, in epoch milliseconds. */
  readonly readAt: number;
  readonly slug: string;
}

/** Revalidates a prerendered catalogue: reads the bundles that staff changed since the build. */
export function revalidateBundles(
  key: string,
  { seed, readAt, slug }: Revalidation,
): Query<BundleCatalog> {
  return derive(key, (read, previous) =>
    reuse(catalogSince(seed, { readAt, slug, read }), previous),
  );
}

/** The catalogue with the current version of each bundle that changed since the build. */
function catalogSince(
  seed: BundleCatalog,
  { readAt, slug, read }: Omit<Revalidation, 'seed'> & { readonly read: Read },
): QueryState<BundleCatalog> {
  const settings = read(storeSettings);
  if (settings.state === 'loading') return settings;
  const changes = settings.data?.bundleChanges ?? {};
  const ids = Object.keys(changes).filter((id) => (changes[id] ?? 0) > readAt - CLOCK_SKEW_MS);
  const changed = ids.map((id) => {
    const known = seed.bundles.find((bundle) => bundle.id === id);
    return orKnown(read(bundles.doc(id)), known);
  });
  return chainState(joinStates(changed), (rows) => {
    const unchanged = seed.bundles.filter(({ id }) => !ids.includes(id));
    const current = [...unchanged, ...rows.filter((row) => row !== null)];
    return catalogOf(current, { slug, known: seed.products, read });
  });
}

/** The live bundles on offer. */
export function bundlesOnOffer(): Query<ListPage<Bundle>> {
  return bundles.list({ where: { active: true }, orderBy: null, limit: MAX_BUNDLES });
}

/** Every bundle on offer from the server, at build time and where there is no file. */
function bundlesFromServer(slug: string, read: Read): QueryState<BundleCatalog> {
  return chainState(read(bundlesOnOffer()), ({ rows }) =>
    catalogOf(rows, { slug, known: [], read }),
  );
}

interface CatalogInput {
  readonly slug: string;
  readonly known: readonly BundledProduct[];
  readonly read: Read;
}

/** The bundles on offer with the latest known state of their products. */
function catalogOf(
  all: readonly Bundle[],
  { slug, known, read }: CatalogInput,
): QueryState<BundleCatalog> {
  const shown = bundlesWithProduct(all, slug);
  const slugs = [...new Set(shown.flatMap(({ parts }) => parts.map((part) => part.slug)))];
  const latest = latestProducts(slugs, { known, isShown: slug !== '', read });
  return mapState(latest, (products) => ({ bundles: shown, products }));
}

/** The bundles on offer that hold a product; all of them for an empty slug. */
function bundlesWithProduct(all: readonly Bundle[], slug: string): readonly Bundle[] {
  return all.filter(
    ({ active, parts }) => active && (slug === '' || parts.some((part) => part.slug === slug)),
  );
}

/** Reuses the previous object for equal data, so that nothing re-renders. */
function reuse(
  state: QueryState<BundleCatalog>,
  previous: BundleCatalog | undefined,
): QueryState<BundleCatalog> {
  return mapState(state, (catalog) =>
    previous && JSON.stringify(catalog) === JSON.stringify(previous) ? previous : catalog,
  );
}
