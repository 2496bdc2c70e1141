import { mapQuery } from '#data/query/map-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Sorts before every id, so that a cursor with it precedes all rows of its value. */
export const BEFORE_ALL = '!';

/** A list that ends before the first row that does not match. `name` keeps its key apart from the full list's. */
export function takeWhile<T>(
  list: Query<ListPage<T>>,
  name: string,
  matches: (row: T) => boolean,
): Query<ListPage<T>> {
  return mapQuery(`${name} ${list.key}`, list, ({ rows, next }) => {
    const matching = rows.filter(matches);
    return { rows: matching, next: matching.length === rows.length ? next : null };
  });
}
