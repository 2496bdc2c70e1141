const tails = new Map<string, Promise<void>>();

/**
 * Runs work that touches the same things one after the other within this instance, and everything else side by side.
 * A hundred buyers of one product would otherwise make Firestore's locks time out: behind this queue each of them needs
 * one attempt. Taking all keys at once, in one step, is what makes a deadlock impossible.
 */
export function withLock<T>(keys: readonly string[], run: () => Promise<T>): Promise<T> {
  const mine = [...new Set(keys)];
  const turn = Promise.all(mine.map((key) => tails.get(key) ?? Promise.resolve())).then(run);
  const tail = turn.then(
    () => undefined,
    () => undefined,
  );
  for (const key of mine) tails.set(key, tail);
  void tail.then(() => {
    for (const key of mine) if (tails.get(key) === tail) tails.delete(key);
  });
  return turn;
}
