import type { Failure } from '#domain/core/result.ts';
import { queryStore } from '#data/query/query-store.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { words } from '#text/en/site/shop.ts';
import { Button } from '#ui/form/Button.tsx';

interface ReadProblemProps {
  failure: Failure;
}

/** A read error with a retry button. */
export function ReadProblem({ failure }: ReadProblemProps) {
  return (
    <div role="alert" className="my-4 rounded-card bg-clay-tint p-6">
      <p className="mb-4 text-clay">{failureSentences[failure.code]}</p>
      <Button look="quiet" onClick={() => queryStore.retry()}>
        {words.failure.retry}
      </Button>
    </div>
  );
}
