/** A value in session storage: it survives reloads and ends with the tab. */
export interface SessionValue<T extends object> {
  /** Undefined when nothing is stored. */
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

/** A named value. If storage is blocked or full, it lives as long as the page. */
export function sessionValue<T extends object>(key: string): SessionValue<T> {
  /** The value that could not be stored; newer than anything in storage. */
  let unstored: T | undefined;
  return {
    read() {
      if (unstored) return unstored;
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    write(value) {
      unstored = undefined;
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        unstored = value;
      }
    },
    forget() {
      unstored = undefined;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Blocked storage holds nothing.
      }
    },
  };
}
