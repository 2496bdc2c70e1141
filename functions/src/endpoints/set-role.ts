import { isRecent, type SetRoleAnswer, SetRoleSchema } from '../../../src/domain/staff/staff.ts';
import { callable } from '../shared/callable.ts';
import { accountOf, changeRole, removeDeletedAccounts } from '../shared/roles.ts';

/**
 * An owner gives a role to the account of an e-mail, or takes it, at `/api/setRole`: `{ email, role }`. Asks for a sign-in of
 * the last five minutes; gives nothing to an e-mail that was never confirmed; never leaves the shop without an owner. `none`
 * also takes those out of the team whose account is gone. One change at a time, so that claims are written in the order of the decisions.
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
    const by = { uid: caller.uid, email: caller.email };
    // A claim outlives a decision for a moment; the team's list does not.
    const notOwner = (owners: readonly string[]) =>
      owners.includes(caller.uid) ? null : ('not-owner' as const);
    const person = await accountOf(email);
    if (!person) {
      if (role !== 'none') return refused('no-account');
      const gone = await removeDeletedAccounts({ email, by, now }, notOwner);
      if ('refusal' in gone) return refused(gone.refusal);
      return gone.removed ? { outcome: 'set', role } : refused('no-account');
    }
    if (role !== 'none' && !person.emailVerified) return refused('not-verified');
    const changed = await changeRole({ person, role, by, now }, (owners) => {
      const isLast = owners.length === 1 && owners[0] === person.uid;
      return notOwner(owners) ?? (isLast && role !== 'owner' ? 'last-owner' : null);
    });
    return 'refusal' in changed ? refused(changed.refusal) : { outcome: 'set', role };
  },
);

function refused(
  refusal: Extract<SetRoleAnswer, { outcome: 'refused' }>['refusal'],
): SetRoleAnswer {
  return { outcome: 'refused', refusal };
}
