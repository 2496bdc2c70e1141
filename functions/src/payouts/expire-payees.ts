import { Timestamp } from 'firebase-admin/firestore';
import { forgetPayee } from '../../../src/domain/refund/order-payout.ts';
import { log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { transitionOrder } from '../orders/orders.ts';

/** Details that one run deletes; the next day's run takes the rest. */
const MOST = 200;

/**
 * Deletes details of payees that were not needed in time, and asks the shopper again on the order's page. Returns how many
 * were deleted. `now` is epoch milliseconds.
 */
export async function expirePayees(now: number): Promise<number> {
  const expired = await store()
    .collection('payouts')
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(MOST)
    .get();
  for (const { ref } of expired.docs) {
    await transitionOrder(
      ref.id,
      (state) => forgetPayee(state, now),
      () => ({ what: 'payee-expired', actor: 'clock' }),
      { now },
    );
    // One whose order is gone, or no longer names it.
    await ref.delete();
  }
  if (expired.size > 0) log('payees-expired', { count: expired.size });
  return expired.size;
}
