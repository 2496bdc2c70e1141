import { failed, type Failure, type Result, succeeded } from '#domain/core/result.ts';
import type { Query } from './query-store.ts';
import type { Cursor, ListPage } from './read.ts';

/** Rows per page of a read of a whole list: as many as the rules allow at once would block the page while it parses. */
export const BULK_PAGE = 500;

interface AllRowsOptions {
  /** Receives the number of rows read so far. */
  readonly progress: (rows: number) => void;
  /** Ends the read with `cancelled`. */
  readonly signal: AbortSignal;
  /** Reads no more than so many rows. */
  readonly most: number;
}

/**
 * Reads a list page by page, once: each page's listener ends with its first answer of the server, so that a long list
 * keeps none of them. Fails as its pages do, and with `cancelled`.
 */
export async function readAllRows<T>(
  page: (after: Cursor | undefined) => Query<ListPage<T>>,
  { progress, signal, most }: AllRowsOptions,
): Promise<Result<readonly T[]>> {
  const rows: T[] = [];
  let after: Cursor | undefined;
  for (;;) {
    const answer = await firstAnswer(page(after), signal);
    if (!answer.ok) return answer;
    rows.push(...answer.value.rows);
    progress(Math.min(rows.length, most));
    const { next } = answer.value;
    if (next === null || rows.length >= most) return succeeded(rows.slice(0, most));
    after = next;
  }
}

/** The first value of a query that the server confirms, without the page's store, which would keep it. */
function firstAnswer<T>(query: Query<T>, signal: AbortSignal): Promise<Result<T>> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(failed('cancelled'));
    let stop: (() => void) | null = null;
    let isOver = false;
    const end = (result: Result<T>): void => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', cancel);
      stop?.();
      resolve(result);
    };
    const cancel = (): void => end(failed('cancelled'));
    signal.addEventListener('abort', cancel);
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
