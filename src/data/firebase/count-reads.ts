/** Records billed documents as performance marks: `performance.getEntriesByName('firestore-reads')`. */
export function countReads(path: string, documents: number): void {
  performance.mark('firestore-reads', { detail: { path, documents } });
}
