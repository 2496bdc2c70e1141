import {
  type AcceptAnswer,
  AcceptInvitationSchema,
} from '../../../../src/domain/staff/invitation.ts';
import { callable } from '../../platform/callable.ts';
import { acceptInvitation as accept } from '../../team/invitations.ts';

/**
 * Gives the caller the role of an invitation by the link of its letter, at `/api/acceptInvitation`: `{ id, token }`. Only an
 * account with the invited, confirmed address can accept, once and before it expires.
 */
export const acceptInvitation = callable(
  { name: 'acceptInvitation', schema: AcceptInvitationSchema, who: 'person' },
  (link, { uid }): Promise<AcceptAnswer> => accept(link, uid, Date.now()),
);
