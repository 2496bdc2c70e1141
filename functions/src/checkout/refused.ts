import type { CheckoutRefusal, RefusedAnswer } from '../../../src/domain/checkout/checkout.ts';
import { isBusy } from '../platform/callable.ts';

/** The answer that refuses a request of the checkout. */
export function refused(refusal: CheckoutRefusal): RefusedAnswer {
  return { outcome: 'refused', refusal };
}

/** The answer of `run`, or the refusal `busy` when Firestore gave up on it because of contention. @throws any other error */
export async function refusedIfBusy<A>(run: () => Promise<A>): Promise<A | RefusedAnswer> {
  try {
    return await run();
  } catch (error) {
    if (isBusy(error)) return refused({ reason: 'busy' });
    throw error;
  }
}
