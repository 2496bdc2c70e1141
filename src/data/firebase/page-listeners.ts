/** The page's current listeners. */
const listeners = new Set<{ readonly start: () => void; readonly stop: () => void }>();
/** Whether the page has left or is leaving, so that nothing listens. */
let isLeaving = false;

/**
 * Listens while the page is shown. `subscribe` starts a listener and returns its stop function. Returns a function that
 * ends the listener.
 * When the page leaves, all listeners stop, because the server would go on sending to it. When it is restored from the
 * back/forward cache, they start again from the SDK's cache. The connection stays open, as it may still be sending a
 * write.
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

// There is no window at build time.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', pauseListeners);
  window.addEventListener('pageshow', resumeListeners);
  if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
    // The emulator ignores a closed connection and removes a listener only on request, and a request at `pagehide`
    // arrives too late. If the navigation is cancelled or only downloads a file, the listeners resume.
    window.addEventListener('beforeunload', () => {
      pauseListeners();
      setTimeout(resumeListeners, 3_000);
    });
  }
}
