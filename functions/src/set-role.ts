import { isRecent, type SetRoleAnswer, SetRoleSchema } from '../../src/domain/staff.ts';
import { callable } from './callable.ts';
import { accountOf, changeRole } from './roles.ts';

/**
 * An owner gives a role to the account of an e-mail, or takes it, at `/api/setRole`: `{ email, role }`. Asks for a sign-in of
 * the last five minutes; gives nothing to an e-mail that was never confirmed; never leaves the shop without an owner. One
 * change at a time, so that claims are written in the order of the decisions.
 */
export const setRole = callable(
  {
    name: 'setRole',
    schema: SetRoleSchema,
    who: 'owner',
    options: { maxInstances: 1, concurrency: 1 },
  },
  async ({ email, role }, caller): Promise<SetRoleAnswer> => {
    const now = Date.now();
    if (!isRecent(caller.signedInAt, now)) return refused('sign-in-again');
    const person = await accountOf(email);
    if (!person) return refused('no-account');
    if (role !== 'none' && !person.emailVerified) return refused('not-verified');
    const changed = await changeRole(
      { person, role, by: { uid: caller.uid, email: caller.email }, now },
      (owners) => {
        // A claim outlives a decision for a moment; the team's list does not.
        if (!owners.includes(caller.uid)) return 'not-owner';
        const isLast = owners.length === 1 && owners[0] === person.uid;
        return isLast && role !== 'owner' ? 'last-owner' : null;
      },
    );
    return 'refusal' in changed ? refused(changed.refusal) : { outcome: 'set', role };
  },
);

function refused(
  refusal: Extract<SetRoleAnswer, { outcome: 'refused' }>['refusal'],
): SetRoleAnswer {
  return { outcome: 'refused', refusal };
}
