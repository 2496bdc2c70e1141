import type { Query } from '../query/query-store.ts';
import { failureOfError } from './lazy-query.ts';

/** A query that reads once, and again on a retry. */
export function readOnce<T>(key: string, read: () => Promise<T>): Query<T> {
  return {
    key,
    start(sink) {
      read().then(
        (value) => sink.next(value, false),
        async (error: unknown) => sink.fail(await failureOfError(error)),
      );
      return () => {};
    },
  };
}
