import type { QueryState } from '#data/query/query-store.ts';
import { words } from '#text/admin/admin.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from './ReadProblem.tsx';

interface DetailStateProps<T> {
  state: QueryState<T | null>;
  /** Shown when the document does not exist. */
  missing: string;
  children: (data: T) => Elements;
}

/** The document of a detail page, or its loading, error or missing state. */
export function DetailState<T>({ state, missing, children }: DetailStateProps<T>) {
  if (state.state === 'loading') {
    return (
      <div aria-busy="true" aria-label={words.list.loading}>
        <Skeleton className="mt-2 h-10 max-w-xl" />
        <Skeleton className="mt-6 h-60" />
      </div>
    );
  }
  const data = state.data ?? null;
  if (data === null && state.state === 'ready') return <p role="status">{missing}</p>;
  return (
    <>
      {state.state === 'failed' && <ReadProblem failure={state.error} />}
      {data !== null && children(data)}
    </>
  );
}
