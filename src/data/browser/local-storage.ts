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
const PERSONAL_PREFIX = 'franch.own.';
/** Key of the time of the last sign-out. A change of it notifies the other tabs. */
export const SIGN_OUT_KEY = 'franch.left';
/** Fallback when storage is blocked or full: values live as long as the page. */
const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/**
 * A named value. `parse` receives the parsed JSON, or undefined if nothing is stored. It must validate, since an
 * older page or the user may have written anything, and be deterministic.
 */
export function localValue<T>(name: string, parse: (stored: unknown) => T): LocalValue<T> {
  const key = `${PERSONAL_PREFIX}${name}`;
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

/** Clears all personal data from the device, and stores the time of the sign-out. */
export function clearLocalStorage(): void {
  memory.clear();
  try {
    localStorage.setItem(SIGN_OUT_KEY, String(Date.now()));
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PERSONAL_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
  for (const key of listeners.keys()) notify(key);
}

/** The time of the last sign-out on this device, as text; null when there was none, or storage is blocked. */
export function signOutStamp(): string | null {
  try {
    return localStorage.getItem(SIGN_OUT_KEY);
  } catch {
    return null;
  }
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
