import type { Failure } from '#domain/core/result.ts';
import { queryStore } from '#data/query/query-store.ts';
import { words } from '#text/admin/admin.ts';
import { failureSentences } from '#text/site/failures.ts';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';

interface ReadProblemProps {
  failure: Failure;
  title?: string;
}

/** A read error in the staff area, with a button that reads again. */
export function ReadProblem({ failure, title }: ReadProblemProps) {
  return (
    <RetryMessage
      {...(title !== undefined && { title })}
      text={failureSentences[failure.code]}
      retry={words.list.retry}
      onRetry={() => queryStore.retry()}
      className="my-4"
    />
  );
}
