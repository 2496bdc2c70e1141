import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { refs, store } from '../platform/store.ts';

/**
 * Marks an order whose figures are due. Says nothing of what changed: the sweep reads the order as it is then,
 * so events that come twice, late or in another order only cause a further look.
 */
export async function markOrder(orderId: string): Promise<void> {
  const batch = store().batch();
  markOrderWith(batch, orderId);
  await batch.commit();
}

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, fields: object, options: { merge: true }): unknown;
}

/** Marks an order, as `markOrder` does, with the other writes of a transaction or a batch. */
export function markOrderWith(writer: Writer, orderId: string): void {
  const mark = { due: true, mark: FieldValue.increment(1) };
  writer.set(refs.orderFigures(orderId), mark, { merge: true });
}
