import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Query } from './query-store.ts';
import { SLOW_MS } from './slow.ts';

/** Milliseconds of silence before it is reported, because every page load has a short wait. */
const SILENCE_DELAY_MS = 3_000;
/**
 * Milliseconds after which a listener without any snapshot counts as unanswered, so that it is reported after
 * `SLOW_MS`.
 */
const FIRST_SNAPSHOT_MS = SLOW_MS - SILENCE_DELAY_MS;

/** Listeners without a snapshot, or whose last one did not come from the server. */
const unanswered = new Set<object>();
let isConnectionSuspect = false;
const changes = createSubscribable();

/** Reports whether the server answers one listener. */
export interface ListenerStatus {
  /** Records a snapshot: whether it came from the server or from the cache. */
  recordSnapshot(fromServer: boolean): void;
  end(): void;
}

/**
 * Starts to track a listener. It counts as answered until a snapshot from the cache arrives, or no snapshot for
 * `FIRST_SNAPSHOT_MS`.
 */
export function trackListener(): ListenerStatus {
  const listener = {};
  const setSilent = (silent: boolean): void => {
    clearTimeout(timer);
    if (unanswered.has(listener) === silent) return;
    if (silent) unanswered.add(listener);
    else unanswered.delete(listener);
    changes.notify();
  };
  const timer = setTimeout(() => setSilent(true), FIRST_SNAPSHOT_MS);
  return {
    recordSnapshot(fromServer) {
      if (fromServer) isConnectionSuspect = false;
      setSilent(!fromServer);
    },
    end() {
      if (unanswered.has(listener)) isConnectionSuspect = true;
      setSilent(false);
    },
  };
}

/**
 * Whether a new listener should begin with a new connection, because the current one may hang: a listener ended without
 * an answer, and none has been answered since. Returns true once and resets.
 */
export function takeReconnectRequest(): boolean {
  const isDue = isConnectionSuspect;
  isConnectionSuspect = false;
  return isDue;
}

/**
 * Whether a listener has had no answer from the server although the browser reports a network: for 3 seconds since the
 * SDK reported cached data, or for `SLOW_MS` since its start.
 */
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
