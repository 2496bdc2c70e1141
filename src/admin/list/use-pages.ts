import { useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import type { Query, QueryState } from '#data/query/query-store.ts';
import { type Cursor, type ListPage, pageStates } from '#data/query/read.ts';
import { useReads } from '#data/react/use-reads.ts';

/** The rows of a list with the number of pages that its address requests; fits `ListState`. */
export interface Pages<Row> {
  /** Null until the first snapshot. */
  readonly rows: readonly Row[] | null;
  readonly error: Failure | null;
  readonly more: 'none' | 'offered' | 'loading';
}

/** The live pages of a list. `page` returns the query of the page after a cursor; the first page has none. */
export function usePages<Row>(
  pages: number,
  page: (after: Cursor | undefined) => Query<ListPage<Row>>,
): Pages<Row> {
  const states = useReads((read) => pageStates(read, pages, page));
  const last = states.at(-1);
  const pending = last?.state === 'loading';
  const list = page(undefined).key;
  const [settled, setSettled] = useState({ list, states });
  if (!pending && (settled.states !== states || settled.list !== list))
    setSettled({ list, states });
  const read = rowsIn(states);
  const previous = settled.list === list ? rowsIn(settled.states) : null;
  // A new first row moves the start of every later page: shown rows stay while those pages are read again.
  const showsPrevious = pending && read && previous && read.length < previous.length;
  const offered = last?.state === 'ready' && last.data.next !== null;
  return {
    rows: showsPrevious ? previous : read,
    error: last?.state === 'failed' ? last.error : null,
    more: pending && read ? 'loading' : offered ? 'offered' : 'none',
  };
}

/** The rows of the pages that are known; null without any. */
function rowsIn<Row>(states: readonly QueryState<ListPage<Row>>[]): readonly Row[] | null {
  const known = states.flatMap((state) => ('data' in state && state.data ? [state.data] : []));
  return known.length === 0 ? null : known.flatMap(({ rows }) => rows);
}
