import { queryStore } from '../query/query-store.ts';
import { countReads } from './count-reads.ts';

const confirmations = { generation: 0, keys: new Set<string>() };

/**
 * Whether the server has confirmed a document path or list key for the current user. Only these may be shown from the
 * SDK's cache, because it also holds documents of a previous user and single rows of lists that other pages showed.
 */
export function isConfirmed(key: string): boolean {
  return confirmedKeys().has(key);
}

interface ServerRead {
  /** The documents that the server sent. */
  readonly documents: number;
  /** The document paths and list keys that its answer confirms. */
  readonly confirms: readonly string[];
}

/** Records an answer of the server to a read of `path`: counts the billed documents, at least one, and what it confirms. */
export function recordServerRead(path: string, { documents, confirms }: ServerRead): void {
  countReads(path, Math.max(documents, 1));
  for (const key of confirms) confirmedKeys().add(key);
}

function confirmedKeys(): Set<string> {
  if (confirmations.generation !== queryStore.generation()) {
    confirmations.generation = queryStore.generation();
    confirmations.keys.clear();
  }
  return confirmations.keys;
}
