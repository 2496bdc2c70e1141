import type { Parse } from './documents.ts';
import type { Observer } from '../query/query-store.ts';
import { yieldToMain } from '../query/yield-to-main.ts';
import type { ListPage, ListRead, ListTotals } from '../query/read.ts';

/** Source of documents: Firestore in the browser, an in-memory adapter at build time. */
export interface Adapter {
  /** Listens to one document; `null` if it does not exist. Returns an unsubscribe function. */
  listenToDocument<T>(path: string, parse: Parse<T>, sink: Observer<T | null>): () => void;
  /** Listens to a list. Returns an unsubscribe function. */
  listenToList<T>(read: ListRead, parse: Parse<T>, sink: Observer<ListPage<T>>): () => void;
  /** Counts the documents of a list, up to the read's limit, and adds up a number field of them. */
  totalsOf(read: ListRead, sumField?: string): Promise<ListTotals>;
  /** Replaces the connection to the server, where there is one. */
  reconnect?(): void;
}

let override: Adapter | null = null;

/** Replaces the Firestore adapter for all later reads. */
export function setAdapter(adapter: Adapter): void {
  override = adapter;
}

/**
 * Returns the adapter in use. Firestore's is loaded on first use, because the SDK is larger than the rest of the
 * shop. The caller continues in its own task: starting the SDK and several reads in one task would block input on
 * slow phones.
 */
export function loadAdapter(): Promise<Adapter> {
  return override ? Promise.resolve(override) : loadFirestore();
}

async function loadFirestore(): Promise<Adapter> {
  // The smaller module arrives first and runs while the larger one downloads.
  const [, adapter] = await Promise.all([import('./firebase.ts'), import('./firestore.ts')]);
  await adapter.sdkStarted();
  await yieldToMain();
  return adapter;
}
