/** A map that keeps only the `max` values that were set last. */
export interface LruMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  clear(): void;
}

/** Creates an empty map. */
export function createLruMap<T>(max: number): LruMap<T> {
  const values = new Map<string, T>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
    },
    clear: () => values.clear(),
  };
}
