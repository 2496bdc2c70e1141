import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction as Writing } from 'firebase-admin/firestore';
import { roleOf } from '../../../src/domain/staff/role.ts';
import { type Grant, isDemotion, StaffMemberSchema } from '../../../src/domain/staff/staff.ts';
import { app, refs, parseDocument, store, toFirestore } from './store.ts';

/** A change of somebody's role. `now` is epoch milliseconds. */
interface RoleChange {
  readonly person: UserRecord;
  readonly role: Grant;
  /** Who changes it, for the audit; `email` also for the team's list. */
  readonly by: { readonly uid: string; readonly email: string };
  readonly now: number;
}

/** The account of an e-mail; null when nobody has registered with it. */
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
 * Changes a role: the team's document, the mark that ends open sessions and the audit in one transaction, then the claim
 * and the refresh tokens. `refusal` is asked within the transaction with the uids of all owners who have an account; what it
 * answers is answered, and nothing is written. Doing the same again mends what an interruption has left undone.
 */
export async function changeRole<R extends string>(
  { person, role, by, now }: RoleChange,
  refusal: (owners: readonly string[]) => R | null,
): Promise<{ readonly refusal: R } | { readonly before: Grant }> {
  const place = refs.staff(person.uid);
  const outcome = await store().runTransaction(async (writing) => {
    const owners = await ownersIn(writing);
    const known = parseDocument(await writing.get(place), StaffMemberSchema, 'uid');
    const refused = refusal(owners);
    if (refused !== null) return { refusal: refused };
    // A claim without a document is what an interruption, or a hand outside the shop, has left.
    const claim = roleOf(person.customClaims?.['role']);
    const before = known?.role ?? claim;
    const lower = isDemotion(before, role) || isDemotion(claim, role);
    if (before === role && known) return { before: role, lower };
    const email = person.email ?? '';
    const name = (person.displayName ?? '').slice(0, 80);
    if (role === 'none') writing.delete(place);
    else writing.set(place, toFirestore({ email, name, role, sinceAt: now, by: by.email }));
    if (lower) writing.set(refs.demoted(person.uid), toFirestore({ at: now }));
    const was: Grant = before ?? 'none';
    if (was !== role) noteChange(writing, { uid: person.uid, email, was, role, by, now });
    return { before: was, lower };
  });
  if ('refusal' in outcome) return outcome;
  const auth = getAuth(app());
  const { role: _, ...others } = person.customClaims ?? {};
  await auth.setCustomUserClaims(person.uid, role === 'none' ? others : { ...others, role });
  if (outcome.lower || role === 'none') await auth.revokeRefreshTokens(person.uid);
  return { before: outcome.before };
}

/**
 * Takes out of the team whoever had this e-mail and has no account any more. `refusal` is as in `changeRole`. `now` is epoch
 * milliseconds. Answers whether there was somebody.
 */
export async function removeDeletedAccounts<R extends string>(
  { email, by, now }: { readonly email: string } & Pick<RoleChange, 'by' | 'now'>,
  refusal: (owners: readonly string[]) => R | null,
): Promise<{ readonly refusal: R } | { readonly removed: boolean }> {
  return store().runTransaction(async (writing) => {
    const refused = refusal(await ownersIn(writing));
    if (refused !== null) return { refusal: refused };
    const named = await writing.get(
      store().collection('staff').where('email', '==', email).limit(MOST),
    );
    const there = await withAccount(named.docs.map(({ id }) => id));
    const gone = named.docs.filter(({ id }) => !there.includes(id));
    for (const row of gone) {
      const uid = row.id;
      const was = roleOf(row.get('role')) ?? 'none';
      writing.delete(row.ref);
      // A token outlives its account by up to an hour.
      writing.set(refs.demoted(uid), toFirestore({ at: now }));
      noteChange(writing, { uid, email, was, role: 'none', by, now });
    }
    return { removed: gone.length > 0 };
  });
}

/** How many of the team are looked at; Auth takes as many at once. */
const MOST = 100;

async function ownersIn(writing: Writing): Promise<readonly string[]> {
  const owners = store().collection('staff').where('role', '==', 'owner').limit(MOST);
  return withAccount((await writing.get(owners)).docs.map(({ id }) => id));
}

/** Those whom Auth knows: somebody may delete an account, and stays in the team's list. */
async function withAccount(uids: readonly string[]): Promise<readonly string[]> {
  const { users } = await getAuth(app()).getUsers(uids.map((uid) => ({ uid })));
  return users.map(({ uid }) => uid);
}

interface Change extends Pick<RoleChange, 'role' | 'by' | 'now'> {
  readonly uid: string;
  readonly email: string;
  readonly was: Grant;
}

function noteChange(writing: Writing, { uid, email, was, role, by, now }: Change): void {
  const entry = { action: 'role-change', subject: `staff/${uid}`, by: by.uid, email: by.email };
  const change = { note: email, before: { role: was }, after: { role }, at: now };
  writing.create(store().collection('audit').doc(), toFirestore({ ...entry, ...change }));
}
