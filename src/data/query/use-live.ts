import { useCallback, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { currentSession, type Session, sessionAtFirst, watchSession } from '../account/session.ts';
import { type Live, live, type Source } from './query-store.ts';

/** The state of a live read, kept up to date while the component is shown. */
export function useLive<T>(source: Source<T>): Live<T> {
  const { key } = source;
  const subscribe = useCallback(
    (changed: () => void) => live.subscribe(source, changed),
    // Sources are values: what has the same key reads the same, so only the key counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const read = (): Live<T> => live.read(source);
  return useSyncExternalStore(subscribe, read, () => readAtFirst(source));
}

/** A read as the page was made with it. Where it is made, there is no subscription: asking starts the read. */
function readAtFirst<T>(source: Source<T>): Live<T> {
  if (typeof window !== 'undefined' || source.atFirst || source.constant) return live.first(source);
  live.preload(source);
  return live.read(source);
}

/** Whether the browser knows that it has no network. */
export function useOffline(): boolean {
  const state = useLive(connection);
  return state.state === 'ready' && state.data === 'offline';
}

/**
 * Live reads of which each begins where the one before ends, such as the pages of a list. `next` is given what is
 * known of the reads so far and names the one that follows, or null when there is none (yet).
 */
export function useLiveChain<T>(
  next: (known: readonly Live<T>[]) => Source<T> | null,
): readonly Live<T>[] {
  const last = useRef<readonly Live<T>[]>([]);
  const sources: Source<T>[] = [];
  const readAll = (read: (source: Source<T>) => Live<T>): readonly Live<T>[] => {
    const states: Live<T>[] = [];
    for (let source = next(states); source !== null; source = next(states)) {
      states.push(read(source));
    }
    const same =
      states.length === last.current.length &&
      states.every((state, i) => state === last.current[i]);
    if (!same) last.current = states;
    return last.current;
  };
  for (let source = next([]), known: Live<T>[] = []; source !== null; source = next(known)) {
    sources.push(source);
    known = [...known, live.read(source)];
  }
  const keys = sources.map(({ key }) => key).join('\n');
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sources.map((source) => live.subscribe(source, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    // Sources are values: the chain is what its keys are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys],
  );
  const read = (): readonly Live<T>[] => readAll((source) => live.read(source));
  return useSyncExternalStore(subscribe, read, () => readAll(readAtFirst));
}

/** The auth state. Pages of the shop take what is known; only private routes wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, sessionAtFirst);
}
