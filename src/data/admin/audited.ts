import {
  collection,
  doc,
  type DocumentReference,
  runTransaction,
  serverTimestamp,
  type Transaction,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { changedFields } from '#domain/staff/audit.ts';
import type { Result } from '#domain/shared/result.ts';
import { auth } from '#data/firebase/auth.ts';
import { attemptOnline } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One document of a deed. `set` writes it whole, `merge` names the fields that change, `remove` deletes it. */
export type Write =
  | { readonly path: string; readonly set: Fields }
  /** One that is `aside` is told by the deed's other documents: it names no entry, and counts for none. */
  | { readonly path: string; readonly merge: Fields; readonly aside?: true }
  /** `auditId` is what the document holds now: the deletion's entry is named after it. */
  | { readonly path: string; readonly remove: true; readonly auditId: string };

/** What the audit says of a deed. */
export interface AuditedAction {
  /** The entry's id, for a deed whose documents are named after it; one is minted when it is left out. */
  readonly id?: string;
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
export function writeAudited(deed: AuditedAction, writes: readonly Write[]): Promise<Result<void>> {
  return attemptOnline(async () => {
    const batch = writeBatch(firestore);
    writeInto(batch, deed, writes);
    await batch.commit();
  });
}

/** A document that a deed was decided by, and whether it still is as it was then (null: there is none). */
export interface Guard {
  readonly path: string;
  readonly holds: (stored: Fields | null) => boolean;
}

/**
 * The same, unless a document has changed since the deed was decided: then nothing is written, and the answer is the path
 * of the first such document. The answer of a deed that was done is null.
 */
export function writeAuditedUnlessChanged(
  deed: AuditedAction,
  writes: readonly Write[],
  guards: readonly Guard[],
): Promise<Result<string | null>> {
  return attemptOnline(
    () =>
      runTransaction(firestore, async (transaction) => {
        const found = await Promise.all(guards.map(({ path }) => transaction.get(placeOf(path))));
        const changed = guards.find(({ holds }, place) => !holds(found[place]?.data() ?? null));
        if (changed) return changed.path;
        writeInto(transaction, deed, writes);
        return null;
      }),
    PATIENCE_MS + writes.length * PATIENCE_EACH_MS,
  );
}

/**
 * The same for a deed whose documents are decided by others: `decide` reads them in the transaction, and is asked again when
 * one of them has changed before it is done.
 */
export function writeAuditedWith(
  deed: AuditedAction,
  decide: (read: (path: string) => Promise<Fields | null>) => Promise<readonly Write[]>,
): Promise<Result<void>> {
  return attemptOnline(() =>
    runTransaction(firestore, async (transaction) => {
      const writes = await decide(
        async (path) => (await transaction.get(placeOf(path))).data() ?? null,
      );
      writeInto(transaction, deed, writes);
    }),
  );
}

/** How long somebody is left waiting for a deed, and for each document of it, in milliseconds. */
const PATIENCE_MS = 20_000;
const PATIENCE_EACH_MS = 200;

/** The id of an entry that is about to be written. */
export function mintId(): string {
  return doc(collection(firestore, 'audit')).id;
}

const placeOf = (path: string): DocumentReference => doc(firestore, path);

function writeInto(
  into: WriteBatch | Transaction,
  deed: AuditedAction,
  writes: readonly Write[],
): void {
  const { currentUser } = auth;
  if (!currentUser) throw Object.assign(new Error('nobody'), { code: 'unauthenticated' });
  // The two write alike, but their types do not say so.
  const target = into as WriteBatch;
  const entry = entryOf(deed, writes);
  const { action, subject, note = '' } = deed;
  target.set(entry, {
    action,
    subject,
    note,
    by: currentUser.uid,
    email: currentUser.email ?? '',
    count: writes.filter((write) => !('aside' in write)).length,
    ...changedFields(deed.before, deed.after),
    at: serverTimestamp(),
  });
  for (const write of writes) {
    const place = placeOf(write.path);
    if ('remove' in write) target.delete(place);
    else if ('set' in write) target.set(place, { ...write.set, auditId: entry.id });
    else {
      const named = 'aside' in write ? {} : { auditId: entry.id };
      target.set(place, { ...write.merge, ...named }, { merge: true });
    }
  }
}

function entryOf({ id }: AuditedAction, writes: readonly Write[]): DocumentReference {
  const entries = collection(firestore, 'audit');
  const removal = writes.find((write) => 'remove' in write);
  if (!removal) return id === undefined ? doc(entries) : doc(entries, id);
  return doc(entries, `delete_${removal.path.replace('/', '_')}_${removal.auditId || 'none'}`);
}
