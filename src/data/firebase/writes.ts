import {
  deleteDoc,
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** Sentinel for the server's time; rules compare it with `request.time`. */
export const NOW = serverTimestamp();

/** Sentinel that increments a counter, starting at 1. */
export const INCREMENT = increment(1);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a whole document. Resolves when the server has committed, which offline means after reconnecting; listeners
 * on this page see the change at once.
 */
export async function putDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields);
}

/** Writes whole documents by path in one batch. Resolves as `putDocument` does. */
export async function putBatch(documents: Readonly<Record<string, Fields>>): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [path, fields] of Object.entries(documents)) batch.set(doc(firestore, path), fields);
  await batch.commit();
}

/** Merges fields into a document, creating it if needed. */
export async function mergeDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields, { merge: true });
}

/**
 * Changes fields of an existing document; fails with `not-found` if there is none. A merge would show listeners of this
 * page a document of only these fields while the rest is not loaded yet.
 */
export async function updateDocument(path: string, fields: Fields): Promise<void> {
  await updateDoc(doc(firestore, path), fields);
}

/** Deletes a document. Idempotent. */
export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(firestore, path));
}

/**
 * Reads a document and merges the result of `change` (null: no write) in one transaction. `change` receives null if
 * the document does not exist.
 */
export async function changeDocument(
  path: string,
  change: (fields: Fields | null) => Fields | null,
): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const reference = doc(firestore, path);
    const found = await transaction.get(reference);
    const changed = change(found.data() ?? null);
    if (changed) transaction.set(reference, changed, { merge: true });
  });
}
