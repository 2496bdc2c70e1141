import type { Query } from './query-store.ts';

/**
 * A query whose value is computed from that of another. Simpler than `derive`, because the first code of every page
 * contains it.
 */
export function mapQuery<T, U>(key: string, source: Query<T>, map: (data: T) => U): Query<U> {
  return {
    key,
    start: (sink) =>
      source.start({
        next: (data, fromCache) => sink.next(map(data), fromCache),
        fail: (error) => sink.fail(error),
      }),
  };
}
