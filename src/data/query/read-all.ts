import { failed, type Failure, type Result, succeeded } from '#domain/core/result.ts';
import type { Query } from './query-store.ts';
import type { Cursor, ListPage } from './read.ts';
import { waitForAnswer } from './slow.ts';

/** Rows per page of a read of a whole list: as many as the rules allow at once would block the page while it parses. */
export const BULK_PAGE = 500;

/** The query of the page after a cursor. */
type PageAfter<T> = (after: Cursor | undefined) => Query<ListPage<T>>;

interface PagesOptions {
  /** Ends the read with `cancelled`. */
  readonly signal: AbortSignal;
  /** Whether a page without an answer for `SLOW_MS` fails with `unavailable`; offline, it waits without limit. */
  readonly failsWhenSlow?: boolean;
}

/**
 * Reads a list page by page, once, and hands each page over until `onPage` returns false. Each page's listener ends with
 * its first answer of the server, so that a long list keeps none of them. Fails as its pages do, and with `cancelled`.
 * @returns the number of rows
 */
export async function readPages<T>(
  page: PageAfter<T>,
  onPage: (rows: readonly T[]) => boolean,
  options: PagesOptions,
): Promise<Result<number>> {
  let count = 0;
  let after: Cursor | undefined;
  for (;;) {
    const answer = await firstAnswer(page(after), options);
    if (!answer.ok) return answer;
    const { rows, next } = answer.value;
    count += rows.length;
    if (!onPage(rows) || next === null) return succeeded(count);
    after = next;
  }
}

interface AllRowsOptions {
  /** Receives the number of rows read so far. */
  readonly progress: (rows: number) => void;
  readonly signal: AbortSignal;
  /** Reads no more than so many rows. */
  readonly most: number;
}

/** Reads the rows of a list as `readPages` does. */
export async function readAllRows<T>(
  page: PageAfter<T>,
  { progress, signal, most }: AllRowsOptions,
): Promise<Result<readonly T[]>> {
  const rows: T[] = [];
  const onPage = (more: readonly T[]): boolean => {
    rows.push(...more);
    progress(Math.min(rows.length, most));
    return rows.length < most;
  };
  const read = await readPages(page, onPage, { signal });
  return read.ok ? succeeded(rows.slice(0, most)) : read;
}

/** The first value of a query that the server confirms, without the page's store, which would keep it. */
function firstAnswer<T>(
  query: Query<T>,
  { signal, failsWhenSlow = false }: PagesOptions,
): Promise<Result<T>> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(failed('cancelled'));
    let stop: (() => void) | null = null;
    let isOver = false;
    const end = (result: Result<T>): void => {
      if (isOver) return;
      isOver = true;
      wait?.end();
      signal.removeEventListener('abort', cancel);
      stop?.();
      resolve(result);
    };
    const cancel = (): void => end(failed('cancelled'));
    signal.addEventListener('abort', cancel);
    const wait = failsWhenSlow ? waitForAnswer(() => end(failed('unavailable'))) : null;
    stop = query.start({
      next: (data, fromCache) => {
        if (!fromCache) end(succeeded(data));
      },
      fail: (failure: Failure) => end({ ok: false, failure }),
    });
    // The query may answer before `start` has returned.
    if (isOver) stop();
    return undefined;
  });
}
