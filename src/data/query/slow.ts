/** Milliseconds without an answer after which a page says so and offers to try again. */
export const SLOW_MS = 8_000;

/** A wait for an answer. */
export interface Wait {
  /** Whether it has lasted for `SLOW_MS`, until it ends. */
  readonly isSlow: () => boolean;
  readonly end: () => void;
}

/**
 * Waits for an answer and reports once when it is slow, but not while the browser is offline: pages say that in their own
 * words. Reports nothing at build time.
 */
export function waitForAnswer(onSlow: () => void): Wait {
  let slow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (!navigator.onLine) return wait();
    slow = true;
    onSlow();
  };
  const wait = (): void => {
    timer = setTimeout(look, SLOW_MS);
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
