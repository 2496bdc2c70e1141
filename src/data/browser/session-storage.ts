import { SIGN_OUT_KEY } from './local-storage.ts';

/**
 * A value in session storage. It survives reloads and ends with the tab, or with the next sign-out on this device, even
 * if the tab shows another site at that moment.
 */
export interface SessionValue<T extends object> {
  /** Undefined when nothing is stored. */
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

/** Creates a named value. If storage is blocked or full, it lives as long as the page. */
export function sessionValue<T extends object>(key: string): SessionValue<T> {
  /** Key of the time of the last sign-out before the value was stored. */
  const stampKey = `${key}.left`;
  /** The value that could not be stored. It is newer than anything in storage. */
  let unstored: T | undefined;
  const value: SessionValue<T> = {
    read() {
      if (unstored) return unstored;
      try {
        if (sessionStorage.getItem(stampKey) !== localStorage.getItem(SIGN_OUT_KEY)) value.forget();
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    write(next) {
      unstored = undefined;
      try {
        const stamp = localStorage.getItem(SIGN_OUT_KEY);
        if (stamp !== null) sessionStorage.setItem(stampKey, stamp);
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        unstored = next;
      }
    },
    forget() {
      unstored = undefined;
      try {
        sessionStorage.removeItem(key);
        sessionStorage.removeItem(stampKey);
      } catch {
        // Blocked storage holds nothing.
      }
    },
  };
  return value;
}
