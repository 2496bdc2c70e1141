import type { Bundle } from '#domain/bundle/bundle.ts';
import {
  type BundleCatalog,
  bundledProduct,
  type BundledProduct,
} from '#domain/bundle/bundle-offer.ts';
import { storeSettings } from '../content/settings.ts';
import { products, shopCollection } from '../firebase/collections.ts';
import { isPrerendered } from '../prerendered/page-data.ts';
import { CLOCK_SKEW_MS, shopChanges } from './revalidate-products.ts';
import { derive, type Read } from '../query/derive.ts';
import { createQueryStore, type Query, type QueryState } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';
import { ALL_BUNDLES, BUNDLE_FILE } from './bundle-file.ts';

/** `bundles/{id}`: products that cost less together. */
const bundles = shopCollection('bundles', (shop) => shop.bundle);

/** Maximum number of bundles read. */
const MAX_BUNDLES = 500;
/** Timeout for the file in milliseconds; after it, the server is asked instead. */
const TIMEOUT_MS = 3_000;

const LOADING = { state: 'loading' } as const;

/** Reads the bundles of a product, or all bundles for an empty slug, without embedded data. */
export function readCatalog(key: string, slug: string): Query<BundleCatalog> {
  if (typeof window === 'undefined') return catalogAtBuild(key, slug);
  return derive(key, (read, previous) => {
    const file = read(bundleFile);
    if (file.state !== 'ready') return LOADING;
    if (file.data === null) return catalogOnServer(slug, read, previous);
    const { catalog, madeAt } = file.data;
    const latest = catalogSince(catalog, { madeAt, slug, read });
    if (latest) return readyWith(latest, previous);
    return { state: 'ready', data: previous ?? withProduct(catalog, slug), fromCache: true };
  });
}

/** Reads the catalogue in a store of its own, because the build embeds everything that the page's store holds. */
function catalogAtBuild(key: string, slug: string): Query<BundleCatalog> {
  const separateStore = createQueryStore({ lingerMs: 0 });
  return derive(key, (read, previous) => catalogOnServer(slug, read, previous), separateStore);
}

/**
 * Follows a catalogue that was built at `madeAt` (epoch milliseconds), with the bundles that staff changed after that.
 */
export function followCatalog(
  key: string,
  { seed, madeAt, slug }: { seed: BundleCatalog; madeAt: number; slug: string },
): Query<BundleCatalog> {
  return derive(key, (read, previous) => {
    const latest = catalogSince(seed, { madeAt, slug, read });
    return latest ? readyWith(latest, previous) : LOADING;
  });
}

interface BuildReference {
  readonly madeAt: number;
  readonly slug: string;
  readonly read: Read;
}

/** The catalogue with each bundle that changed since the build; null while one is loading. */
function catalogSince(
  seed: BundleCatalog,
  { madeAt, slug, read }: BuildReference,
): BundleCatalog | null {
  const settings = read(storeSettings);
  if (settings.state === 'loading') return null;
  const changes = settings.data?.bundleChanges ?? {};
  const ids = Object.keys(changes).filter((id) => (changes[id] ?? 0) > madeAt - CLOCK_SKEW_MS);
  const changed = ids.map((id) => read(bundles.doc(id)));
  if (changed.some(({ state }) => state === 'loading')) return null;
  const current = [
    ...seed.bundles.filter(({ id }) => !ids.includes(id)),
    // The rules deny inactive bundles to visitors, so a failed read means that the bundle is no longer on offer.
    ...changed.flatMap((state) => (state.state === 'ready' && state.data ? [state.data] : [])),
  ];
  return catalogOf(current, { slug, known: seed.products, read });
}

/** The live bundles on offer. */
export function bundlesOnOffer(): Query<ListPage<Bundle>> {
  return bundles.list({ where: { active: true }, orderBy: null, limit: MAX_BUNDLES });
}

/** Every bundle on offer from the server, at build time and where there is no file. */
function catalogOnServer(
  slug: string,
  read: Read,
  previous?: BundleCatalog,
): QueryState<BundleCatalog> {
  const list = read(bundlesOnOffer());
  if (list.state === 'failed') return { state: 'failed', error: list.error };
  const catalog =
    list.state === 'ready' ? catalogOf(list.data.rows, { slug, known: [], read }) : null;
  return catalog ? readyWith(catalog, previous) : LOADING;
}

/** Reuses the previous object for equal data, so that nothing re-renders. */
function readyWith(catalog: BundleCatalog, previous?: BundleCatalog): QueryState<BundleCatalog> {
  const isSame = JSON.stringify(catalog) === JSON.stringify(previous);
  return { state: 'ready', data: isSame && previous ? previous : catalog, fromCache: false };
}

interface CatalogInput {
  readonly slug: string;
  readonly known: readonly BundledProduct[];
  readonly read: Read;
}

/** The bundles on offer with the latest known state of their products; null while one is loading. */
function catalogOf(
  all: readonly Bundle[],
  { slug, known, read }: CatalogInput,
): BundleCatalog | null {
  const shown = all.filter(({ active, parts }) => active && holds(parts, slug));
  const slugs = [...new Set(shown.flatMap(({ parts }) => parts.map((part) => part.slug)))];
  const latest =
    slugs.length > 0 && isPrerendered() && typeof window !== 'undefined' ? read(shopChanges) : null;
  const changes = latest?.state === 'ready' ? latest.data : null;
  const isStale = slug !== '' && changes?.all === false;
  const rows = slugs.map((one): BundledProduct | null | undefined => {
    const change = changes?.changes.get(one);
    if (change !== undefined) return change;
    const row = isStale ? undefined : known.find((other) => other.slug === one);
    if (row) return row;
    const state = read(products.doc(one));
    if (state.state === 'loading') return undefined;
    return state.state === 'ready' ? state.data : null;
  });
  if (rows.includes(undefined)) return null;
  return { bundles: shown, products: rows.flatMap((row) => (row ? [bundledProduct(row)] : [])) };
}

function holds(parts: Bundle['parts'], slug: string): boolean {
  return slug === '' || parts.some((part) => part.slug === slug);
}

function withProduct(catalog: BundleCatalog, slug: string): BundleCatalog {
  return { ...catalog, bundles: catalog.bundles.filter(({ parts }) => holds(parts, slug)) };
}

interface BundleFile {
  readonly madeAt: number;
  readonly catalog: BundleCatalog;
}

let file: Promise<BundleFile | null> | null = null;

/** The file of the build, loaded once; null if there is none. */
const bundleFile: Query<BundleFile | null> = {
  key: 'file of the bundles',
  start(sink) {
    file ??= loadFile();
    void file.then((loaded) => sink.next(loaded, false));
    return () => {};
  },
};

async function loadFile(): Promise<BundleFile | null> {
  try {
    const response = await fetch(BUNDLE_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { madeAt, reads } = (await response.json()) as {
      readonly madeAt?: number;
      readonly reads?: Readonly<Record<string, BundleCatalog>>;
    };
    const catalog = reads?.[ALL_BUNDLES];
    return madeAt !== undefined && catalog ? { madeAt, catalog } : null;
  } catch {
    // The server is asked instead; the next call loads the file again.
    file = null;
    return null;
  }
}
