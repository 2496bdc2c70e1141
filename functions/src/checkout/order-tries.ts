import { withLock } from '../platform/keyed-mutex.ts';
import { LIMITS } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';

/**
 * Whether a customer may try to order, counting the try. Ask it before the locks of the order are taken: a buyer of
 * one of its products waits for them, also while the order is refused. There is no limit per network: behind Hosting
 * shoppers share one (see `Caller.peer`), and a stranger could close the checkout for all of them. `now` is epoch
 * milliseconds.
 */
export function mayTryOrder(uid: string, now: number): Promise<boolean> {
  // One after the other: a double tap must not contend for the counter.
  return withLock([`order tries of ${uid}`], () =>
    withinRateLimit('order-tries', uid, { ...LIMITS['order-tries'], now }),
  );
}
