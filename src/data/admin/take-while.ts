import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Sorts before every id, so that a cursor with it stands before everything of its value. */
export const BEFORE_ALL = '!';

/** A list that ends before the first row that does not fit; `name` tells it apart from the same list without an end. */
export function takeWhile<T>(
  list: Query<ListPage<T>>,
  name: string,
  fits: (row: T) => boolean,
): Query<ListPage<T>> {
  return {
    key: `${name} ${list.key}`,
    start: (sink) =>
      list.start({
        next({ rows, next }, fromCache) {
          const kept = rows.filter(fits);
          sink.next({ rows: kept, next: kept.length === rows.length ? next : null }, fromCache);
        },
        fail: (error) => sink.fail(error),
      }),
  };
}
