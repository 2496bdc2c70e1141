import type { QueryState } from './query-store.ts';

/** Joins states: loading while one is, failed if one is, and cached until every one is confirmed. */
export function joinStates<T>(states: readonly QueryState<T>[]): QueryState<readonly T[]> {
  const loading = states.find((state) => state.state === 'loading');
  if (loading) return loading;
  const failed = states.find((state) => state.state === 'failed');
  if (failed) return { state: 'failed', error: failed.error };
  const ready = states.filter((state) => state.state === 'ready');
  return {
    state: 'ready',
    data: ready.map(({ data }) => data),
    fromCache: ready.some(({ fromCache }) => fromCache),
  };
}

/** Maps the value of a ready state to a further state. The result counts as cached if either does. */
export function chainState<T, U>(
  state: QueryState<T>,
  map: (data: T) => QueryState<U>,
): QueryState<U> {
  if (state.state === 'loading') return state;
  if (state.state === 'failed') return { state: 'failed', error: state.error };
  const next = map(state.data);
  return next.state === 'ready' && state.fromCache ? { ...next, fromCache: true } : next;
}
