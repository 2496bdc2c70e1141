/** The longest wait for idleness, and the whole wait where the browser cannot tell of it, in milliseconds. */
const LATEST_MS = 2000;

/**
 * Runs something that can wait: when the browser is idle, after two seconds at the latest. A page that is still loading
 * is not idle: its pictures come first. Returns what calls it off.
 */
export function whenIdle(run: () => void): () => void {
  // Missing in Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATEST_MS);
    return () => clearTimeout(timer);
  }
  let callOff = (): void => {};
  const began = performance.now();
  const ask = (): void => {
    callOff();
    const timeout = Math.max(0, LATEST_MS - (performance.now() - began));
    const handle = window.requestIdleCallback(run, { timeout });
    callOff = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') {
    ask();
  } else {
    const timer = setTimeout(ask, LATEST_MS);
    window.addEventListener('load', ask, { once: true });
    callOff = () => {
      clearTimeout(timer);
      window.removeEventListener('load', ask);
    };
  }
  return () => callOff();
}
