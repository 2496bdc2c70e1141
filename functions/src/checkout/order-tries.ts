import { withLock } from '../platform/keyed-mutex.ts';
import { LIMITS } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';

/**
 * Counts an attempt to order and returns whether it is within the limit. Call it before taking the locks of the order, because
 * even a refused order makes other buyers of its products wait. There is no limit per network: behind Hosting shoppers share
 * one (see `Caller.peer`), so a stranger could close the checkout for all of them. `now` is epoch milliseconds.
 */
export function mayTryOrder(uid: string, now: number): Promise<boolean> {
  // One after the other: a double tap must not contend for the counter.
  return withLock([`order tries of ${uid}`], () =>
    withinRateLimit('order-tries', uid, { ...LIMITS['order-tries'], now }),
  );
}
