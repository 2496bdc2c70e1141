/** Who wants to know. */
const readers = new Set<() => void>();

/** Calls somebody before a page leaves the window, while all of it can still be measured, until the returned function is called. */
export function beforeLeaving(told: () => void): () => void {
  readers.add(told);
  return () => readers.delete(told);
}

/** Tells that the page is about to leave. */
export function tellLeaving(): void {
  for (const told of [...readers]) told();
}
