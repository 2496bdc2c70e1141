/** What one tab keeps under a name until it ends, over reloads. */
export interface SessionValue<T extends object> {
  /** Undefined when there is nothing. */
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

/** A value under a name. Where storage is blocked or full, it lives as long as the page. */
export function sessionValue<T extends object>(key: string): SessionValue<T> {
  /** What could not be stored: newer than anything that is. */
  let unstored: T | undefined;
  return {
    read() {
      if (unstored) return unstored;
      try {
        const kept = sessionStorage.getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as T);
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
        // Blocked: there is nothing in it.
      }
    },
  };
}
