import { type Query, type QueryState, type QueryStore, queryStore } from './query-store.ts';

/** Returns the current state of a query. What is computed with it is computed again when that state changes. */
export type Read = <T>(query: Query<T>) => QueryState<T>;

/**
 * A query over other queries. `compute` reads them and runs again whenever one that it read changes; it may read others
 * then. It gets the last value, for results that build on it. While it returns `loading`, the last value stays. A failed
 * result ends the query, as any failure does. `store` is where the others are read.
 */
export function derive<T>(
  key: string,
  compute: (read: Read, previous: T | undefined) => QueryState<T>,
  store: QueryStore = queryStore,
): Query<T> {
  return {
    key,
    start(sink) {
      const sources = new Map<string, () => void>();
      let previous: T | undefined;
      let isComputing = false;
      let isStopped = false;
      let changedMeanwhile = false;
      update();
      return () => {
        isStopped = true;
        for (const end of sources.values()) end();
      };

      function update(): void {
        if (isStopped) return;
        changedMeanwhile = isComputing;
        if (isComputing) return;
        isComputing = true;
        let state = computed();
        while (changedMeanwhile) state = computed();
        isComputing = false;
        if (state.state === 'failed') sink.fail(state.error);
        if (state.state === 'ready') sink.next((previous = state.data), state.fromCache);
      }

      function computed(): QueryState<T> {
        changedMeanwhile = false;
        const used = new Set<string>();
        const state = compute((query) => {
          if (!sources.has(query.key))
            sources.set(
              query.key,
              store.subscribe(query, () => {
                // A new source may answer while it is subscribed to; its state is read right after that.
                if (used.has(query.key) || !isComputing) update();
              }),
            );
          used.add(query.key);
          return store.read(query);
        }, previous);
        for (const [source, end] of sources) {
          if (used.has(source)) continue;
          sources.delete(source);
          end();
        }
        return state;
      }
    },
  };
}

/** A state with another value. A failed one has none. */
export function mapState<T, U>(state: QueryState<T>, map: (data: T) => U): QueryState<U> {
  if (state.state === 'ready') return { ...state, data: map(state.data) };
  return state.state === 'failed' ? { state: 'failed', error: state.error } : state;
}
