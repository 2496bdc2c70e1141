import type { Failure } from '#domain/core/result.ts';
import { queryStore } from '#data/query/query-store.ts';
import { failureSentences } from '#text/site/failures.ts';
import { errorWords } from '#text/site/errors.ts';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';

interface ReadProblemProps {
  failure: Failure;
}

/** A read error with a retry button. */
export function ReadProblem({ failure }: ReadProblemProps) {
  return (
    <RetryMessage
      large
      text={failureSentences[failure.code]}
      retry={errorWords.retry}
      onRetry={() => queryStore.retry()}
      className="my-4"
    />
  );
}
