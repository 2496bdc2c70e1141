import { useCallback, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { currentSession, serverSession, watchSession } from '../account/session.ts';
import type { Session } from '../account/session-state.ts';
import { type QueryState, queryStore, type Query } from './query-store.ts';

/** The state of a live read, kept up to date while the component is shown. */
export function useQuery<T>(source: Query<T>): QueryState<T> {
  const { key } = source;
  const subscribe = useCallback(
    (changed: () => void) => queryStore.subscribe(source, changed),
    // Sources are values: what has the same key reads the same, so only the key counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const read = (): QueryState<T> => queryStore.read(source);
  return useSyncExternalStore(subscribe, read, () => readAtFirst(source));
}

/** A read as the page was made with it. Where it is made, there is no subscription: asking starts the read. */
function readAtFirst<T>(source: Query<T>): QueryState<T> {
  if (typeof window !== 'undefined' || source.atFirst || source.constant)
    return queryStore.first(source);
  queryStore.preload(source);
  return queryStore.read(source);
}

/** Whether the browser knows that it has no network. */
export function useOffline(): boolean {
  const state = useQuery(connection);
  return state.state === 'ready' && state.data === 'offline';
}

/**
 * Live reads of which each begins where the one before ends, such as the pages of a list. `next` is given what is
 * known of the reads so far and names the one that follows, or null when there is none (yet).
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
    known = [...known, queryStore.read(source)];
  }
  const keys = sources.map(({ key }) => key).join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sources.map((source) => queryStore.subscribe(source, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // Sources are values: the chain is what its keys are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys],
  );
  const read = (): readonly QueryState<T>[] => readAll((source) => queryStore.read(source));
  return useSyncExternalStore(subscribe, read, () => readAll(readAtFirst));
}

/** The auth state. Pages of the shop take what is known; only private routes wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, serverSession);
}
