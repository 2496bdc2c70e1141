let awake = false;
const waiting = new Set<() => void>();

/**
 * From now on a page that was made beforehand listens to the server. Until then it shows what it was made with and reads
 * nothing. Does nothing the second time.
 */
export function wake(): void {
  awake = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Starts something as soon as the page listens. Returns what ends it, or calls it off. */
export function whenAwake(start: () => () => void): () => void {
  if (awake) return start();
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
