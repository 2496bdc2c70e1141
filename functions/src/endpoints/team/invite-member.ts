import { type InviteAnswer, InviteSchema } from '../../../../src/domain/staff/invitation.ts';
import { isRecent } from '../../../../src/domain/staff/staff.ts';
import { callable } from '../../platform/callable.ts';
import { inviteMember as invite } from '../../team/invitations.ts';

/**
 * Invites an email address to the team by letter, or sends its invitation again, for owners, at `/api/inviteMember`:
 * `{ email, role }`. Requires a sign-in within the last five minutes. Rate-limited per owner and mailbox.
 */
export const inviteMember = callable(
  { name: 'inviteMember', schema: InviteSchema, who: 'owner' },
  async ({ email, role }, { uid, email: ownEmail, signedInAt }): Promise<InviteAnswer> => {
    const now = Date.now();
    if (!isRecent(signedInAt, now)) return { outcome: 'refused', refusal: 'sign-in-again' };
    const refusal = await invite({ email, role, by: { uid, email: ownEmail }, now });
    return refusal === null ? { outcome: 'sent' } : { outcome: 'refused', refusal };
  },
);
