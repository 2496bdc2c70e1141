import { applyChangesToPage, type Range } from '#domain/catalog/catalog-changes.ts';
import type { Product } from '#domain/product/product.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { products } from '../firebase/collections.ts';
import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { renderedAt } from '../prerendered/page-data.ts';
import type { ListPage } from '../query/read.ts';
import { storeSettings } from '../content/settings.ts';

/**
 * Maximum number of changes read since the build, newest first. Every visit pays for each one; beyond the limit a
 * page reads its own list instead, at constant cost.
 */
const MAX_CHANGES = 50;
/** Maximum clock skew between the build machine and the server, in milliseconds. */
export const CLOCK_SKEW_MS = 120_000;
/** Later than any change, in epoch milliseconds. */
const FAR_FUTURE = Date.UTC(2100, 0, 1);

/** When products were withdrawn, in epoch milliseconds by slug. */
type Withdrawn = StoreSettings['withdrawn'];
/** Current products by slug; null if no longer sold. */
type Changes = ReadonlyMap<string, Product | null>;

/** The newest changes to products since the page was built. */
export function productChanges(): Query<ListPage<Product>> {
  return products.list({
    where: { active: true },
    between: [new Date(renderedAt() - CLOCK_SKEW_MS), new Date(FAR_FUTURE)],
    orderBy: { field: 'changedAt', direction: 'desc' },
    limit: MAX_CHANGES,
  });
}

/** Product changes since the page was built. */
interface ShopChanges {
  readonly changes: Changes;
  /** Whether the list is complete: there may be more changes than are read. */
  readonly all: boolean;
}

/** One live query for the changes and one for the settings, shared by all lists that they revalidate. */
export const shopChanges: Query<ShopChanges> = {
  key: 'changes of the shop',
  start(sink) {
    const latest = productChanges();
    let isStarted = false;
    let isRetried = false;
    let last: ListPage<Product> | null = null;
    let moments: Withdrawn;
    let now: ShopChanges = { changes: new Map(), all: true };
    // Subscribing may notify synchronously; `isStarted` ignores those calls.
    const stops = [
      queryStore.subscribe(latest, update),
      queryStore.subscribe(storeSettings, update),
    ];
    isStarted = true;
    update();
    return () => stops.forEach((end) => end());

    function update(): void {
      const state = queryStore.read(latest);
      if (!isStarted || state.state === 'loading') return;
      if (state.state === 'failed') {
        if (isRetried) return sink.fail(state.error);
        // Retries once: without the changes every page would read its list again, 30 products for one lost answer.
        isRetried = true;
        return queryStore.retry(latest.key);
      }
      const settings = queryStore.read(storeSettings);
      const withdrawn = settings.state === 'loading' ? undefined : settings.data?.withdrawn;
      if (state.data !== last || withdrawn !== moments) {
        moments = withdrawn;
        const all = state.data.next === null;
        // A product that is no longer among the changes has left the shop, unless the limit cut it off.
        const removed = [
          ...(all ? (last?.rows ?? []) : []).map(({ slug }) => slug),
          ...withdrawnSinceBuild(withdrawn),
        ];
        last = state.data;
        const changes = new Map(now.changes);
        for (const slug of removed) changes.set(slug, null);
        for (const row of state.data.rows) changes.set(row.slug, row);
        now = { changes, all };
      }
      sink.next(now, state.fromCache);
    }
  },
};

interface Follow<T> {
  /** Reads the query itself. */
  readonly start: Query<T>['start'];
  /** Whether the query reads only what is shown. Larger reads, such as for search, keep the known data. */
  readonly isShown: boolean;
  readonly merge: (seed: T, changes: Changes) => T;
}

/**
 * Revalidates prerendered data with the changes since the build. Data counts as cached until the server has confirmed
 * it. Falls back to reading the query itself if not all changes are known.
 */
function followChanges<T>(
  seed: T,
  sink: Observer<T>,
  { start, isShown, merge }: Follow<T>,
): () => void {
  let isStarted = false;
  let isReread = false;
  let last: ShopChanges | null = null;
  let merged = seed;
  let stop = queryStore.subscribe(shopChanges, update);
  isStarted = true;
  update();
  return () => stop();

  function update(): void {
    const state = queryStore.read(shopChanges);
    if (!isStarted || isReread || state.state === 'loading') return;
    if (state.state === 'failed' || (isShown && !state.data.all)) {
      isReread = true;
      stop();
      stop = start(sink);
      return;
    }
    if (state.data !== last) merged = merge(seed, state.data.changes);
    last = state.data;
    sink.next(merged, state.fromCache);
  }
}

/** The slugs withdrawn since the build; a product that came back is among the changes. */
function withdrawnSinceBuild(moments: Withdrawn = {}): readonly string[] {
  return Object.keys(moments).filter((slug) => (moments[slug] ?? 0) > renderedAt() - CLOCK_SKEW_MS);
}

/**
 * Revalidates a prerendered page of a list.
 * @param isShown whether it holds only what is shown
 */
export function revalidateList(
  seed: ListPage<Product>,
  sink: Observer<ListPage<Product>>,
  {
    start,
    range,
    isShown,
  }: Pick<Follow<ListPage<Product>>, 'start' | 'isShown'> & { readonly range: Range },
): () => void {
  return followChanges(seed, sink, {
    ...{ start, isShown },
    merge: (page, changes) => {
      const rows = applyChangesToPage(page.rows, changes, range);
      return rows === page.rows ? page : { rows, next: page.next };
    },
  });
}

/** Revalidates prerendered products that are no page of a list: changed ones are replaced, withdrawn ones removed. */
export function revalidateRows(
  seed: readonly Product[],
  sink: Observer<readonly Product[]>,
): () => void {
  return followChanges(seed, sink, {
    start: (other) => {
      other.next(seed, true);
      return () => {};
    },
    isShown: false,
    merge: (rows, changes) =>
      rows.some(({ slug }) => changes.has(slug))
        ? rows.flatMap((row) => {
            const change = changes.get(row.slug);
            return change === null ? [] : [change ?? row];
          })
        : rows,
  });
}

/** Revalidates a prerendered product. */
export function revalidateProduct(
  slug: string,
  seed: Product | null,
  sink: Observer<Product | null>,
  start: Query<Product | null>['start'],
): () => void {
  return followChanges(seed, sink, {
    start,
    isShown: true,
    merge: (known, changes) => {
      const change = changes.get(slug);
      return change === undefined ? known : change;
    },
  });
}
