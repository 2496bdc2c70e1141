/** What the page listens to. */
const listeners = new Set<{ readonly start: () => void; readonly stop: () => void }>();
/** Whether the page has left or is leaving: then nothing listens. */
let isLeaving = false;

/**
 * Listens while the page is shown: `subscribe` starts a listener and returns the function that stops it. On a page that
 * leaves, all listeners stop, or the server would go on sending to it. Shown again from the back/forward cache, they start
 * again and resume from what the SDK has cached. The connection stays, as it may still be sending a write. Returns a
 * function that ends the listener.
 */
export function listenWhileShown(subscribe: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const listener = {
    start() {
      stop = subscribe();
    },
    stop: () => stop?.(),
  };
  listeners.add(listener);
  if (!isLeaving) listener.start();
  return () => {
    listeners.delete(listener);
    listener.stop();
  };
}

function pauseListeners(): void {
  if (isLeaving) return;
  isLeaving = true;
  for (const listener of listeners) listener.stop();
}

function resumeListeners(): void {
  if (!isLeaving) return;
  isLeaving = false;
  for (const listener of listeners) listener.start();
}

// Not at build time.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', pauseListeners);
  window.addEventListener('pageshow', resumeListeners);
  if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
    // The emulator ignores a closed connection and removes a listener only on request. A request sent at `pagehide` arrives too
    // late. Where the navigation is cancelled or only downloads a file, the listeners resume.
    window.addEventListener('beforeunload', () => {
      pauseListeners();
      setTimeout(resumeListeners, 3_000);
    });
  }
}
