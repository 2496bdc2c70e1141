/** Maximum wait in milliseconds; the exact wait without `requestIdleCallback`. */
const MAX_WAIT_MS = 2000;

/**
 * Runs a callback when the browser is idle, after two seconds at the latest. A loading page is not idle: its pictures
 * come first. Returns a cancel function.
 */
export function whenIdle(run: () => void): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  let cancel = (): void => {};
  const startedAt = performance.now();
  const request = (): void => {
    cancel();
    const timeout = Math.max(0, MAX_WAIT_MS - (performance.now() - startedAt));
    const handle = window.requestIdleCallback(run, { timeout });
    cancel = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') {
    request();
  } else {
    const timer = setTimeout(request, MAX_WAIT_MS);
    window.addEventListener('load', request, { once: true });
    cancel = () => {
      clearTimeout(timer);
      window.removeEventListener('load', request);
    };
  }
  return () => cancel();
}
