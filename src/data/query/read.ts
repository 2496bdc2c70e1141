import type { Direction } from '#domain/catalog/catalog.ts';

/** A place in an ordered list: the last row that is known, by its order value and its id. */
export interface Cursor {
  /** Moments are epoch milliseconds, as everywhere outside Firestore. Null and booleans stand in bad documents. */
  readonly value: string | number | boolean | null;
  /** Whether the value is a moment: a number is another thing, and has another place in an order. */
  readonly moment: boolean;
  readonly id: string;
}

/** A list read as data: what the query will be, and what its key is made of, so that the two cannot disagree. */
export interface ListRead {
  /** A collection; `every:reviews` is every collection of that name, whose rows are called by their whole path. */
  readonly path: string;
  /** Equality filters by field. */
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** Null: by the id alone, which costs no index beside equality filters. */
  readonly orderBy: { readonly field: string; readonly direction: Direction } | null;
  /**
   * Rows whose order value lies from the first up to, and without, the second; by the id when there is no order. A moment
   * is a `Date` here.
   */
  readonly between?: readonly [string | number | Date, string | number | Date];
  /** Rows behind this one only. */
  readonly after?: Cursor;
  /** Every list has a limit; the rules demand one. */
  readonly limit: number;
}

/** One page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Where the next page begins; null when this one is the last. */
  readonly next: Cursor | null;
}

/** The key under which equal reads share a listener. */
export function listKey({ path, where, orderBy, between, after, limit }: ListRead): string {
  const filters = Object.entries(where).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [path, filters, orderBy?.field, orderBy?.direction, after ?? null, limit];
  return JSON.stringify(between ? [...parts, between] : parts);
}
