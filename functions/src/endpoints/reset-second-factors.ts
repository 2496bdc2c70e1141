import {
  FactorResetSchema,
  type ResetAnswer,
  type ResetRefusal,
} from '../../../src/domain/staff/second-factor.ts';
import { isRecent } from '../../../src/domain/staff/staff.ts';
import { callable } from '../platform/callable.ts';
import { removeSecondFactors } from '../team/second-factor.ts';

/**
 * Removes every second factor of another team member, who lost their device, for owners, at `/api/resetSecondFactors`:
 * `{ uid }`. Requires a sign-in within the last five minutes. The member is signed out everywhere.
 */
export const resetSecondFactors = callable(
  { name: 'resetSecondFactors', schema: FactorResetSchema, who: 'owner' },
  async ({ uid }, caller): Promise<ResetAnswer> => {
    const now = Date.now();
    if (!isRecent(caller.signedInAt, now)) return refused('sign-in-again');
    if (uid === caller.uid) return refused('own');
    const by = { uid: caller.uid, email: caller.email };
    const answer = await removeSecondFactors({ uid, by, now });
    return answer ? refused(answer.refusal) : { outcome: 'removed' };
  },
);

function refused(refusal: ResetRefusal): ResetAnswer {
  return { outcome: 'refused', refusal };
}
