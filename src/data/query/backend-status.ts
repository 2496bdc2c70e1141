import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Query } from './query-store.ts';
import { SLOW_MS } from './slow.ts';

/** Milliseconds of silence before it is reported; every page load has a short wait. */
const SILENCE_DELAY_MS = 3_000;
/** A listener without any snapshot counts as unanswered after this time, so that it is reported after `SLOW_MS`. */
const FIRST_SNAPSHOT_MS = SLOW_MS - SILENCE_DELAY_MS;

/** Listeners without a snapshot, or whose last one did not come from the server. */
const unanswered = new Set<object>();
let isConnectionSuspect = false;
const changes = createSubscribable();

/** Reports whether the server answers one listener. */
export interface ListenerStatus {
  /** Whether the last snapshot came from the server or from the cache. */
  heard(fromServer: boolean): void;
  end(): void;
}

/** Starts to track a listener. It counts as answered until a snapshot from the cache arrives, or none for a while. */
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
    heard(fromServer) {
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
 * Whether a new listener should begin with a new connection: one was given up without an answer, and none has been
 * answered since. A connection that hangs would not answer the new one either. True once.
 */
export function takeSuspicion(): boolean {
  const isDue = isConnectionSuspect;
  isConnectionSuspect = false;
  return isDue;
}

/**
 * Whether at least one listener has had no server answer although the browser reports a network: for 3 seconds since the
 * SDK gave up, or for `SLOW_MS` since its start.
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
