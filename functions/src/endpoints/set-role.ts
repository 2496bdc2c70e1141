import { isRecent, type SetRoleAnswer, SetRoleSchema } from '../../../src/domain/staff/staff.ts';
import { callable } from '../platform/callable.ts';
import { accountOf, changeRole, removeDeletedAccounts } from '../team/roles.ts';

/**
 * Grants or revokes the role of an account by its email, for owners, at `/api/setRole`: `{ email, role }`. Requires a
 * sign-in within the last five minutes, grants nothing to an unverified email, and never leaves the shop without an
 * owner. `none` also removes team members whose account was deleted.
 * Runs in one instance without concurrency, so that claims are written in the order of the decisions.
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
    // The claim in a token outlives a revocation for a moment, so the team list decides.
    const notOwner = (owners: readonly string[]) =>
      owners.includes(caller.uid) ? null : ('not-owner' as const);
    const account = await accountOf(email);
    if (!account) {
      if (role !== 'none') return refused('no-account');
      const removal = await removeDeletedAccounts({ email, by, now }, notOwner);
      if ('refusal' in removal) return refused(removal.refusal);
      return removal.removed ? { outcome: 'set', role } : refused('no-account');
    }
    if (role !== 'none' && !account.emailVerified) return refused('not-verified');
    const result = await changeRole({ person: account, role, by, now }, (owners) => {
      const isLast = owners.length === 1 && owners[0] === account.uid;
      return notOwner(owners) ?? (isLast && role !== 'owner' ? 'last-owner' : null);
    });
    return 'refusal' in result ? refused(result.refusal) : { outcome: 'set', role };
  },
);

function refused(
  refusal: Extract<SetRoleAnswer, { outcome: 'refused' }>['refusal'],
): SetRoleAnswer {
  return { outcome: 'refused', refusal };
}
