import type { Failure } from '#domain/core/result.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';
import { textOfCursor } from './page-cursor.ts';
import type { ListAddress } from './use-list-address.ts';

/** The pages of a list, of which one is shown. */
export interface Pager {
  /** From 1. */
  readonly page: number;
  readonly isLoading: boolean;
  readonly first: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

/** The shown page of a list; fits `ListState`. */
export interface ShownPage<Row> {
  /** Null until the first snapshot. */
  readonly rows: readonly Row[] | null;
  readonly error: Failure | null;
  readonly pager: Pager;
  /** Identifies the page, and its list. */
  readonly key: string;
  readonly listKey: string;
}

/** Where the page before one began, by list and page: an address holds only the start of its own page. */
const previousPages = new Map<string, string>();

/**
 * The live page of a list that its address opens, with one query however far it is. `page` returns the query of the
 * page after a cursor; the first page has none.
 */
export function useListPage<Row>(
  address: ListAddress,
  page: (after: Cursor | undefined) => Query<ListPage<Row>>,
): ShownPage<Row> {
  const query = page(address.after);
  const { key: listKey } = page(undefined);
  const state = useQuery(query);
  const data = 'data' in state ? state.data : undefined;
  const start = address.after ? textOfCursor(address.after) : '';
  const previous = previousPages.get(`${listKey} ${start}`);
  const open = (after: string, number: number): void =>
    address.set({ after, page: number === 1 ? '' : number });
  return {
    rows: data?.rows ?? null,
    error: state.state === 'failed' ? state.error : null,
    key: query.key,
    listKey,
    pager: {
      page: address.page,
      isLoading: state.state === 'loading',
      first: address.after ? () => open('', 1) : null,
      previous: previous === undefined ? null : () => open(previous, Math.max(address.page - 1, 1)),
      next: data?.next ? nextOpener(data.next) : null,
    },
  };

  function nextOpener(cursor: Cursor): () => void {
    return () => {
      const next = textOfCursor(cursor);
      previousPages.set(`${listKey} ${next}`, start);
      open(next, address.page + 1);
    };
  }
}
