/** Name of the performance marks, one per answer of the server: `performance.getEntriesByName('firestore-reads')`. */
export const READ_MARK = 'firestore-reads';

/** Detail of a mark. */
export interface ReadDetail {
  readonly path: string;
  /** The billed documents. */
  readonly documents: number;
}

/** Records the billed documents of an answer as a performance mark. */
export function countReads(path: string, documents: number): void {
  performance.mark(READ_MARK, { detail: { path, documents } satisfies ReadDetail });
}

/** Calls `onAnswer` after answers of the server, those since the page load included. Returns a stop function. */
export function observeReads(onAnswer: () => void): () => void {
  const observer = new PerformanceObserver((marks) => {
    if (marks.getEntriesByName(READ_MARK).length > 0) onAnswer();
  });
  observer.observe({ type: 'mark', buffered: true });
  return () => observer.disconnect();
}
