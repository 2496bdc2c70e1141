import { useCallback, useRef, useSyncExternalStore } from 'react';
import { connection } from '../query/connection.ts';
import type { Read } from '../query/derive.ts';
import { currentSession, serverSession, watchSession } from '../account/session.ts';
import type { Session } from '../account/session-state.ts';
import { type QueryState, queryStore, type Query } from '../query/query-store.ts';

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

/** The state for prerendering and hydration. At build time nothing subscribes, so reading starts the query. */
function readInitial<T>(source: Query<T>): QueryState<T> {
  if (typeof window !== 'undefined' || source.initialState || source.constant)
    return queryStore.initialState(source);
  queryStore.preload(source);
  return queryStore.read(source);
}

/** Whether the browser reports that it is offline. */
export function useOffline(): boolean {
  const state = useQuery(connection);
  return state.state === 'ready' && state.data === 'offline';
}

/**
 * Returns the items that `compute` reads from any number of queries, such as the pages of a list, and re-renders the
 * component when one of the queries changes. A query may depend on what another one returned. Equal items keep the
 * array's identity.
 */
export function useReads<T>(compute: (read: Read) => readonly T[]): readonly T[] {
  const last = useRef<readonly T[]>([]);
  const sources = new Map<string, Query<unknown>>();
  const computeWith = (stateOf: Read): readonly T[] => {
    const items = compute((query) => {
      sources.set(query.key, query);
      return stateOf(query);
    });
    const { current } = last;
    const isSame = items.length === current.length && items.every((item, i) => item === current[i]);
    return isSame ? current : (last.current = items);
  };
  const read = (): readonly T[] => computeWith((source) => queryStore.pageState(source));
  read();
  const keys = [...sources.keys()].join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [...sources.values()].map((source) => queryStore.subscribe(source, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // Queries are values: only their keys matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys],
  );
  return useSyncExternalStore(subscribe, read, () => computeWith(readInitial));
}

/** Returns the auth state. Public pages render with the state known so far; only private routes wait for Auth. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, serverSession);
}
