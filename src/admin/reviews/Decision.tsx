import { useState } from 'react';
import { REVIEW_STATUSES, type ReviewStatus } from '#domain/review.ts';
import { decide } from '#data/admin/reviews.ts';
import { words } from '#text/en/admin-reviews.ts';
import { failureSentences } from '#text/en/failures.ts';
import { Button } from '#ui/Button.tsx';
import { say } from '#ui/toast.ts';

interface DecisionProps {
  path: string;
  status: ReviewStatus;
  /** What publishing is called where it is not the way that is meant. */
  publish?: string;
}

/** The ways that are open to a review or a question; each can be undone. */
export function Decision({ path, status, publish }: DecisionProps) {
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);

  async function move(from: ReviewStatus, to: ReviewStatus, undo: boolean): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const result = await decide({ path, status: from }, to);
    setPending(false);
    if (result.ok) {
      const back = { name: words.undo, run: () => void move(to, from, false) };
      say(words.done[to], undo ? back : undefined);
      return;
    }
    const { code } = result.failure;
    setProblem(code === 'denied' || code === 'not-found' ? words.refused : failureSentences[code]);
  }

  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        {REVIEW_STATUSES.filter((next) => next !== status).map((next) => (
          <Button
            key={next}
            look={next === 'published' && !publish ? 'main' : 'quiet'}
            aria-disabled={pending}
            onClick={() => void move(status, next, true)}
          >
            {next === 'published' && publish ? publish : words.moves[next]}
          </Button>
        ))}
      </div>
      <p role="alert" className="text-sm font-semibold text-clay">
        {problem}
      </p>
    </div>
  );
}
