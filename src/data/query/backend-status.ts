import type { Query } from './query-store.ts';

/** How long the server may be silent before it is said, in milliseconds: a page that starts asks for a moment anyway. */
const PATIENCE_MS = 3_000;

/** The listeners that the server does not answer. */
const unheard = new Set<object>();
const readers = new Set<() => void>();

/** A listener's word of whether the server answers it. */
export interface ListenerStatus {
  /** What the last snapshot came from. */
  heard(fromServer: boolean): void;
  end(): void;
}

/** Begins to follow a listener. It counts as answered until it says otherwise. */
export function trackListener(): ListenerStatus {
  const listener = {};
  const tell = (silent: boolean): void => {
    if (unheard.has(listener) === silent) return;
    if (silent) unheard.add(listener);
    else unheard.delete(listener);
    for (const reader of [...readers]) reader();
  };
  return { heard: (fromServer) => tell(!fromServer), end: () => tell(false) };
}

/** Whether the server has answered nobody for a while, though the browser knows of a network. */
export const backendSilence: Query<boolean> = {
  key: 'silence',
  start(sink) {
    let told = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (silent: boolean): void => {
      timer = undefined;
      told = silent;
      sink.next(silent, false);
    };
    const look = (): void => {
      if (unheard.size > 0 && navigator.onLine) {
        if (!told) timer ??= setTimeout(() => tell(true), PATIENCE_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      if (told) tell(false);
    };
    readers.add(look);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    sink.next(false, false);
    look();
    return () => {
      readers.delete(look);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      clearTimeout(timer);
    };
  },
  atFirst: { state: 'ready', data: false, fromCache: false },
};
