/** The longest wait for idleness, and the whole wait where the browser cannot tell of it, in milliseconds. */
const LATEST_MS = 2000;

/**
 * Runs something that can wait: when the browser is idle, after two seconds at the latest. Returns what calls it off.
 */
export function whenIdle(run: () => void): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
