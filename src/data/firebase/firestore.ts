import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  type DocumentSnapshot,
  enableNetwork,
  getCountFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Parse } from './documents.ts';
import { app, emulatorPort } from './firebase.ts';
import { failureOf } from './failures.ts';
import { listenWhileShown } from './page-listeners.ts';
import { queryStore, type Observer } from '../query/query-store.ts';
import { type Cursor, listKey, type ListPage, type ListRead } from '../query/read.ts';
import { report } from './report.ts';
import { takeReconnectRequest, trackListener } from '../query/backend-status.ts';
import { fieldPath, plain, plainValue, storedValue } from './stored-values.ts';

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
    if (fromCache && !confirmedKeys().has(path)) return;
    if (!fromCache) {
      countReads(path, 1);
      confirmedKeys().add(path);
    }
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
  const known = new Map<string, T>();
  let page: ListPage<T> | null = null;
  let pageFromCache = true;
  const start = (next: (snapshot: QuerySnapshot) => void, fail: (error: Error) => void) =>
    onSnapshot(queryOf(read), { includeMetadataChanges: true }, next, fail);
  return listen(sink, start, (snapshot) => {
    const { fromCache } = snapshot.metadata;
    const changes = snapshot.docChanges();
    if (!fromCache && (changes.length > 0 || page === null || pageFromCache)) {
      const changed = changes.filter(({ type }) => type !== 'removed').length;
      const documents = page === null && !confirmedKeys().has(key) ? snapshot.size : changed;
      countReads(read.path, Math.max(documents, 1));
      confirmedKeys().add(key);
      for (const row of snapshot.docs) confirmedKeys().add(row.ref.path);
    }
    for (const { type, doc: row } of changes) {
      const id = idIn(read, row);
      known.delete(id);
      if (type === 'removed') continue;
      const parsed = parse(id, plain(row));
      if (parsed.ok) known.set(id, parsed.value);
      else report('bad-document', { path: row.ref.path, issues: parsed.issues });
    }
    if (page === null && fromCache && (snapshot.empty || !confirmedKeys().has(key))) return;
    if (page !== null && changes.length === 0 && pageFromCache === fromCache) return;
    if (page === null || changes.length > 0) {
      page = {
        rows: snapshot.docs.flatMap((row) => known.get(idIn(read, row)) ?? []),
        next: cursorAfter(snapshot.docs, read),
      };
    }
    pageFromCache = fromCache;
    sink.next(page, fromCache);
  });
}

const confirmations = { generation: 0, keys: new Set<string>() };

/**
 * Paths and list keys that the server has confirmed for the current user. Only these may be shown from the SDK's cache,
 * because it also holds documents of a previous user and single rows of lists that other pages showed.
 */
function confirmedKeys(): Set<string> {
  if (confirmations.generation !== queryStore.generation()) {
    confirmations.generation = queryStore.generation();
    confirmations.keys.clear();
  }
  return confirmations.keys;
}

/** Counts the documents of a list on the server, up to the read's limit. Billed as one read per 1,000. */
export async function countOf(read: ListRead): Promise<number> {
  const answer = await getCountFromServer(queryOf(read));
  const { count } = answer.data();
  countReads(read.path, Math.max(Math.ceil(count / 1000), 1));
  return count;
}

function queryOf(read: ListRead): Query {
  const { path, where: filters, anyOf, orderBy: order, between, after, limit: size } = read;
  const equal = Object.entries(filters).map(([field, value]) => where(field, '==', value));
  const constraints: QueryConstraint[] = [...equal];
  if (anyOf) constraints.push(where(anyOf.field, 'in', anyOf.values));
  if (between) {
    const field = order ? fieldPath(order) : documentId();
    constraints.push(where(field, '>=', between[0]), where(field, '<', between[1]));
  }
  // Ordering by id as well breaks ties, so that a cursor identifies exactly one row.
  if (order) constraints.push(orderBy(fieldPath(order), order.direction));
  constraints.push(orderBy(documentId(), order?.direction ?? 'asc'));
  if (after && order) constraints.push(startAfter(storedValue(after), after.id));
  const group = groupIn(path);
  const rows = group === null ? collection(firestore, path) : collectionGroup(firestore, group);
  return query(rows, ...constraints, limit(size));
}

/** The collection group of a read; null for a single collection. */
function groupIn(path: string): string | null {
  return path.startsWith('every:') ? path.slice('every:'.length) : null;
}

/** A row's id: the document id, or the full path in a collection group. */
function idIn({ path }: ListRead, row: QueryDocumentSnapshot): string {
  return groupIn(path) === null ? row.id : row.ref.path;
}

/** The cursor after a full page. Invalid documents count, because they occupy rows of the query. */
function cursorAfter(rows: readonly QueryDocumentSnapshot[], read: ListRead): Cursor | null {
  const { orderBy: order, limit: size } = read;
  const last = rows.at(-1);
  if (!order || !last || rows.length < size) return null;
  const stored: unknown = last.get(fieldPath(order), { serverTimestamps: 'estimate' });
  const value = plainValue(stored);
  if (typeof value === 'object' && value !== null) return null;
  return {
    value: value as Cursor['value'],
    moment: stored instanceof Timestamp,
    id: idIn(read, last),
  };
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

/** Records billed documents as performance marks: `performance.getEntriesByName('firestore-reads')`. */
function countReads(path: string, documents: number): void {
  performance.mark('firestore-reads', { detail: { path, documents } });
}
