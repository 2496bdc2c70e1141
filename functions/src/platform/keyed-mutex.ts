const tails = new Map<string, Promise<void>>();

/**
 * A mutex per key within this instance: runs work that shares a key sequentially, and everything else concurrently.
 * Without it, a hundred buyers of one product make Firestore transactions time out on contention; in this queue each
 * needs one attempt. A caller takes all its keys in one step, so no deadlock is possible.
 */
export function withLock<T>(keys: readonly string[], run: () => Promise<T>): Promise<T> {
  const uniqueKeys = [...new Set(keys)];
  const result = Promise.all(uniqueKeys.map((key) => tails.get(key) ?? Promise.resolve())).then(
    run,
  );
  const tail = result.then(
    () => undefined,
    () => undefined,
  );
  for (const key of uniqueKeys) tails.set(key, tail);
  void tail.then(() => {
    for (const key of uniqueKeys) if (tails.get(key) === tail) tails.delete(key);
  });
  return result;
}
