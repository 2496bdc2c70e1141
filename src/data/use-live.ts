import { useCallback, useSyncExternalStore } from 'react';
import { type Live, live, type Source } from './live.ts';

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
  return useSyncExternalStore(subscribe, read, read);
}
