import {
  connectFirestoreEmulator,
  count,
  disableNetwork,
  doc,
  type DocumentSnapshot,
  enableNetwork,
  getAggregateFromServer,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  onSnapshotsInSync,
  type QuerySnapshot,
  sum,
} from 'firebase/firestore';
import { isConfirmed, recordServerRead } from './confirmed-reads.ts';
import { countReads } from './count-reads.ts';
import type { Parse } from './documents.ts';
import { app, emulatorPort } from './firebase.ts';
import { failureOf } from './failures.ts';
import { listenWhileShown } from './page-listeners.ts';
import type { Observer } from '../query/query-store.ts';
import { listKey, type ListPage, type ListRead, type ListTotals } from '../query/read.ts';
import { report } from './report.ts';
import { takeReconnectRequest, trackListener } from '../query/backend-status.ts';
import { listQuery } from './list-query.ts';
import { createListView } from './list-view.ts';
import { plain } from './stored-values.ts';

/**
 * The Firestore adapter: the only caller of `onSnapshot`. Loaded lazily, because the SDK is larger than the rest of
 * the shop. Read documents stay in an LRU memory cache, so that a listener that resumes in the same session starts
 * from it.
 */
export const firestore = initializeFirestore(app, {
  localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
});
if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
  connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort(8080));
}

let started: Promise<void> | null = null;
/**
 * Resolves when the SDK has initialised. It does so on its first call, after a timer that lets Auth register, and
 * would start every pending read in that same task; reads started after this get tasks of their own. Contacts no
 * server and never rejects. `enableNetwork` is no alternative: with a pending write it crashed SDK 12.19 with
 * assertion c050.
 */
export function sdkStarted(): Promise<void> {
  started ??= new Promise((resolve) => {
    // The SDK calls this in a later task.
    const stop = onSnapshotsInSync(firestore, () => {
      stop();
      resolve();
    });
  });
  return started;
}

/**
 * Listens to one document. `null` means that the server says it does not exist: a document that is missing only in
 * the empty cache (no connection yet) stays loading. A document that violates the schema fails with `bad-document`,
 * but only on the server's answer: a cached one may have been fixed since.
 */
export function listenToDocument<T>(
  path: string,
  parse: Parse<T>,
  sink: Observer<T | null>,
): () => void {
  const read = (next: (snapshot: DocumentSnapshot) => void, fail: (error: Error) => void) =>
    onSnapshot(doc(firestore, path), { includeMetadataChanges: true }, next, fail);
  return listen(sink, read, (snapshot) => {
    const { fromCache } = snapshot.metadata;
    if (fromCache && !isConfirmed(path)) return;
    if (!fromCache) recordServerRead(path, { documents: 1, confirms: [path] });
    if (!snapshot.exists()) {
      if (!fromCache) sink.next(null, false);
      return;
    }
    const parsed = parse(snapshot.id, plain(snapshot));
    if (parsed.ok) return sink.next(parsed.value, fromCache);
    if (fromCache) return;
    report('bad-document', { path, issues: parsed.issues });
    sink.fail({ code: 'bad-document' });
  });
}

/**
 * Listens to a list. A document that violates the schema is reported once per change and skipped; unchanged rows keep
 * their identity. A list that is empty or incomplete in the cache stays loading.
 */
export function listenToList<T>(
  read: ListRead,
  parse: Parse<T>,
  sink: Observer<ListPage<T>>,
): () => void {
  const key = listKey(read);
  const view = createListView(read, parse);
  let shown: 'nothing' | 'cached' | 'confirmed' = 'nothing';
  const start = (next: (snapshot: QuerySnapshot) => void, fail: (error: Error) => void) =>
    onSnapshot(listQuery(firestore, read), { includeMetadataChanges: true }, next, fail);
  return listen(sink, start, (snapshot) => {
    const { fromCache } = snapshot.metadata;
    // Also for a snapshot that is not shown, because `docChanges()` of the next one holds only the difference.
    const hasChanged = view.apply(snapshot);
    if (!fromCache && (hasChanged || shown !== 'confirmed')) {
      const isFirst = shown === 'nothing' && !isConfirmed(key);
      recordServerRead(read.path, {
        // The first answer bills rows as well that the cache had from other reads.
        documents: isFirst ? snapshot.size : changedDocuments(snapshot),
        confirms: [key, ...snapshot.docs.map((row) => row.ref.path)],
      });
    }
    if (shown === 'nothing' && fromCache && (snapshot.empty || !isConfirmed(key))) return;
    const source = fromCache ? 'cached' : 'confirmed';
    if (!hasChanged && shown === source) return;
    shown = source;
    sink.next(view.page(), fromCache);
  });
}

function changedDocuments(snapshot: QuerySnapshot): number {
  return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
}

/**
 * Counts the documents of a list on the server, up to the read's limit, and adds up a field. Billed as one read per
 * 1,000.
 */
export async function totalsOf(read: ListRead, sumField?: string): Promise<ListTotals> {
  const asked = { count: count(), ...(sumField !== undefined && { sum: sum(sumField) }) };
  // Firestore has no index of a sum after the id, and totals need no unique order.
  const answer = await getAggregateFromServer(listQuery(firestore, read, { byId: false }), asked);
  const totals = { sum: 0, ...answer.data() };
  countReads(read.path, Math.max(Math.ceil(totals.count / 1000), 1));
  return totals;
}

/**
 * Starts a listener and tracks whether the server answers it. An exception in a snapshot callback never reaches the
 * SDK's error callback: uncaught, it would leave the page loading forever.
 */
function listen<S extends { readonly metadata: { readonly fromCache: boolean } }, T>(
  sink: Observer<T>,
  start: (next: (snapshot: S) => void, fail: (error: Error) => void) => () => void,
  next: (snapshot: S) => void,
): () => void {
  if (takeReconnectRequest()) reconnect();
  const status = trackListener();
  const fail = (error: unknown): void => {
    status.end();
    sink.fail(failureOf(error));
  };
  const stop = listenWhileShown(() =>
    start((snapshot) => {
      status.recordSnapshot(!snapshot.metadata.fromCache);
      try {
        next(snapshot);
      } catch (error) {
        fail(error);
      }
    }, fail),
  );
  return () => {
    status.end();
    stop();
  };
}

/** Replaces the connection. The SDK runs both calls in their order, and before a listener that starts after them. */
export function reconnect(): void {
  disableNetwork(firestore).catch(() => undefined);
  enableNetwork(firestore).catch(() => undefined);
}
