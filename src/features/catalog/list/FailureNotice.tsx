import type { Failure } from '#domain/core/result.ts';
import { queryStore } from '#data/query/query-store.ts';
import { failureSentences } from '#text/site/failures.ts';
import { errorWords } from '#text/site/errors.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';

export interface FailureNoticeProps {
  failure: Failure;
}

/** A read error with a retry button. Other content stays. */
export function FailureNotice({ failure }: FailureNoticeProps) {
  return (
    <ErrorMessage
      look="plain"
      className="my-8 flex flex-col items-center gap-4 rounded-card bg-clay-tint p-6 text-center"
    >
      <p className="max-w-prose text-clay">{failureSentences[failure.code]}</p>
      <Button look="quiet" onClick={() => queryStore.retry()}>
        {errorWords.retry}
      </Button>
    </ErrorMessage>
  );
}
