import {
  type InviteAnswer,
  RevokeInvitationSchema,
} from '../../../../src/domain/staff/invitation.ts';
import { callable } from '../../platform/callable.ts';
import { revokeInvitation as revoke } from '../../team/invitations.ts';

/** Withdraws an invitation to the team, whose link then ends, for owners, at `/api/revokeInvitation`: `{ id }`. Idempotent. */
export const revokeInvitation = callable(
  { name: 'revokeInvitation', schema: RevokeInvitationSchema, who: 'owner' },
  async ({ id }, { uid, email }): Promise<InviteAnswer> => {
    const refusal = await revoke(id, { uid, email }, Date.now());
    return refusal === null ? { outcome: 'revoked' } : { outcome: 'refused', refusal };
  },
);
