import {
  DemotionSchema,
  type Grant,
  type SetRoleAnswer,
  type StaffMember,
  StaffMemberSchema,
} from '#domain/staff/staff.ts';
import type { Result } from '#domain/core/result.ts';
import {
  type PolicyAnswer,
  type ResetAnswer,
  type TeamSettings,
  TeamSettingsSchema,
} from '#domain/staff/second-factor.ts';
import { signOut } from '#data/account/account.ts';
import { auth } from '#data/firebase/auth.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { queryStore, type Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Maximum number of team members listed. */
const MAX_MEMBERS = 200;

const demotions = defineCollection('demoted', { schema: DemotionSchema, idField: 'uid' });

/** The staff members, live, ordered by uid. */
export const team: Query<ListPage<StaffMember>> = defineCollection('staff', {
  schema: StaffMemberSchema,
  idField: 'uid',
}).list({ where: {}, orderBy: null, limit: MAX_MEMBERS });

/** Whether the team needs a second factor, live; null before it was first required. */
export const teamSettings: Query<TeamSettings | null> = defineCollection('settings', {
  schema: TeamSettingsSchema,
  idField: 'id',
}).doc('team');

/**
 * Requires a second factor of the whole team, or lifts the requirement. Requiring it signs every member out. A refusal
 * is a value; fails as `setRole` does. Idempotent.
 */
export function setSecondFactorPolicy(required: boolean): Promise<Result<PolicyAnswer>> {
  return call<PolicyAnswer>('setSecondFactorPolicy', { required });
}

/**
 * Removes the second factors of a team member who lost their device, and signs them out. A refusal is a value; fails as
 * `setRole` does. Idempotent.
 */
export function resetSecondFactors(uid: string): Promise<Result<ResetAnswer>> {
  return call<ResetAnswer>('resetSecondFactors', { uid });
}

/**
 * Grants or revokes a role for an email's account. A refusal is a value; fails with `denied`, `offline`, or
 * `unavailable` when the outcome is unknown. Idempotent.
 */
export function setRole(email: string, role: Grant): Promise<Result<SetRoleAnswer>> {
  return call<SetRoleAnswer>('setRole', { email, role });
}

/**
 * Signs out on this device and calls `onSignedOut` when the session's role was revoked. A session that began after the
 * revocation continues. Returns a cleanup function.
 */
export function signOutWhenDemoted(uid: string, onSignedOut: () => void): () => void {
  const source = demotions.doc(uid);
  const check = async (): Promise<void> => {
    const state = queryStore.read(source);
    if (state.state !== 'ready' || state.data === null) return;
    const token = await auth.currentUser?.getIdTokenResult();
    if (!token || Date.parse(token.authTime) > state.data.at) return;
    stop();
    await signOut();
    onSignedOut();
  };
  const stop = queryStore.subscribe(source, () => void check());
  void check();
  return stop;
}
