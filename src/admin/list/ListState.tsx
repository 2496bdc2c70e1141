import type { ReactNode } from 'react';
import type { Failure } from '#domain/core/result.ts';
import { words } from '#text/admin/admin.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { PagerBar } from './PagerBar.tsx';
import type { Pager } from './use-list-page.ts';

interface StateProps {
  /** Number of loaded rows; null until the first snapshot. */
  rows: number | null;
  error: Failure | null;
  /** Shown for an empty list; null when filters leave nothing. */
  empty: ReactNode;
  children: Elements;
}

/** A list that shows one page at a time. */
interface PagedProps extends StateProps {
  pager: Pager;
  more?: undefined;
}

/** A list that shows its pages below each other. */
interface GrowingProps extends StateProps {
  /** Whether another page may follow, and whether it is loading. */
  more: 'none' | 'offered' | 'loading';
  onMore: () => void;
}

/** Frame of every list: loading, empty and error states, and its pages or "more". */
export function ListState(props: PagedProps | GrowingProps) {
  const { rows, error, empty, children } = props;
  const { list } = words;
  const isPastEnd = props.more === undefined && props.pager.page > 1;
  return (
    <>
      {error && <ReadProblem title={list.failed} failure={error} />}
      {rows === null && !error && (
        <div aria-busy="true" aria-label={list.loading} className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {rows === 0 && (
        <div className="rounded-card border border-hairline bg-surface p-8 text-center">
          {isPastEnd ? (
            <p>{tableWords.pager.pastEnd}</p>
          ) : (
            (empty ?? (
              <>
                <p className="font-semibold">{list.none}</p>
                <p className="text-ink-soft">{list.noneHint}</p>
              </>
            ))
          )}
        </div>
      )}
      {rows !== null && rows > 0 && children}
      {props.more === undefined ? (
        <PagerBar pager={props.pager} />
      ) : (
        rows !== null &&
        (rows > 0 || props.more !== 'none') && (
          <p role="status" className="mt-3 flex flex-wrap items-center gap-4 text-sm text-ink-soft">
            <span>{list.count(rows, props.more !== 'none')}</span>
            {props.more !== 'none' && (
              <Button look="quiet" disabled={props.more === 'loading'} onClick={props.onMore}>
                {list.more}
              </Button>
            )}
          </p>
        )
      )}
    </>
  );
}
