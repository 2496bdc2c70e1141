import { withLock } from '../platform/keyed-mutex.ts';
import { type Customer, LIMITS } from './limits.ts';
import { isWithinRateLimit, withinRateLimit } from './rate-limit.ts';

/**
 * Whether a customer may try to order, counting the try. Ask it before the locks of the order are taken: a buyer of
 * one of its products waits for them, also while the order is refused. A guest gets a new uid at will, so the refused
 * orders of the network are looked at too. `now` is epoch milliseconds.
 */
export async function mayTryOrder({ uid, peer }: Customer, now: number): Promise<boolean> {
  // One after the other: a double tap must not contend for the counter.
  const isOwnWithin = await withLock([`order tries of ${uid}`], () =>
    withinRateLimit('order-tries', uid, { ...LIMITS['order-tries'], now }),
  );
  const limit = { ...LIMITS['refused-orders'], now };
  return isOwnWithin && (peer === '' || isWithinRateLimit('refused-orders', peer, limit));
}

/**
 * Counts a refused order for the customer's network. Placed ones do not count, because behind Hosting many shoppers
 * share a network (see `Caller.peer`). `now` is epoch milliseconds.
 */
export async function countRefusedOrder({ peer }: Customer, now: number): Promise<void> {
  if (peer === '') return;
  await withinRateLimit('refused-orders', peer, { ...LIMITS['refused-orders'], now });
}
