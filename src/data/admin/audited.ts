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
import type { Result } from '#domain/core/result.ts';
import { auth } from '#data/firebase/auth.ts';
import { attemptOnline, codedError } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';
import { plainValue } from '#data/firebase/stored-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * One document write of an audited action. `set` writes the whole document, `merge` the named fields, `remove`
 * deletes it.
 */
export type Write =
  | { readonly path: string; readonly set: Fields }
  | { readonly path: string; readonly merge: Fields }
  /** `auditId` is the document's current one, from which the id of the deletion's entry derives. */
  | { readonly path: string; readonly remove: true; readonly auditId: string };

/** The audit entry of an action. */
export interface AuditedAction {
  /** The entry's id, for actions whose documents derive their ids from it; created if omitted. */
  readonly id?: string;
  readonly action: string;
  /** The document's path, or the collection's for many documents. */
  readonly subject: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly note?: string;
}

/**
 * Writes documents and their audit entry in one batch, as the rules demand: each document stores the entry's id in
 * `auditId`. All or nothing, up to 400 documents; a deletion needs a batch of its own. Fails with `denied`, `offline`,
 * and with `unavailable` when the outcome is unknown: retrying is safe then.
 */
export function writeAudited(
  auditEntry: AuditedAction,
  writes: readonly Write[],
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const batch = writeBatch(firestore);
    writeInto(batch, auditEntry, writes);
    await batch.commit();
  });
}

/** A precondition: whether a document is unchanged since the decision. `stored` is null if it does not exist. */
export interface Guard {
  readonly path: string;
  readonly holds: (stored: Fields | null) => boolean;
}

/** Precondition: nobody has saved the document since `savedAt`, its `updatedAt` in epoch milliseconds. */
export function unchangedSince(path: string, savedAt: number | undefined): Guard {
  return {
    path,
    holds: (stored) => stored !== null && plainValue(stored['updatedAt']) === savedAt,
  };
}

/**
 * As `writeAudited`, in a transaction with preconditions. If one fails, writes nothing and returns the path of the
 * first changed document; otherwise returns null.
 */
export function writeAuditedUnlessChanged(
  auditEntry: AuditedAction,
  writes: readonly Write[],
  guards: readonly Guard[],
): Promise<Result<string | null>> {
  return attemptOnline(
    () =>
      runTransaction(firestore, async (transaction) => {
        const found = await Promise.all(
          guards.map(({ path }) => transaction.get(referenceTo(path))),
        );
        const changed = guards.find(({ holds }, index) => !holds(found[index]?.data() ?? null));
        if (changed) return changed.path;
        writeInto(transaction, auditEntry, writes);
        return null;
      }),
    TIMEOUT_MS + writes.length * TIMEOUT_PER_WRITE_MS,
  );
}

/**
 * As `writeAudited`, for writes that depend on other documents. `decide` reads these in the transaction, and runs again
 * when one of them changes before the commit.
 */
export function writeAuditedWith(
  auditEntry: AuditedAction,
  decide: (read: (path: string) => Promise<Fields | null>) => Promise<readonly Write[]>,
): Promise<Result<void>> {
  return attemptOnline(() =>
    runTransaction(firestore, async (transaction) => {
      const writes = await decide(
        async (path) => (await transaction.get(referenceTo(path))).data() ?? null,
      );
      writeInto(transaction, auditEntry, writes);
    }),
  );
}

/** Timeout of a transaction in milliseconds; each written document adds `TIMEOUT_PER_WRITE_MS`. */
const TIMEOUT_MS = 20_000;
const TIMEOUT_PER_WRITE_MS = 200;

/** Creates the id of a future audit entry. */
export function createAuditId(): string {
  return doc(collection(firestore, 'audit')).id;
}

const referenceTo = (path: string): DocumentReference => doc(firestore, path);

function writeInto(
  into: WriteBatch | Transaction,
  auditEntry: AuditedAction,
  writes: readonly Write[],
): void {
  const { currentUser } = auth;
  if (!currentUser) throw codedError('unauthenticated');
  // Batch and transaction have the same write methods, but TypeScript has no common type for them.
  const target = into as WriteBatch;
  const entry = entryOf(auditEntry, writes);
  const { action, subject, note = '' } = auditEntry;
  target.set(entry, {
    action,
    subject,
    note,
    by: currentUser.uid,
    email: currentUser.email ?? '',
    count: writes.length,
    ...changedFields(auditEntry.before, auditEntry.after),
    at: serverTimestamp(),
  });
  for (const write of writes) {
    const reference = referenceTo(write.path);
    if ('remove' in write) target.delete(reference);
    else if ('set' in write) target.set(reference, { ...write.set, auditId: entry.id });
    else target.set(reference, { ...write.merge, auditId: entry.id }, { merge: true });
  }
}

function entryOf({ id }: AuditedAction, writes: readonly Write[]): DocumentReference {
  const entries = collection(firestore, 'audit');
  const removal = writes.find((write) => 'remove' in write);
  if (!removal) return id === undefined ? doc(entries) : doc(entries, id);
  return doc(entries, `delete_${removal.path.replace('/', '_')}_${removal.auditId || 'none'}`);
}
