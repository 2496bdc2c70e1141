import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  documentId,
  type DocumentSnapshot,
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
import { queryStore, type Observer } from '../query/query-store.ts';
import { type Cursor, listKey, type ListPage, type ListRead } from '../query/read.ts';
import { report } from './report.ts';
import { trackListener } from '../query/backend-status.ts';
import { plain, plainValue, storedValue } from './stored-values.ts';

/**
 * The Firestore adapter: the only caller of `onSnapshot`. It is loaded on demand, because the SDK weighs more than
 * the rest of the shop together. Documents that were read stay in memory (least recently used leave first), so
 * that a listener which comes back within the session starts from what is known.
 */
export const firestore = initializeFirestore(app, {
  localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
});
if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
  connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort(8080));
}

let started: Promise<void> | null = null;

/**
 * Resolves when the SDK has made its parts. It does so on its first call, after a timer that lets Auth register, and would
 * start every waiting read in that same task; reads begun after this get tasks of their own. It contacts no server and never
 * rejects.
 * `enableNetwork` is no way to it: while a write was on its way it ended SDK 12.19 with its assertion c050.
 */
export function sdkStarted(): Promise<void> {
  started ??= new Promise((resolve) => {
    // It is told in a later task, by an observer of the SDK's own.
    const stop = onSnapshotsInSync(firestore, () => {
      stop();
      resolve();
    });
  });
  return started;
}

/**
 * Listens to one document. `null` means that the server says there is none: a missing document that only the
 * empty cache knows of (no connection yet) stays loading. A document of the wrong shape fails with `bad-document`,
 * on the server's word: one that only the memory holds may have been mended since.
 */
export function listenToDocument<T>(
  path: string,
  parse: Parse<T>,
  sink: Observer<T | null>,
): () => void {
  const read = (next: (snapshot: DocumentSnapshot) => void, fail: (error: Error) => void) =>
    onSnapshot(doc(firestore, path), { includeMetadataChanges: true }, next, fail);
  return followed(sink, read, (snapshot) => {
    const { fromCache } = snapshot.metadata;
    if (fromCache && !confirmed().has(path)) return;
    if (!fromCache) {
      countReads(path, 1);
      confirmed().add(path);
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
 * Listens to a list. A bad document is reported once a change and left out; unchanged rows keep their identity. A
 * list that is empty, or never was whole, as far as the cache knows stays loading.
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
  return followed(sink, start, (snapshot) => {
    const { fromCache } = snapshot.metadata;
    const changes = snapshot.docChanges();
    if (!fromCache && (changes.length > 0 || page === null || pageFromCache)) {
      const news = changes.filter(({ type }) => type !== 'removed').length;
      const documents = page === null && !confirmed().has(key) ? snapshot.size : news;
      countReads(read.path, Math.max(documents, 1));
      confirmed().add(key);
      for (const row of snapshot.docs) confirmed().add(row.ref.path);
    }
    for (const { type, doc: row } of changes) {
      const id = idIn(read, row);
      known.delete(id);
      if (type === 'removed') continue;
      const parsed = parse(id, plain(row));
      if (parsed.ok) known.set(id, parsed.value);
      else report('bad-document', { path: row.ref.path, issues: parsed.issues });
    }
    if (page === null && fromCache && (snapshot.empty || !confirmed().has(key))) return;
    if (page !== null && changes.length === 0 && pageFromCache === fromCache) return;
    if (page === null || changes.length > 0) {
      page = {
        rows: snapshot.docs.flatMap((row) => known.get(idIn(read, row)) ?? []),
        next: cursorBehind(snapshot.docs, read),
      };
    }
    pageFromCache = fromCache;
    sink.next(page, fromCache);
  });
}

const confirmations = { generation: 0, places: new Set<string>() };

/**
 * The documents and lists that the server has given to whoever is here now. The SDK's memory knows more than that: the
 * documents of somebody who has signed out, and of a list the few rows that other pages have shown. Neither is shown.
 */
function confirmed(): Set<string> {
  if (confirmations.generation !== queryStore.generation()) {
    confirmations.generation = queryStore.generation();
    confirmations.places.clear();
  }
  return confirmations.places;
}

/** Asks the server how many documents a list has, up to the read's limit. Billed as one read per 1,000. */
export async function countOf(read: ListRead): Promise<number> {
  const answer = await getCountFromServer(queryOf(read));
  const { count } = answer.data();
  countReads(read.path, Math.max(Math.ceil(count / 1000), 1));
  return count;
}

function queryOf(read: ListRead): Query {
  const { path, where: filters, orderBy: order, between, after, limit: size } = read;
  const constraints: QueryConstraint[] = Object.entries(filters).map(([field, value]) =>
    where(field, '==', value),
  );
  if (between) {
    const [from, below] = between;
    const field = order?.field ?? documentId();
    constraints.push(where(field, '>=', from), where(field, '<', below));
  }
  // The id settles ties, so that a cursor names exactly one place.
  if (order) constraints.push(orderBy(order.field, order.direction));
  constraints.push(orderBy(documentId(), order?.direction ?? 'asc'));
  if (after && order) constraints.push(startAfter(storedValue(after), after.id));
  const group = groupIn(path);
  const rows = group === null ? collection(firestore, path) : collectionGroup(firestore, group);
  return query(rows, ...constraints, limit(size));
}

/** The name of the collections that a read takes together; null when it reads one. */
function groupIn(path: string): string | null {
  return path.startsWith('every:') ? path.slice('every:'.length) : null;
}

/** What a row is called: its id in a collection, its whole path where several are read together. */
function idIn({ path }: ListRead, row: QueryDocumentSnapshot): string {
  return groupIn(path) === null ? row.id : row.ref.path;
}

/** A full page may have another one behind it. Bad documents count: they are places in the list all the same. */
function cursorBehind(rows: readonly QueryDocumentSnapshot[], read: ListRead): Cursor | null {
  const { orderBy: order, limit: size } = read;
  const last = rows.at(-1);
  if (!order || !last || rows.length < size) return null;
  const stored: unknown = last.get(order.field, { serverTimestamps: 'estimate' });
  const value = plainValue(stored);
  if (typeof value === 'object' && value !== null) return null;
  return {
    value: value as Cursor['value'],
    moment: stored instanceof Timestamp,
    id: idIn(read, last),
  };
}

/**
 * Starts a listener and follows whether the server answers it. An exception in a snapshot callback never reaches the SDK's
 * error callback: it would be an uncaught error and a page that loads for ever.
 */
function followed<S extends { readonly metadata: { readonly fromCache: boolean } }, T>(
  sink: Observer<T>,
  start: (next: (snapshot: S) => void, fail: (error: Error) => void) => () => void,
  next: (snapshot: S) => void,
): () => void {
  const hearing = trackListener();
  const fail = (error: unknown): void => {
    hearing.end();
    sink.fail(failureOf(error));
  };
  const stop = start((snapshot) => {
    hearing.heard(!snapshot.metadata.fromCache);
    try {
      next(snapshot);
    } catch (error) {
      fail(error);
    }
  }, fail);
  return () => {
    hearing.end();
    stop();
  };
}

/** Documents billed, for whoever measures: `performance.getEntriesByName('firestore-reads')`. */
function countReads(path: string, documents: number): void {
  performance.mark('firestore-reads', { detail: { path, documents } });
}
