import { observeReads } from '../firebase/count-reads.ts';

/** Maximum wait in milliseconds for a first answer, because some pages read nothing. */
const NO_ANSWER_MS = 3_000;

/**
 * After this many milliseconds without an answer, the page's first reads count as complete: they are answered in quick
 * succession.
 */
const SILENCE_MS = 400;

/** Resolves when the server has answered the page's first reads. */
export function firstAnswers(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      stop();
      resolve();
    };
    let timer = setTimeout(finish, NO_ANSWER_MS);
    const stop = observeReads(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, SILENCE_MS);
    });
  });
}
