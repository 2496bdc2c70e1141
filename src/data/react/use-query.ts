import { useCallback, useSyncExternalStore } from 'react';
import { type Query, type QueryState, queryStore } from '../query/query-store.ts';
import { readInitial } from './read-initial.ts';

/** Returns the live state of a query and re-renders the component on every change. */
export function useQuery<T>(source: Query<T>): QueryState<T> {
  const { key } = source;
  const subscribe = useCallback(
    (changed: () => void) => queryStore.subscribe(source, changed),
    // Queries are values: only the key matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const read = (): QueryState<T> => queryStore.pageState(source);
  return useSyncExternalStore(subscribe, read, () => readInitial(source));
}
