import {
  deleteDoc,
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** Stands in a document's fields for the server's time; rules compare it with `request.time`. */
export const NOW = serverTimestamp();

/** Stands in a document's fields for a count that becomes one more, or one. */
export const INCREMENT = increment(1);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a whole document. Resolves when the server has it; without a network that is when the network is back,
 * while listeners on this page see the change at once.
 */
export async function putDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields);
}

/** Writes whole documents by their paths, all of them or none. Resolves as `putDocument` does. */
export async function putBatch(documents: Readonly<Record<string, Fields>>): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [path, fields] of Object.entries(documents)) batch.set(doc(firestore, path), fields);
  await batch.commit();
}

/** Writes the named fields and leaves the others, making the document when there is none. */
export async function mergeDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields, { merge: true });
}

/** Removes a document; one that is not there stays so. */
export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(firestore, path));
}

/**
 * Reads a document and merges into it what `change` answers (null: nothing), in one transaction. `change` is given null
 * when there is no document.
 */
export async function changeDocument(
  path: string,
  change: (fields: Fields | null) => Fields | null,
): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const place = doc(firestore, path);
    const found = await transaction.get(place);
    const changed = change(found.data() ?? null);
    if (changed) transaction.set(place, changed, { merge: true });
  });
}
