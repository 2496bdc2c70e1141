import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** Stands in a document's fields for the server's time; rules compare it with `request.time`. */
export const NOW = serverTimestamp();

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a whole document. Resolves when the server has it; without a network that is when the network is back,
 * while listeners on this page see the change at once.
 */
export async function putDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields);
}

/** Writes the named fields and leaves the others, making the document when there is none. */
export async function mergeDocument(path: string, fields: Fields): Promise<void> {
  await setDoc(doc(firestore, path), fields, { merge: true });
}

/** Removes a document; one that is not there stays so. */
export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(firestore, path));
}

/** Whether a document exists, asked of the server. */
export async function documentExists(path: string): Promise<boolean> {
  return (await getDoc(doc(firestore, path))).exists();
}
