import { applyChangesToPage, type Range } from '#domain/catalog/catalog-changes.ts';
import type { Product } from '#domain/product/product.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { products } from '../firebase/collections.ts';
import { derive } from '../query/derive.ts';
import { lastResult } from '../query/last-result.ts';
import { onceLive } from '../query/live-updates.ts';
import type { Query } from '../query/query-store.ts';
import { retriedOnce } from '../query/retried-once.ts';
import { dataReadAt } from '../prerendered/page-data.ts';
import type { ListPage } from '../query/read.ts';
import { asBuilt } from '../prerendered/with-prerendered-data.ts';
import { storeSettings } from '../content/settings.ts';

/**
 * Maximum number of changes since the build that are read, newest first. Every visit pays for each of them; beyond the
 * limit a page reads its own list instead, at constant cost.
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
    between: [new Date(dataReadAt() - CLOCK_SKEW_MS), new Date(FAR_FUTURE)],
    orderBy: { field: 'changedAt', direction: 'desc' },
    limit: MAX_CHANGES,
  });
}

/** Product changes since the page was built. */
export interface ShopChanges {
  readonly changes: Changes;
  /** Whether all changes were read. Once there are more than the limit, it stays false. */
  readonly all: boolean;
  /** The list from which the changes were computed. */
  readonly page: ListPage<Product>;
  readonly withdrawn: Withdrawn;
}

/**
 * One live query for the changes and one for the settings, shared by all lists that they revalidate. Retries a failed
 * read once: without the changes every page would read its list again, which costs 30 reads for one lost answer.
 */
export const shopChanges: Query<ShopChanges> = onceLive(
  derive('changes of the shop', (read, previous) => {
    const newest = read(retriedOnce(productChanges()));
    if (newest.state === 'loading') return newest;
    if (newest.state === 'failed') return { state: 'failed', error: newest.error };
    const { data: page, fromCache } = newest;
    const settings = read(storeSettings);
    const withdrawn = settings.state === 'loading' ? undefined : settings.data?.withdrawn;
    const isSame = previous?.page === page && previous.withdrawn === withdrawn;
    const data = isSame ? previous : changesWith(previous, page, withdrawn);
    return { state: 'ready', data, fromCache };
  }),
);

function changesWith(
  previous: ShopChanges | undefined,
  page: ListPage<Product>,
  withdrawn: Withdrawn,
): ShopChanges {
  const all = previous?.all !== false && page.next === null;
  // A product that disappears from the changes is no longer sold, unless the limit cut it off.
  const removed = [
    ...(all ? (previous?.page.rows ?? []) : []).map(({ slug }) => slug),
    ...withdrawnSinceBuild(withdrawn),
  ];
  const changes = new Map(previous?.changes);
  for (const slug of removed) changes.set(slug, null);
  for (const row of page.rows) changes.set(row.slug, row);
  return { changes, all, page, withdrawn };
}

/** The slugs withdrawn since the build. A withdrawn product that is sold again is among the changes. */
function withdrawnSinceBuild(moments: Withdrawn = {}): readonly string[] {
  return Object.keys(moments).filter((slug) => (moments[slug] ?? 0) > dataReadAt() - CLOCK_SKEW_MS);
}

interface Revalidation<T> {
  /** The data from build time. */
  readonly seed: T;
  /**
   * Whether the query reads only what the page shows. A query that reads more, such as a search, would cost too much to
   * read again: it keeps the known data.
   */
  readonly isShown: boolean;
  readonly merge: (seed: T, changes: Changes) => T;
}

/**
 * A query that applies the changes since the build to its seed instead of reading its data again. The data counts as
 * cached until the server has confirmed the changes. If some changes are unknown, it reads its data from the server.
 */
function revalidated<T>(source: Query<T>, { seed, isShown, merge }: Revalidation<T>): Query<T> {
  const fromServer = { ...source, key: `server ${source.key}` };
  const merged = lastResult((changes: Changes) => merge(seed, changes));
  return derive<T>(source.key, (read) => {
    const known = read(shopChanges);
    if (known.state === 'loading') return known;
    if (known.state === 'failed' || (isShown && !known.data.all)) return read(fromServer);
    return { state: 'ready', data: merged(known.data.changes), fromCache: known.fromCache };
  });
}

/**
 * Revalidates a prerendered page of a list.
 * @param isShown whether the page shows everything that the list holds
 */
export function revalidateList(
  source: Query<ListPage<Product>>,
  { seed, range, isShown }: { seed: ListPage<Product>; range: Range; isShown: boolean },
): Query<ListPage<Product>> {
  return revalidated(source, {
    seed,
    isShown,
    merge: (page, changes) => {
      const rows = applyChangesToPage(page.rows, changes, range);
      return rows === page.rows ? page : { rows, next: page.next };
    },
  });
}

/** Revalidates prerendered products that are not a page of a list: replaces changed ones and removes withdrawn ones. */
export function revalidateRows(key: string, seed: readonly Product[]): Query<readonly Product[]> {
  return revalidated(asBuilt<readonly Product[]>(key), {
    seed,
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
  source: Query<Product | null>,
  seed: Product | null,
): Query<Product | null> {
  return revalidated(source, {
    seed,
    isShown: true,
    merge: (known, changes) => {
      const change = changes.get(slug);
      return change === undefined ? known : change;
    },
  });
}
