import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Query } from './query-store.ts';

/** Milliseconds of silence before it is reported; every page load has a short wait. */
const SILENCE_DELAY_MS = 3_000;

/** Listeners whose last snapshot did not come from the server. */
const unanswered = new Set<object>();
const changes = createSubscribable();

/** Reports whether the server answers one listener. */
export interface ListenerStatus {
  /** Whether the last snapshot came from the server or from the cache. */
  heard(fromServer: boolean): void;
  end(): void;
}

/** Starts to track a listener. It counts as answered until a snapshot from the cache arrives. */
export function trackListener(): ListenerStatus {
  const listener = {};
  const setSilent = (silent: boolean): void => {
    if (unanswered.has(listener) === silent) return;
    if (silent) unanswered.add(listener);
    else unanswered.delete(listener);
    changes.notify();
  };
  return { heard: (fromServer) => setSilent(!fromServer), end: () => setSilent(false) };
}

/** Whether at least one listener has had no server answer for 3 seconds although the browser reports a network. */
export const isBackendSilent: Query<boolean> = {
  key: 'silence',
  start(sink) {
    let isSilent = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const emit = (silent: boolean): void => {
      timer = undefined;
      isSilent = silent;
      sink.next(silent, false);
    };
    const check = (): void => {
      if (unanswered.size > 0 && navigator.onLine) {
        if (!isSilent) timer ??= setTimeout(() => emit(true), SILENCE_DELAY_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      if (isSilent) emit(false);
    };
    const stopWatching = changes.subscribe(check);
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    sink.next(false, false);
    check();
    return () => {
      stopWatching();
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
      clearTimeout(timer);
    };
  },
  initialState: { state: 'ready', data: false, fromCache: false },
};
