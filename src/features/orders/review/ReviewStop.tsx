import { useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { setReviewRequests } from '#data/orders/review-preference.ts';
import { reviewRequestWords } from '#text/orders/review-request.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';

const { stop: words } = reviewRequestWords;

interface ReviewStopProps {
  order: Pick<Order, 'id' | 'noReviewRequests'>;
}

/** Stops the letters that ask for reviews as soon as it is opened, and offers to take that back. */
export function ReviewStop({ order: { id, noReviewRequests = false } }: ReviewStopProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (!noReviewRequests) void save(false);
  });

  async function save(wanted: boolean): Promise<void> {
    setPending(true);
    setProblem('');
    const answer = await setReviewRequests(id, wanted);
    setPending(false);
    if (!answer.ok) setProblem(failureSentences[answer.failure.code]);
    else if (answer.value.outcome === 'refused')
      setProblem(answer.value.refusal === 'too-many' ? words.tooMany : words.unknown);
  }

  const state = noReviewRequests ? words.stopped : words.started;
  return (
    <section aria-labelledby="review-stop" className="mt-4 rounded-card bg-leaf-tint px-4 py-3">
      <h2 id="review-stop" className="text-xl">
        {words.title}
      </h2>
      <p role="status" className="mt-1 mb-3">
        {pending ? words.saving : state}
      </p>
      {problem !== '' && (
        <ErrorMessage look="small" className="mb-3">
          {problem}
        </ErrorMessage>
      )}
      <Button
        look="quiet"
        aria-disabled={pending}
        onClick={() => pending || void save(noReviewRequests)}
      >
        {noReviewRequests ? words.again : words.notAgain}
      </Button>
    </section>
  );
}
