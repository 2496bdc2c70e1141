import type { QueryState } from '#data/query/query-store.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { words } from '#text/en/site/shop.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface ReadStateProps {
  read: QueryState<unknown>;
  /** Loading text. */
  loading: string;
  onRetry: () => void;
}

/** Loading or error state in place of a list. The rest of the page stays. */
export function ReadState({ read, loading, onRetry }: ReadStateProps) {
  if (read.state === 'loading') {
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (read.state === 'ready') return null;
  return (
    <ErrorMessage look="plain" className="flex flex-wrap items-center gap-x-4 text-clay">
      <p>{failureSentences[read.error.code]}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {words.failure.retry}
      </button>
    </ErrorMessage>
  );
}
