import type { ReactNode } from 'react';
import type { Failure } from '#domain/core/result.ts';
import { words } from '#text/admin/admin.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';

interface ListStateProps {
  /** Number of loaded rows; null until the first snapshot. */
  rows: number | null;
  error: Failure | null;
  /** Whether another page may follow, and whether it is loading. */
  more: 'none' | 'offered' | 'loading';
  onMore: () => void;
  /** Shown for an empty list; null when filters leave nothing. */
  empty: ReactNode;
  children: Elements;
}

/** Frame of every list: loading, empty and error states, and "more". */
export function ListState({ rows, error, more, onMore, empty, children }: ListStateProps) {
  const { list } = words;
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
          {empty ?? (
            <>
              <p className="font-semibold">{list.none}</p>
              <p className="text-ink-soft">{list.noneHint}</p>
            </>
          )}
        </div>
      )}
      {rows !== null && rows > 0 && children}
      {rows !== null && (rows > 0 || more !== 'none') && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-4 text-sm text-ink-soft">
          <span>{list.count(rows, more !== 'none')}</span>
          {more !== 'none' && (
            <Button look="quiet" disabled={more === 'loading'} onClick={onMore}>
              {list.more}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
