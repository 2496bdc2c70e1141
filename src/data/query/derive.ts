import { type Query, type QueryState, type QueryStore, queryStore } from './query-store.ts';

/**
 * Returns the current state of a query, and registers it as a source: a change of its state computes the derived value
 * again.
 */
export type Read = <T>(query: Query<T>) => QueryState<T>;

/**
 * A query derived from other queries. `compute` reads its sources, and runs again whenever one of them changes; the
 * sources may differ each time. It also receives the last value.
 * While it returns `loading`, the last value stays. If it returns a failed state, the query ends. `store` is
 * where the sources are subscribed: by default the page's.
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
                // A new source may answer during its subscription. No update is needed then: its state is read right
                // afterwards.
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

/** Maps the value of a state; loading and failed states stay as they are. */
export function mapState<T, U>(state: QueryState<T>, map: (data: T) => U): QueryState<U> {
  if (state.state === 'ready') return { ...state, data: map(state.data) };
  return state.state === 'failed' ? { state: 'failed', error: state.error } : state;
}
