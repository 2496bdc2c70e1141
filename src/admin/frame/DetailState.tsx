import type { QueryState } from '#data/query/query-store.ts';
import { words } from '#text/en/admin/admin.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import type { Elements } from '#ui/content/elements.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

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
      {state.state === 'failed' && (
        <ErrorMessage look="plain">{failureSentences[state.error.code]}</ErrorMessage>
      )}
      {data !== null && children(data)}
    </>
  );
}
