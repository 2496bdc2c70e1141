import { collection, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { changedFields } from '#domain/audit.ts';
import type { Result } from '#domain/failure.ts';
import { auth } from '#data/auth.ts';
import { attemptOnline } from '#data/failures.ts';
import { firestore } from '#data/firestore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One document of a deed. `set` writes it whole, `merge` names the fields that change, `remove` deletes it. */
export type Write =
  | { readonly path: string; readonly set: Fields }
  | { readonly path: string; readonly merge: Fields }
  /** `auditId` is what the document holds now: the deletion's entry is named after it. */
  | { readonly path: string; readonly remove: true; readonly auditId: string };

/** What the audit says of a deed. */
export interface Deed {
  readonly action: string;
  /** The path of the one document, or the collection of many. */
  readonly subject: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly note?: string;
}

/**
 * Writes documents and the audit's entry about them in one batch, as the rules demand: each document written names the
 * entry in `auditId`. All or nothing, up to 400 documents; a deletion stands alone. Fails with `denied`, `offline`, or
 * `unavailable` when nobody knows whether it was done: the same deed may then be done again.
 */
export function writeAudited(deed: Deed, writes: readonly Write[]): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { currentUser } = auth;
    if (!currentUser) throw Object.assign(new Error('nobody'), { code: 'unauthenticated' });
    const batch = writeBatch(firestore);
    const entries = collection(firestore, 'audit');
    const removal = writes.find((write) => 'remove' in write);
    const entry = removal
      ? doc(entries, `delete_${removal.path.replace('/', '_')}_${removal.auditId || 'none'}`)
      : doc(entries);
    const { action, subject, note = '' } = deed;
    batch.set(entry, {
      action,
      subject,
      note,
      by: currentUser.uid,
      email: currentUser.email ?? '',
      count: writes.length,
      ...changedFields(deed.before, deed.after),
      at: serverTimestamp(),
    });
    for (const write of writes) {
      const place = doc(firestore, write.path);
      if ('remove' in write) batch.delete(place);
      else if ('set' in write) batch.set(place, { ...write.set, auditId: entry.id });
      else batch.set(place, { ...write.merge, auditId: entry.id }, { merge: true });
    }
    await batch.commit();
  });
}
