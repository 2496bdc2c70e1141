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

/** Documents per read or delete; a Firestore batch takes at most 500 writes. */
const BATCH = 500;

/** A document's fields as JSON, timestamps in ISO 8601; null if it does not exist. */
export async function fieldsOf(path: string): Promise<DocumentData | null> {
  const found = await getDocFromServer(doc(firestore, path));
  const fields = found.data();
  return fields ? asJson(fields) : null;
}

/** Reads up to 500 documents of a collection as JSON; `idField` adds the id to the fields. */
export async function collectionFields(
  path: string,
  idField?: string,
): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(query(collection(firestore, path), limit(BATCH)));
  return found.docs.map((row) => ({
    ...(idField && { [idField]: row.id }),
    ...asJson(row.data()),
  }));
}

/** Reads up to 500 documents with this `uid` in all collections of this name (collection group), as JSON. */
export async function groupFieldsOfUser(
  uid: string,
  name: string,
): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(groupOfUser(uid, name));
  return found.docs.map((row) => ({ path: row.ref.path, ...asJson(row.data()) }));
}

/** Reads up to 500 documents with this `uid` in one collection, as JSON. */
export async function collectionFieldsOfUser(
  uid: string,
  path: string,
): Promise<readonly DocumentData[]> {
  const found = await getDocsFromServer(
    query(collection(firestore, path), where('uid', '==', uid), limit(BATCH)),
  );
  return found.docs.map((row) => ({ id: row.id, ...asJson(row.data()) }));
}

/** Deletes all documents with this `uid` in all collections of this name. */
export async function deleteGroupOfUser(uid: string, name: string): Promise<void> {
  const found = await getDocsFromServer(groupOfUser(uid, name));
  await Promise.all(found.docs.map((row) => deleteDoc(row.ref)));
  if (found.size === BATCH) await deleteGroupOfUser(uid, name);
}

function groupOfUser(uid: string, name: string): Query {
  return query(collectionGroup(firestore, name), where('uid', '==', uid), limit(BATCH));
}

/** Deletes every document of a collection. */
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
