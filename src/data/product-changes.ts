import { changedPage, type Range } from '#domain/catalog-changes.ts';
import type { Product } from '#domain/product.ts';
import type { StoreSettings } from '#domain/store-settings.ts';
import { products } from './collections.ts';
import { type Live, live, type Sink, type Source } from './live.ts';
import { madeBefore } from './made.ts';
import { pageMoment } from './page-data.ts';
import type { ListPage, ListRead } from './read.ts';
import { storeSettings } from './settings.ts';

/** With more changes than this since the pages were made, every list is read anew instead. */
const MOST_CHANGES = 200;
/** How far the clock of whoever builds the site may be ahead of the server's, in milliseconds. */
const CLOCKS_MS = 120_000;
/** Later than any change, in epoch milliseconds. */
const FAR = Date.UTC(2100, 0, 1);

/** By slug, as it is now; null when it is not sold any more. */
type Changes = ReadonlyMap<string, Product | null>;

/** What of the shop's products has changed since the page was made: one live read, however many lists it keeps right. */
export function productChanges(): Source<ListPage<Product>> {
  return products.list({
    where: { active: true },
    between: [new Date(pageMoment() - CLOCKS_MS), new Date(FAR)],
    orderBy: { field: 'changedAt', direction: 'asc' },
    limit: MOST_CHANGES,
  });
}

/**
 * Keeps what a page was made with right by what has changed since. What the server has not confirmed yet is from the cache.
 * `start` reads it anew where that is not possible.
 */
function followChanges<T>(
  seed: T,
  sink: Sink<T>,
  { start, merge }: { start: Source<T>['start']; merge: (seed: T, changes: Changes) => T },
): () => void {
  const changes = productChanges();
  let isStarted = false;
  let last: ListPage<Product> | null = null;
  let merged = seed;
  let known: readonly string[] = [];
  let isAnew = false;
  // What is known already is told while it is being subscribed to.
  const stops = [live.subscribe(changes, told), live.subscribe(storeSettings, told)];
  let stop = (): void => stops.forEach((end) => end());
  isStarted = true;
  told();
  return () => stop();

  function told(): void {
    const state = live.read(changes);
    if (!isStarted || isAnew || state.state === 'loading') return;
    if (state.state === 'failed' || state.data.next !== null) {
      isAnew = true;
      stop();
      stop = start(sink);
      return;
    }
    const withdrawn = withdrawnSince(live.read(storeSettings));
    if (state.data !== last || withdrawn !== known) {
      known = withdrawn;
      // What is not among the changes any more has left the shop.
      const left = [...(last?.rows ?? []).map(({ slug }) => slug), ...withdrawn];
      const here = state.data.rows.map((row) => [row.slug, row] as const);
      last = state.data;
      merged = merge(
        merged,
        new Map<string, Product | null>([...left.map((slug) => [slug, null] as const), ...here]),
      );
    }
    sink.next(merged, state.fromCache);
  }
}

const NONE: readonly string[] = [];
/** Made once for each state of the settings. */
const found = new WeakMap<object, readonly string[]>();

/** The slugs of what has been taken off the shelves since the page was made; what came back is among the changes. */
function withdrawnSince(settings: Live<StoreSettings | null>): readonly string[] {
  const all = settings.state === 'loading' ? undefined : settings.data?.withdrawn;
  if (!all) return NONE;
  const slugs =
    found.get(all) ??
    Object.keys(all).filter((slug) => (all[slug] ?? 0) > pageMoment() - CLOCKS_MS);
  found.set(all, slugs);
  return slugs;
}

/** A list of products that may have been read when the site was built, into a file (from the root of the site). */
export function madeList(read: Omit<ListRead, 'path'>, file?: string): Source<ListPage<Product>> {
  const source = products.list(read);
  const range = (next: ListPage<Product>['next']): Range => ({
    where: read.where,
    orderBy: read.orderBy,
    after: read.after ?? null,
    next,
  });
  return madeBefore(source, {
    ...(file !== undefined && { file }),
    follow: (page, sink) =>
      followChanges(page, sink, {
        start: (other) => source.start(other),
        merge: ({ rows, next }, changes) => ({
          rows: changedPage(rows, changes, range(next)),
          next,
        }),
      }),
  });
}

/** One product, which is read into a file of its own when the site is built. */
export function madeProduct(slug: string): Source<Product | null> {
  const source = products.doc(slug);
  return madeBefore(source, {
    file: `/made/product/${slug}.json`,
    follow: (seed, sink) =>
      followChanges(seed, sink, {
        start: (other) => source.start(other),
        merge: (known, changes) => {
          const change = changes.get(slug);
          return change === undefined ? known : change;
        },
      }),
  });
}
