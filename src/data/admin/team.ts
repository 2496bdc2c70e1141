import {
  DemotionSchema,
  type Grant,
  type SetRoleAnswer,
  type StaffMember,
  StaffMemberSchema,
} from '#domain/staff/staff.ts';
import type { Result } from '#domain/shared/result.ts';
import { signOut } from '#data/account/account.ts';
import { auth } from '#data/firebase/auth.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { queryStore, type Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** The most members of the team that are listed. */
const MOST_MEMBERS = 200;

const demotions = defineCollection('demoted', { schema: DemotionSchema, idField: 'uid' });

/** Who works here, live, in the order of the uids. */
export const team: Query<ListPage<StaffMember>> = defineCollection('staff', {
  schema: StaffMemberSchema,
  idField: 'uid',
}).list({ where: {}, orderBy: null, limit: MOST_MEMBERS });

/**
 * Gives a role to the account of an e-mail, or takes it. What is refused is an answer; fails with `denied`, `offline`, or
 * `unavailable` when nobody knows whether it was done: asking again is harmless.
 */
export function setRole(email: string, role: Grant): Promise<Result<SetRoleAnswer>> {
  return call<SetRoleAnswer>('setRole', { email, role });
}

/**
 * Signs out on this device as soon as a role was taken from this session, and then calls `left`. A session that began
 * after that goes on. Returns what ends the watch.
 */
export function signOutWhenDemoted(uid: string, left: () => void): () => void {
  const source = demotions.doc(uid);
  const look = async (): Promise<void> => {
    const state = queryStore.read(source);
    if (state.state !== 'ready' || state.data === null) return;
    const token = await auth.currentUser?.getIdTokenResult();
    if (!token || Date.parse(token.authTime) > state.data.at) return;
    stop();
    await signOut();
    left();
  };
  const stop = queryStore.subscribe(source, () => void look());
  void look();
  return stop;
}
