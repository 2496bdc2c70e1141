import { useCallback, useState } from 'react';
import type { ReviewStatus } from '#domain/review/review.ts';
import type { StaffQuestion } from '#data/admin/reviews.ts';

interface HeldQuestions {
  /** The live questions and the held ones that left the list, newest first; null until the first snapshot. */
  readonly rows: readonly StaffQuestion[] | null;
  /** Keeps a question listed until the returned function is called. */
  readonly hold: (question: StaffQuestion) => () => void;
}

interface Held {
  readonly question: StaffQuestion;
  /** The status whose list showed it. */
  readonly status: ReviewStatus;
}

/**
 * Holds questions whose answer is being written: a colleague's decision takes them out of the live list of a status.
 * The list of another status never shows them.
 */
export function useHeldQuestions(
  live: readonly StaffQuestion[] | null,
  status: ReviewStatus,
): HeldQuestions {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const hold = useCallback(
    (question: StaffQuestion) => {
      const own = { question, status };
      setHeld((current) => [...current, own]);
      return () => setHeld((current) => current.filter((one) => one !== own));
    },
    [status],
  );
  const listed = new Set(live?.map(({ path }) => path));
  const gone = held
    .filter((one) => one.status === status && !listed.has(one.question.path))
    .map(({ question }) => question);
  const rows = live && [...live, ...gone].sort((one, next) => next.createdAt - one.createdAt);
  return { rows, hold };
}
