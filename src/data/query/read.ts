import type { Direction } from '#domain/catalog/catalog.ts';
import type { Read } from './derive.ts';
import type { Query, QueryState } from './query-store.ts';

/** A position in an ordered list: order value and id of the last known row. */
export interface Cursor {
  /**
   * Timestamps are epoch milliseconds, as everywhere outside Firestore. Malformed documents may hold null or
   * booleans.
   */
  readonly value: string | number | boolean | null;
  /** Whether the value is a timestamp; Firestore sorts numbers and timestamps separately. */
  readonly moment: boolean;
  readonly id: string;
}

/** A list query as data. The Firestore query and the cache key both derive from it, so they cannot disagree. */
export interface ListRead {
  /**
   * A collection path; `every:reviews` is the collection group of that name, whose rows are identified by full path.
   */
  readonly path: string;
  /** Equality filters by field. */
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** Only rows whose field has one of these values. */
  readonly anyOf?: { readonly field: string; readonly values: readonly string[] };
  /**
   * Null: by id only, which needs no index beside equality filters. With `key`, by a value of the map in `field`: only
   * documents whose map has the key.
   */
  readonly orderBy: {
    readonly field: string;
    readonly key?: string;
    readonly direction: Direction;
  } | null;
  /** Half-open range `[from, to)` of the order value, or of the id without an order. Timestamps are `Date` here. */
  readonly between?: readonly [string | number | Date, string | number | Date];
  /** Only rows after this one. */
  readonly after?: Cursor;
  /** Required: the security rules demand a limit. */
  readonly limit: number;
}

/** One page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Cursor of the next page; null on the last page. */
  readonly next: Cursor | null;
}

/** Totals of a list, up to the read's limit. */
export interface ListTotals {
  readonly count: number;
  /** The sum of the field that was asked for; 0 without one. */
  readonly sum: number;
}

/** The cache key: equal reads share a listener. */
export function listKey({ path, where, anyOf, orderBy, between, after, limit }: ListRead): string {
  const filters = Object.entries(where).sort(([a], [b]) => (a < b ? -1 : 1));
  const { field, key, direction } = orderBy ?? {};
  return JSON.stringify([path, filters, field, key, direction, after, limit, between, anyOf]);
}

/** Reads the pages of a list, at most `count`: each starts where the previous one ends. The first has no cursor. */
export function pageStates<T>(
  read: Read,
  count: number,
  page: (after: Cursor | undefined) => Query<ListPage<T>>,
): readonly QueryState<ListPage<T>>[] {
  const states: QueryState<ListPage<T>>[] = [];
  let after: Cursor | null | undefined;
  while (states.length < count && after !== null) {
    const state = read(page(after));
    states.push(state);
    after = state.state === 'ready' ? state.data.next : null;
  }
  return states;
}
