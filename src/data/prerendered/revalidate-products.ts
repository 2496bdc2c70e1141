import { applyChangesToPage, type Range } from '#domain/catalog/catalog-changes.ts';
import type { Product } from '#domain/product/product.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { products } from '../firebase/collections.ts';
import { type QueryState, queryStore, type Observer, type Query } from '../query/query-store.ts';
import { renderedAt } from './page-data.ts';
import type { ListPage } from '../query/read.ts';
import { storeSettings } from '../content/settings.ts';

/**
 * How many changes since the pages were made are read: the latest. Every visit pays for each of them, so with more a page
 * reads what it shows instead, which costs the same however many there are.
 */
const MOST_CHANGES = 50;
/** How far the clock of whoever builds the site may be ahead of the server's, in milliseconds. */
const CLOCKS_MS = 120_000;
/** Later than any change, in epoch milliseconds. */
const FAR = Date.UTC(2100, 0, 1);

/** By slug, as it is now; null when it is not sold any more. */
type Changes = ReadonlyMap<string, Product | null>;

/** The latest of what has changed of the shop's products since the page was made. */
export function productChanges(): Query<ListPage<Product>> {
  return products.list({
    where: { active: true },
    between: [new Date(renderedAt() - CLOCKS_MS), new Date(FAR)],
    orderBy: { field: 'changedAt', direction: 'desc' },
    limit: MOST_CHANGES,
  });
}

/** What has changed since the page was made. */
interface ShopChanges {
  readonly changes: Changes;
  /** Whether that is all: there may be more changes than are read. */
  readonly all: boolean;
}

/** One live read of the changes, and one of the settings, however many lists they keep right. */
export const shopChanges: Query<ShopChanges> = {
  key: 'changes of the shop',
  start(sink) {
    const latest = productChanges();
    let isStarted = false;
    let isTriedAgain = false;
    let last: ListPage<Product> | null = null;
    let known: readonly string[] = [];
    let now: ShopChanges = { changes: new Map(), all: true };
    // What is known already is told while it is being subscribed to.
    const stops = [queryStore.subscribe(latest, told), queryStore.subscribe(storeSettings, told)];
    isStarted = true;
    told();
    return () => stops.forEach((end) => end());

    function told(): void {
      const state = queryStore.read(latest);
      if (!isStarted || state.state === 'loading') return;
      if (state.state === 'failed') {
        if (isTriedAgain) return sink.fail(state.error);
        // Without the changes everybody reads anew what is shown: thirty products for one answer that was lost.
        isTriedAgain = true;
        return queryStore.retry(latest.key);
      }
      const withdrawn = withdrawnSince(queryStore.read(storeSettings));
      if (state.data !== last || withdrawn !== known) {
        known = withdrawn;
        const all = state.data.next === null;
        // What is not among the changes any more has left the shop, unless there was no room for it.
        const left = [...(all ? (last?.rows ?? []) : []).map(({ slug }) => slug), ...withdrawn];
        last = state.data;
        const changes = new Map(now.changes);
        for (const slug of left) changes.set(slug, null);
        for (const row of state.data.rows) changes.set(row.slug, row);
        now = { changes, all };
      }
      sink.next(now, state.fromCache);
    }
  },
};

interface Follow<T> {
  /** Reads it anew. */
  readonly start: Query<T>['start'];
  /** Whether that reads no more than is shown: what looks through more stays as it is known. */
  readonly isShown: boolean;
  readonly merge: (seed: T, changes: Changes) => T;
}

/**
 * Keeps what a page was made with right by what has changed since. What the server has not confirmed yet is from the cache.
 * Where not every change is known it is read anew.
 */
function followChanges<T>(
  seed: T,
  sink: Observer<T>,
  { start, isShown, merge }: Follow<T>,
): () => void {
  let isStarted = false;
  let isAnew = false;
  let last: ShopChanges | null = null;
  let merged = seed;
  let stop = queryStore.subscribe(shopChanges, told);
  isStarted = true;
  told();
  return () => stop();

  function told(): void {
    const state = queryStore.read(shopChanges);
    if (!isStarted || isAnew || state.state === 'loading') return;
    if (state.state === 'failed' || (isShown && !state.data.all)) {
      isAnew = true;
      stop();
      stop = start(sink);
      return;
    }
    if (state.data !== last) merged = merge(seed, state.data.changes);
    last = state.data;
    sink.next(merged, state.fromCache);
  }
}

const NONE: readonly string[] = [];
/** Made once for each state of the settings. */
const found = new WeakMap<object, readonly string[]>();

/** The slugs of what has been taken off the shelves since the page was made; what came back is among the changes. */
function withdrawnSince(settings: QueryState<StoreSettings | null>): readonly string[] {
  const all = settings.state === 'loading' ? undefined : settings.data?.withdrawn;
  if (!all) return NONE;
  const slugs =
    found.get(all) ??
    Object.keys(all).filter((slug) => (all[slug] ?? 0) > renderedAt() - CLOCKS_MS);
  found.set(all, slugs);
  return slugs;
}

/**
 * Keeps a page of a list right that was read when the site was built.
 * @param isShown whether it holds no more than is shown
 */
export function revalidateList(
  made: ListPage<Product>,
  sink: Observer<ListPage<Product>>,
  {
    start,
    range,
    isShown,
  }: Pick<Follow<ListPage<Product>>, 'start' | 'isShown'> & { readonly range: Range },
): () => void {
  return followChanges(made, sink, {
    ...{ start, isShown },
    merge: (page, changes) => {
      const rows = applyChangesToPage(page.rows, changes, range);
      return rows === page.rows ? page : { rows, next: page.next };
    },
  });
}

/** Keeps a product right that was read when the site was built. */
export function revalidateProduct(
  slug: string,
  made: Product | null,
  sink: Observer<Product | null>,
  start: Query<Product | null>['start'],
): () => void {
  return followChanges(made, sink, {
    start,
    isShown: true,
    merge: (known, changes) => {
      const change = changes.get(slug);
      return change === undefined ? known : change;
    },
  });
}
