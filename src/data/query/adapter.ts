import type { Parse } from '../firebase/documents.ts';
import type { Observer } from './query-store.ts';
import { yieldToMain } from './yield-to-main.ts';
import type { ListPage, ListRead } from './read.ts';

/** Where documents come from: Firestore, and what the pages are made of when the site is built. */
export interface Adapter {
  /** Listens to one document; null when there is none. Returns what ends it. */
  listenToDocument<T>(path: string, parse: Parse<T>, sink: Observer<T | null>): () => void;
  /** Listens to a list. Returns what ends it. */
  listenToList<T>(read: ListRead, parse: Parse<T>, sink: Observer<ListPage<T>>): () => void;
  /** How many documents a list has, up to the read's limit. */
  countOf(read: ListRead): Promise<number>;
}

let given: Adapter | null = null;

/** Reads through another adapter than Firestore's from now on. */
export function setAdapter(adapter: Adapter): void {
  given = adapter;
}

/**
 * The adapter in use. Firestore's is loaded when it is first asked for, because the SDK outweighs the shop. Whoever asks goes
 * on in a task of its own: starting the SDK and several reads at once would keep a cheap phone from hearing a press.
 */
export function loadAdapter(): Promise<Adapter> {
  return given ? Promise.resolve(given) : loadFirestore();
}

async function loadFirestore(): Promise<Adapter> {
  // The smaller half is here first, and runs while the larger one is on its way.
  const [, adapter] = await Promise.all([
    import('../firebase/firebase.ts'),
    import('../firebase/firestore.ts'),
  ]);
  await adapter.sdkStarted();
  await yieldToMain();
  return adapter;
}
