import { Timestamp, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { forgetPayee } from '../../../src/domain/refund/order-payout.ts';
import { readPayee } from './payee-records.ts';
import { log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { runIsolated } from '../sweep/run-isolated.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';

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
    // The shopper may have entered new details in the meantime, which stay.
    const isExpired = async (tx: FirestoreTransaction): Promise<boolean> =>
      (await readPayee(tx, ref.id, now)) === null;
    // The details go even if their order cannot be read.
    await runIsolated(
      'payee',
      () =>
        transitionOrder(ref.id, now, async (state, tx) => {
          const unchanged = { state, effects: [] };
          const transition = (await isExpired(tx)) ? forgetPayee(state, now) : unchanged;
          return decisionOf(transition, { what: 'payee-expired', actor: 'clock' });
        }),
      { orderId: ref.id },
    );
    // Payees whose order is gone or has forgotten them.
    await store().runTransaction(async (tx) => {
      if (await isExpired(tx)) tx.delete(ref);
    });
  }
  if (expired.size > 0) log('payees-expired', { count: expired.size });
  return expired.size;
}
