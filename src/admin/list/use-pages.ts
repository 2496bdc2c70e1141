import type { Failure } from '#domain/core/result.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { useQueryChain } from '#data/query/use-query.ts';

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
  const states = useQueryChain<ListPage<Row>>((known) => {
    const last = known.at(-1);
    const after = last?.state === 'ready' ? last.data.next : null;
    if (known.length >= pages || (last && !after)) return null;
    return page(after ?? undefined);
  });
  const last = states.at(-1);
  const known = states.flatMap((state) => ('data' in state && state.data ? [state.data] : []));
  const offered = last?.state === 'ready' && last.data.next !== null;
  return {
    rows: known.length === 0 ? null : known.flatMap(({ rows }) => rows),
    error: last?.state === 'failed' ? last.error : null,
    more: last?.state === 'loading' && known.length > 0 ? 'loading' : offered ? 'offered' : 'none',
  };
}
