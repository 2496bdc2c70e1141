let isEnabled = false;
const waiting = new Set<() => void>();

/**
 * Lets prerendered pages listen to the server from now on. Until then they show their embedded data and read nothing.
 * Idempotent.
 */
export function enableLiveUpdates(): void {
  isEnabled = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Starts a listener as soon as live updates are enabled. Returns a function that stops or cancels it. */
export function whenLiveUpdatesEnabled(start: () => () => void): () => void {
  if (isEnabled) return start();
  let stop: (() => void) | null = null;
  const run = (): void => {
    stop = start();
  };
  waiting.add(run);
  return () => {
    waiting.delete(run);
    stop?.();
  };
}
