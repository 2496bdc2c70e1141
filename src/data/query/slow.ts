/** Milliseconds without an answer after which a page shows a notice and offers to try again. */
export const SLOW_MS = 8_000;

/** A wait for an answer. */
export interface Wait {
  /** Whether the wait has lasted for `SLOW_MS`; false again once it has ended. */
  readonly isSlow: () => boolean;
  readonly end: () => void;
}

/**
 * Waits for an answer and calls `onSlow` once after `SLOW_MS`. While the browser is offline it keeps waiting, because
 * pages report that themselves. Never calls it at build time.
 */
export function waitForAnswer(onSlow: () => void): Wait {
  let slow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    if (!navigator.onLine) return wait();
    slow = true;
    onSlow();
  };
  const wait = (): void => {
    timer = setTimeout(check, SLOW_MS);
  };
  if (typeof window !== 'undefined') wait();
  return {
    isSlow: () => slow,
    end() {
      slow = false;
      clearTimeout(timer);
    },
  };
}
