import {
  type AcceptAnswer,
  type Invitation,
  InvitationSchema,
  type InviteAnswer,
} from '#domain/staff/invitation.ts';
import type { Result } from '#domain/core/result.ts';
import type { Role } from '#domain/staff/role.ts';
import { refreshAuthUser } from '#data/firebase/auth.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Maximum number of invitations listed. */
const MAX_INVITATIONS = 200;

/** The invitations that were not accepted yet, live; expired ones stay for about a day. */
export const invitations: Query<ListPage<Invitation>> = defineCollection('invitations', {
  schema: InvitationSchema,
  idField: 'id',
}).list({ where: {}, orderBy: null, limit: MAX_INVITATIONS });

/**
 * Invites an email address to the team, or sends its invitation again with a new link. A refusal is a value; fails as
 * `setRole` does.
 */
export function inviteMember(email: string, role: Role): Promise<Result<InviteAnswer>> {
  return call<InviteAnswer>('inviteMember', { email, role });
}

/** Withdraws an invitation. A refusal is a value; fails as `setRole` does. Idempotent. */
export function revokeInvitation(id: string): Promise<Result<InviteAnswer>> {
  return call<InviteAnswer>('revokeInvitation', { id });
}

/**
 * Accepts an invitation by the link of its letter and renews the session, which then has the role. A refusal is a value;
 * fails with `offline`, or `unavailable` when the outcome is unknown.
 */
export async function acceptInvitation(id: string, token: string): Promise<Result<AcceptAnswer>> {
  const answer = await call<AcceptAnswer>('acceptInvitation', { id, token });
  if (answer.ok && answer.value.outcome === 'accepted') await refreshAuthUser();
  return answer;
}
