import { useEffect, useRef, useState } from 'react';
import type { Query } from '#data/query/query-store.ts';
import { BULK_PAGE, readAllRows } from '#data/query/read-all.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

/** The query of a page with so many rows after a cursor. */
export type PageQuery<Row> = (after: Cursor | undefined, size: number) => Query<ListPage<Row>>;

interface SelectMatchingProps<Row> {
  /** Number of rows of the list; null where it is unknown. */
  count: number | null;
  /** Number of selected rows. */
  selected: number;
  page: PageQuery<Row>;
  onAll: (rows: readonly Row[]) => void;
}

const { select: own } = tableWords;
/** The most rows that are selected at once: each is read, and changed by itself. */
const MOST_SELECTED = 2_000;

const LOOK = 'min-h-11 font-semibold text-leaf underline-offset-4 hover:underline';

/** Selects the rows of all pages, which it reads in large pages, with progress. */
export function SelectMatching<Row>({ count, selected, page, onAll }: SelectMatchingProps<Row>) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const controller = useRef<AbortController>(null);
  // A list that was left selects nothing.
  useEffect(() => () => controller.current?.abort(), []);
  const most = Math.min(count ?? 0, MOST_SELECTED);
  if (most <= selected) return null;

  async function run(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem('');
    setDone(0);
    const options = { most, progress: setDone, signal };
    const answer = await readAllRows((after) => page(after, BULK_PAGE), options);
    setDone(null);
    if (signal.aborted) return;
    if (answer.ok) onAll(answer.value);
    else setProblem(failureSentences[answer.failure.code]);
  }

  return (
    <>
      {done === null ? (
        <button type="button" className={LOOK} onClick={() => void run()}>
          {most === count ? own.all(count) : own.first(most)}
        </button>
      ) : (
        <span role="status" className="flex items-center gap-3">
          <span>{own.progress(done, most)}</span>
          <button type="button" className={LOOK} onClick={() => controller.current?.abort()}>
            {own.cancel}
          </button>
        </span>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
    </>
  );
}
