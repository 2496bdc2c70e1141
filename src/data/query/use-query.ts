import { useCallback, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { currentSession, serverSession, watchSession } from '../account/session.ts';
import type { Session } from '../account/session-state.ts';
import { type QueryState, queryStore, type Query } from './query-store.ts';

/** Returns the live state of a query and re-renders the component on every change. */
export function useQuery<T>(source: Query<T>): QueryState<T> {
  const { key } = source;
  const subscribe = useCallback(
    (changed: () => void) => queryStore.subscribe(source, changed),
    // Queries are values: only the key matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const read = (): QueryState<T> => queryStore.shown(source);
  return useSyncExternalStore(subscribe, read, () => readInitial(source));
}

/** The state for prerendering and hydration. There is no subscription at build time, so reading starts the query. */
function readInitial<T>(source: Query<T>): QueryState<T> {
  if (typeof window !== 'undefined' || source.initialState || source.constant)
    return queryStore.first(source);
  queryStore.preload(source);
  return queryStore.read(source);
}

/** Whether the browser reports that it is offline. */
export function useOffline(): boolean {
  const state = useQuery(connection);
  return state.state === 'ready' && state.data === 'offline';
}

/**
 * Chained queries, such as the pages of a list: each starts where the previous one ends. `next` receives the states
 * so far and returns the next query, or null if there is none (yet).
 */
export function useQueryChain<T>(
  next: (known: readonly QueryState<T>[]) => Query<T> | null,
): readonly QueryState<T>[] {
  const last = useRef<readonly QueryState<T>[]>([]);
  const sources: Query<T>[] = [];
  const readAll = (read: (source: Query<T>) => QueryState<T>): readonly QueryState<T>[] => {
    const states: QueryState<T>[] = [];
    for (let source = next(states); source !== null; source = next(states)) {
      states.push(read(source));
    }
    const same =
      states.length === last.current.length &&
      states.every((state, i) => state === last.current[i]);
    if (!same) last.current = states;
    return last.current;
  };
  for (let source = next([]), known: QueryState<T>[] = []; source !== null; source = next(known)) {
    sources.push(source);
    known = [...known, queryStore.shown(source)];
  }
  const keys = sources.map(({ key }) => key).join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sources.map((source) => queryStore.subscribe(source, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // Queries are values: only their keys matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys],
  );
  const read = (): readonly QueryState<T>[] => readAll((source) => queryStore.shown(source));
  return useSyncExternalStore(subscribe, read, () => readAll(readInitial));
}

/** The auth state. Public pages render with what is known; only private routes wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, serverSession);
}
