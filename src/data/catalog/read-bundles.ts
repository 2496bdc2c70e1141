import type { Bundle } from '#domain/bundle/bundle.ts';
import {
  type BundleCatalog,
  bundledProduct,
  type BundledProduct,
} from '#domain/bundle/bundle-offer.ts';
import { storeSettings } from '../content/settings.ts';
import { bundles, products } from '../firebase/collections.ts';
import { isPrerendered } from '../prerendered/page-data.ts';
import { CLOCK_SKEW_MS, shopChanges } from './revalidate-products.ts';
import {
  createQueryStore,
  type Observer,
  type Query,
  type QueryState,
  queryStore,
} from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';
import { ALL_BUNDLES, BUNDLE_FILE } from './bundle-file.ts';

/** Most bundles of a shop. */
const MAX_BUNDLES = 500;
/** Timeout of the file in milliseconds before the server is asked instead. */
const TIMEOUT_MS = 3_000;

type Start = Query<BundleCatalog>['start'];
type Read = <T>(query: Query<T>) => QueryState<T>;

/** Reads the bundles of a product, or all for an empty slug, without embedded data. */
export function startCatalog(slug: string): Start {
  // The build reads from memory.
  if (typeof window === 'undefined') return readCatalog(slug);
  return (sink) => {
    let stopped = false;
    let stop: (() => void) | null = null;
    void bundleFile().then((file) => {
      if (stopped) return;
      if (file) sink.next(withProduct(file.catalog, slug), true);
      stop = (file ? followCatalog(file.catalog, file.madeAt, slug) : readCatalog(slug))(sink);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  };
}

/** A catalogue, known at `since` (epoch milliseconds), with what staff changed after that. */
export function followCatalog(seed: BundleCatalog, since: number, slug: string): Start {
  return combined((read) => {
    const settings = read(storeSettings);
    if (settings.state === 'loading') return null;
    const changes = settings.data?.bundleChanges ?? {};
    const ids = Object.keys(changes).filter((id) => (changes[id] ?? 0) > since - CLOCK_SKEW_MS);
    const changed = ids.map((id) => read(bundles.doc(id)));
    if (changed.some(({ state }) => state === 'loading')) return null;
    const current = [
      ...seed.bundles.filter(({ id }) => !ids.includes(id)),
      // One that is off is denied to visitors and counts as gone.
      ...changed.flatMap((state) => (state.state === 'ready' && state.data ? [state.data] : [])),
    ];
    return catalogOf(current, { slug, known: seed.products, read });
  });
}

/** The live bundles on offer. */
export function bundlesOnOffer(): Query<ListPage<Bundle>> {
  return bundles.list({ where: { active: true }, orderBy: null, limit: MAX_BUNDLES });
}

/** Reads every bundle on offer from the server: where there is no file, and at build time. */
function readCatalog(slug: string): Start {
  return combined((read, sink) => {
    const list = read(bundlesOnOffer());
    if (list.state === 'failed') sink.fail(list.error);
    return list.state === 'ready' ? catalogOf(list.data.rows, { slug, known: [], read }) : null;
  });
}

interface Known {
  readonly slug: string;
  readonly known: readonly BundledProduct[];
  readonly read: Read;
}

/** The bundles on offer with their products as known now; null while one is loading. */
function catalogOf(all: readonly Bundle[], { slug, known, read }: Known): BundleCatalog | null {
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

/** A value of several queries, computed again when one of them changes; null is not sent. */
function combined(
  compute: (read: Read, sink: Observer<BundleCatalog>) => BundleCatalog | null,
): Start {
  return (sink) => {
    // At build time the global store holds what is embedded in the page: reads on the way there must not be.
    const store = typeof window === 'undefined' ? createQueryStore({ lingerMs: 0 }) : queryStore;
    const stops = new Map<string, () => void>();
    let isBusy = false;
    let isStopped = false;
    let last = '';
    const read: Read = (query) => {
      if (!stops.has(query.key)) stops.set(query.key, store.subscribe(query, update));
      return store.read(query);
    };
    function update(): void {
      // Subscribing may notify synchronously; the state is read right after it.
      if (isBusy || isStopped) return;
      isBusy = true;
      const catalog = compute(read, sink);
      isBusy = false;
      // Equal data keeps its identity, so that nothing re-renders.
      const text = JSON.stringify(catalog);
      if (catalog && text !== last) sink.next(catalog, false);
      if (catalog) last = text;
    }
    update();
    return () => {
      isStopped = true;
      for (const stop of stops.values()) stop();
    };
  };
}

interface BundleFile {
  readonly madeAt: number;
  readonly catalog: BundleCatalog;
}

let file: Promise<BundleFile | null> | null = null;

/** The file of the build, loaded once; null if there is none. */
function bundleFile(): Promise<BundleFile | null> {
  file ??= loadFile();
  return file;
}

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
    // The server is asked instead; the next call tries again.
    file = null;
    return null;
  }
}
