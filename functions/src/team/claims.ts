import { getAuth } from 'firebase-admin/auth';
import { StaffMemberSchema } from '../../../src/domain/staff/staff.ts';
import { TeamSettingsSchema } from '../../../src/domain/staff/second-factor.ts';
import { app, parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Maximum writes per call. Each one after the first follows a concurrent change of the documents, which is rare. */
const MAX_WRITES = 5;

/**
 * Writes an account's claims by `staff/{uid}` and `settings/team`: `role`, and `mfa` where the role needs a second
 * factor. Keeps other claims. Reads the documents again after the write and repeats it if they changed, so that the
 * claims match the documents after concurrent calls too. Idempotent.
 * @throws Error when the documents keep changing; what Auth throws, such as `auth/user-not-found`.
 */
export async function applyClaims(uid: string): Promise<void> {
  const auth = getAuth(app());
  let wanted = await claimsOf(uid);
  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    const { role: _, mfa: __, ...others } = (await auth.getUser(uid)).customClaims ?? {};
    await auth.setCustomUserClaims(uid, { ...others, ...wanted });
    const current = await claimsOf(uid);
    if (current.role === wanted.role && current.mfa === wanted.mfa) return;
    wanted = current;
  }
  throw new Error('the claims keep changing');
}

/**
 * Ends every session of an account: a marker ends them in the rules and in open pages, and revoked refresh tokens in
 * functions. Call it after a change of claims, because sessions that began before it still carry the old ones.
 */
export async function endSessions(uid: string): Promise<void> {
  await refs.demoted(uid).set(toFirestore({ at: Date.now() }));
  await getAuth(app()).revokeRefreshTokens(uid);
}

async function claimsOf(uid: string): Promise<{ readonly role?: string; readonly mfa?: true }> {
  const [member, settings] = await store().getAll(refs.staff(uid), refs.teamSettings());
  const role = member && parseDocument(member, StaffMemberSchema, 'uid')?.role;
  if (!role) return {};
  const policy = settings && parseDocument(settings, TeamSettingsSchema, 'id');
  return policy?.requiresSecondFactor ? { role, mfa: true } : { role };
}
