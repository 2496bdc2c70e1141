import type { Query } from './query-store.ts';

/** The same query, which starts once more after its first failure. */
export function retriedOnce<T>(source: Query<T>): Query<T> {
  return {
    ...source,
    start(sink) {
      let isStopped = false;
      let stop = source.start({
        next: (data, fromCache) => sink.next(data, fromCache),
        // Deferred, because a query may fail before its `start` has returned.
        fail: () => queueMicrotask(startAgain),
      });
      return () => {
        isStopped = true;
        stop();
      };

      function startAgain(): void {
        if (isStopped) return;
        stop();
        stop = source.start(sink);
      }
    },
  };
}
