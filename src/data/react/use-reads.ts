import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Read } from '../query/derive.ts';
import { type Query, queryStore } from '../query/query-store.ts';
import { readInitial } from './read-initial.ts';

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
