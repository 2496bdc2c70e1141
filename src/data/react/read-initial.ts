import { type Query, type QueryState, queryStore } from '../query/query-store.ts';

/** The state for prerendering and hydration. At build time nothing subscribes, so reading starts the query. */
export function readInitial<T>(source: Query<T>): QueryState<T> {
  if (typeof window !== 'undefined' || source.initialState || source.constant)
    return queryStore.initialState(source);
  queryStore.preload(source);
  return queryStore.read(source);
}
