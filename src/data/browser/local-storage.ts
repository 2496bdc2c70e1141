import type { Query } from '../query/query-store.ts';

/** A value in local storage: shared by all tabs, cleared on sign-out. */
export interface LocalValue<T> {
  /** The current value; `parse(undefined)` when nothing is stored. */
  read(): T;
  write(value: T): void;
  /** Calls `changed` on every change in any tab. Returns an unsubscribe function. */
  watch(changed: () => void): () => void;
  /** The value as a live query. */
  readonly live: Query<T>;
}

/** Key prefix of personal data. */
const OWN = 'franch.own.';
/** Holds the moment of the last sign-out, which notifies the other tabs. */
export const LEFT = 'franch.left';
/** Fallback when storage is blocked or full: values live as long as the page. */
const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/**
 * A named value. `parse` receives the parsed JSON, or undefined if nothing is stored. It must validate, since an
 * older page or the user may have written anything, and be deterministic.
 */
export function localValue<T>(name: string, parse: (stored: unknown) => T): LocalValue<T> {
  const key = `${OWN}${name}`;
  const read = (): T => parse(storedJson(key));
  const watch = (changed: () => void): (() => void) => {
    const keyListeners = listeners.get(key) ?? new Set();
    listeners.set(key, keyListeners.add(changed));
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== key && event.key !== null) return;
      memory.delete(key);
      changed();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      keyListeners.delete(changed);
      window.removeEventListener('storage', onStorage);
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
      notify(key);
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

/** Notes a sign-out and clears all personal data, of which a sign-out leaves no trace on the device. */
export function clearLocalStorage(): void {
  memory.clear();
  try {
    localStorage.setItem(LEFT, String(Date.now()));
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWN)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
  for (const key of listeners.keys()) notify(key);
}

function storedJson(key: string): unknown {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}
