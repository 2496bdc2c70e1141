import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type DocumentData,
  getDocFromServer,
  getDocsFromServer,
  limit,
  type Query,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** How many documents are read or removed at a time; a batch of writes takes 500. */
const BATCH = 500;

/** A document's fields as JSON has them, moments in ISO 8601; null when there is none. */
export async function fieldsOf(path: string): Promise<DocumentData | null> {
  const found = await getDocFromServer(doc(firestore, path));
  const fields = found.data();
  return fields ? asJson(fields) : null;
}

/** The documents of a small collection as JSON has them, up to 500; their ids under `idField` where the fields lack them. */
export async function allFieldsOf(
  path: string,
  idField?: string,
): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(query(collection(firestore, path), limit(BATCH)));
  return found.docs.map((row) => ({
    ...(idField && { [idField]: row.id }),
    ...asJson(row.data()),
  }));
}

/** What somebody has written in the collections of one name, wherever they are, as JSON has it; up to 500. */
export async function allFieldsBy(uid: string, name: string): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(writtenBy(uid, name));
  return found.docs.map((row) => ({ path: row.ref.path, ...asJson(row.data()) }));
}

/** The documents of a collection that belong to somebody by their `uid`, as JSON has them; up to 500. */
export async function allFieldsFor(uid: string, path: string): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(
    query(collection(firestore, path), where('uid', '==', uid), limit(BATCH)),
  );
  return found.docs.map((row) => ({ id: row.id, ...asJson(row.data()) }));
}

/** Removes what somebody has written in the collections of one name. */
export async function removeAllBy(uid: string, name: string): Promise<void> {
  const found = await getDocsFromServer(writtenBy(uid, name));
  await Promise.all(found.docs.map((row) => deleteDoc(row.ref)));
  if (found.size === BATCH) await removeAllBy(uid, name);
}

function writtenBy(uid: string, name: string): Query {
  return query(collectionGroup(firestore, name), where('uid', '==', uid), limit(BATCH));
}

/** Removes every document of a collection. */
export async function emptyCollection(path: string): Promise<void> {
  const found = await getDocsFromServer(query(collection(firestore, path), limit(BATCH)));
  if (found.empty) return;
  const batch = writeBatch(firestore);
  for (const row of found.docs) batch.delete(row.ref);
  await batch.commit();
  if (found.size === BATCH) await emptyCollection(path);
}

function asJson(fields: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}
