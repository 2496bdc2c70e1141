import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../platform/store.ts';

/**
 * Marks an order whose figures are due. Says nothing of what changed: the sweep reads the order as it is then,
 * so events that come twice, late or in another order only cause a further look.
 */
export async function markOrder(orderId: string): Promise<void> {
  await refs
    .orderFigures(orderId)
    .set({ due: true, mark: FieldValue.increment(1) }, { merge: true });
}
