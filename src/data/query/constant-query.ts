import type { Query } from './query-store.ts';

/** A query without a backend: ready at once, with `null` or the given empty value. */
export function constantQuery(key: string): Query<null>;
export function constantQuery<T>(key: string, nothing: T): Query<T>;
export function constantQuery(key: string, nothing: unknown = null): Query<unknown> {
  return {
    key,
    start(sink) {
      sink.next(nothing, false);
      return () => {};
    },
    constant: nothing === null ? NOTHING : { state: 'ready', data: nothing, fromCache: false },
  };
}

const NOTHING = { state: 'ready', data: null, fromCache: false } as const;
