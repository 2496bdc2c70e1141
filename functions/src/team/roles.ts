import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { roleOf } from '../../../src/domain/staff/role.ts';
import { type Grant, isDemotion, StaffMemberSchema } from '../../../src/domain/staff/staff.ts';
import { applyClaims, endSessions } from './claims.ts';
import { app, refs, parseDocument, store, toFirestore } from '../platform/store.ts';

/** The person who makes a change, for the audit log and the team list. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
}

/** A role change. `now` is epoch milliseconds. */
interface RoleChange {
  readonly person: UserRecord;
  readonly role: Grant;
  readonly by: Actor;
  readonly now: number;
}

/** The account with an email address; null when none exists. */
export async function accountOf(email: string): Promise<UserRecord | null> {
  try {
    return await getAuth(app()).getUserByEmail(email);
  } catch (error) {
    const isUnknown =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (isUnknown) return null;
    throw error;
  }
}

/**
 * Changes a role: team document, revocation marker and audit entry in one transaction, then the claim and the refresh
 * tokens. `refusal` runs inside the transaction with the uids of all owners who have an account; a refusal is returned
 * and nothing is written. `also` adds writes to the transaction. Idempotent: a second call repairs an interrupted first one.
 */
export async function changeRole<R extends string>(
  { person, role, by, now }: RoleChange,
  refusal: (owners: readonly string[], tx: FirestoreTransaction) => R | null | Promise<R | null>,
  also: (tx: FirestoreTransaction) => void = () => undefined,
): Promise<{ readonly refusal: R } | { readonly before: Grant }> {
  const ref = refs.staff(person.uid);
  const outcome = await store().runTransaction(async (tx) => {
    const owners = await ownersIn(tx);
    const member = parseDocument(await tx.get(ref), StaffMemberSchema, 'uid');
    const refused = await refusal(owners, tx);
    if (refused !== null) return { refusal: refused };
    also(tx);
    // A claim without a document comes from an interrupted change or from the console.
    const claim = roleOf(person.customClaims?.['role']);
    const previous = member?.role ?? claim;
    const isDemoted = isDemotion(previous, role) || isDemotion(claim, role);
    if (previous === role && member) return { before: role, lower: isDemoted };
    const email = person.email ?? '';
    const name = (person.displayName ?? '').slice(0, 80);
    if (role === 'none') tx.delete(ref);
    else tx.set(ref, toFirestore({ email, name, role, sinceAt: now, by: by.email }));
    if (isDemoted) tx.set(refs.demoted(person.uid), toFirestore({ at: now }));
    const was: Grant = previous ?? 'none';
    if (was !== role) writeAuditEntry(tx, { uid: person.uid, email, was, role, by, now });
    return { before: was, lower: isDemoted };
  });
  if ('refusal' in outcome) return outcome;
  await applyClaims(person.uid);
  if (outcome.lower || role === 'none') await endSessions(person.uid);
  return { before: outcome.before };
}

/**
 * Removes team members with this email whose account was deleted. `refusal` is as in `changeRole`. `now` is epoch
 * milliseconds. Returns whether there was one.
 */
export async function removeDeletedAccounts<R extends string>(
  { email, by, now }: { readonly email: string } & Pick<RoleChange, 'by' | 'now'>,
  refusal: (owners: readonly string[]) => R | null,
): Promise<{ readonly refusal: R } | { readonly removed: boolean }> {
  return store().runTransaction(async (tx) => {
    const refused = refusal(await ownersIn(tx));
    if (refused !== null) return { refusal: refused };
    const members = await tx.get(
      store().collection('staff').where('email', '==', email).limit(MAX_MEMBERS),
    );
    const withAccounts = await withAccount(members.docs.map(({ id }) => id));
    const removed = members.docs.filter(({ id }) => !withAccounts.includes(id));
    for (const row of removed) {
      const uid = row.id;
      const was = roleOf(row.get('role')) ?? 'none';
      tx.delete(row.ref);
      // Ends sessions as well, because a token outlives its account by up to an hour.
      tx.set(refs.demoted(uid), toFirestore({ at: now }));
      writeAuditEntry(tx, { uid, email, was, role: 'none', by, now });
    }
    return { removed: removed.length > 0 };
  });
}

/** Most team members per query; also the limit of one Auth lookup. */
const MAX_MEMBERS = 100;

/** The uids of all owners who have an account, read in a transaction. */
export async function ownersIn(tx: FirestoreTransaction): Promise<readonly string[]> {
  const owners = store().collection('staff').where('role', '==', 'owner').limit(MAX_MEMBERS);
  return withAccount((await tx.get(owners)).docs.map(({ id }) => id));
}

/** The uids that still have an account: a member may have deleted theirs and remain in the team list. */
async function withAccount(uids: readonly string[]): Promise<readonly string[]> {
  const { users } = await getAuth(app()).getUsers(uids.map((uid) => ({ uid })));
  return users.map(({ uid }) => uid);
}

interface Change extends Pick<RoleChange, 'role' | 'by' | 'now'> {
  readonly uid: string;
  readonly email: string;
  readonly was: Grant;
}

function writeAuditEntry(
  tx: FirestoreTransaction,
  { uid, email, was, role, by, now }: Change,
): void {
  const entry = { action: 'role-change', subject: `staff/${uid}`, by: by.uid, email: by.email };
  const details = { note: email, before: { role: was }, after: { role }, at: now };
  tx.create(store().collection('audit').doc(), toFirestore({ ...entry, ...details }));
}
