import { useCallback, useState } from 'react';
import type { StaffQuestion } from '#data/admin/reviews.ts';

interface HeldQuestions {
  /** The live questions and the held ones that left the list, newest first; null until the first snapshot. */
  readonly rows: readonly StaffQuestion[] | null;
  /** Keeps a question listed until the returned function is called. */
  readonly hold: (question: StaffQuestion) => () => void;
}

/** Holds questions whose answer is being written: a colleague's decision takes them out of the live list. */
export function useHeldQuestions(live: readonly StaffQuestion[] | null): HeldQuestions {
  const [held, setHeld] = useState<readonly StaffQuestion[]>([]);
  const hold = useCallback((question: StaffQuestion) => {
    setHeld((current) => [...current, question]);
    return () => setHeld((current) => current.filter((one) => one !== question));
  }, []);
  const listed = new Set(live?.map(({ path }) => path));
  const gone = held.filter(({ path }) => !listed.has(path));
  const rows = live && [...live, ...gone].sort((one, next) => next.createdAt - one.createdAt);
  return { rows, hold };
}
