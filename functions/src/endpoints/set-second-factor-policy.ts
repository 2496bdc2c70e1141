import {
  type PolicyAnswer,
  type PolicyRefusal,
  SecondFactorPolicySchema,
} from '../../../src/domain/staff/second-factor.ts';
import { isRecent } from '../../../src/domain/staff/staff.ts';
import { callable } from '../platform/callable.ts';
import { changeSecondFactorPolicy } from '../team/second-factor.ts';

/**
 * Requires a second factor of owners and staff, or lifts the requirement, for owners, at `/api/setSecondFactorPolicy`:
 * `{ required }`. Requires a sign-in within the last five minutes. Only an owner whose own session has a second factor
 * can require it, so that at least one owner can still sign in.
 */
export const setSecondFactorPolicy = callable(
  {
    name: 'setSecondFactorPolicy',
    schema: SecondFactorPolicySchema,
    who: 'owner',
    options: { maxInstances: 1, concurrency: 1, timeoutSeconds: 300 },
  },
  async ({ required }, { uid, email, signedInAt, secondFactor }): Promise<PolicyAnswer> => {
    const now = Date.now();
    if (!isRecent(signedInAt, now)) return refused('sign-in-again');
    if (required && !secondFactor) return refused('no-second-factor');
    const answer = await changeSecondFactorPolicy({ required, by: { uid, email }, now });
    return answer ? refused(answer.refusal) : { outcome: 'set', required };
  },
);

function refused(refusal: PolicyRefusal): PolicyAnswer {
  return { outcome: 'refused', refusal };
}
