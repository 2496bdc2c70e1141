import type { QueryState } from '#data/query/query-store.ts';
import { failureSentences } from '#text/site/failures.ts';
import { errorWords } from '#text/site/errors.ts';
import type { Elements } from '#ui/content/elements.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface ReadStateProps {
  read: QueryState<unknown>;
  /** False before the section has come near the viewport: it keeps its space, and nothing is read. */
  isWanted: boolean;
  /** Loading text. */
  loading: string;
  /** Placeholder of the list's size, so that nothing below moves when it arrives. */
  skeleton: Elements;
  onRetry: () => void;
}

/** Loading or error state in place of a list. The rest of the page stays. */
export function ReadState({ read, isWanted, loading, skeleton, onRetry }: ReadStateProps) {
  if (!isWanted) return skeleton;
  if (read.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{loading}</span>
        {skeleton}
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
        {errorWords.retry}
      </button>
    </ErrorMessage>
  );
}
