import type { Query } from '../query/query-store.ts';

/** What this device keeps for whoever uses it, the same in every tab, until they sign out. */
export interface LocalValue<T> {
  /** What is kept now; the same as `parse` makes of nothing when there is nothing. */
  read(): T;
  write(value: T): void;
  /** Calls `changed` at every change, in whichever tab, until the returned function is called. */
  watch(changed: () => void): () => void;
  /** The same as a live read. */
  readonly live: Query<T>;
}

/** Whatever is somebody's has a key that begins like this. */
const OWN = 'franch.own.';
/** Written and removed when somebody signs out, so that every other tab hears of it. */
export const LEFT = 'franch.left';
/** For a browser whose storage is blocked or full: what was kept then lives as long as the page. */
const memory = new Map<string, string>();
const readers = new Map<string, Set<() => void>>();

/**
 * A value under a name. `parse` is given what JSON made of the storage, or undefined for nothing: anything may have been
 * written there, by an older page or by hand. It answers the same for the same.
 */
export function localValue<T>(name: string, parse: (stored: unknown) => T): LocalValue<T> {
  const key = `${OWN}${name}`;
  const read = (): T => parse(stored(key));
  const watch = (changed: () => void): (() => void) => {
    const own = readers.get(key) ?? new Set();
    readers.set(key, own.add(changed));
    const told = (event: StorageEvent): void => {
      if (event.key !== key && event.key !== null) return;
      memory.delete(key);
      changed();
    };
    window.addEventListener('storage', told);
    return () => {
      own.delete(changed);
      window.removeEventListener('storage', told);
    };
  };
  return {
    read,
    watch,
    write(value) {
      const text = JSON.stringify(value);
      memory.delete(key);
      try {
        localStorage.setItem(key, text);
      } catch {
        memory.set(key, text);
      }
      tell(key);
    },
    live: {
      key: `on this device: ${name}`,
      start(sink) {
        const next = (): void => sink.next(read(), false);
        const stop = watch(next);
        next();
        return stop;
      },
      initialState: { state: 'ready', data: parse(undefined), fromCache: false },
    },
  };
}

/** Forgets everything that is somebody's: who signs out leaves no trace on the device. */
export function clearLocalStorage(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWN)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept where nothing can be kept.
  }
  for (const key of readers.keys()) tell(key);
}

function stored(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tell(key: string): void {
  for (const reader of readers.get(key) ?? []) reader();
}
