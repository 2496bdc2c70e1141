import { getAuth } from 'firebase-admin/auth';
import { StaffMemberSchema } from '../../../src/domain/staff/staff.ts';
import { TeamSettingsSchema } from '../../../src/domain/staff/second-factor.ts';
import { app, parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Most writes of one call. Each follows a change of the documents in the meantime, which is rare. */
const MAX_WRITES = 5;

/**
 * Writes the claims of an account as `staff/{uid}` and `settings/team` say: `role`, and `mfa` where the role needs a second
 * factor. Reads the documents again after the write and repeats it when they changed, so that of concurrent calls the last
 * one leaves what the documents say. Other claims stay. Idempotent.
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
 * Ends every session of an account: in the rules and open pages by the marker, in functions by the refresh tokens. After a
 * change of its claims, because a sign-in before it still gets the old ones.
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
