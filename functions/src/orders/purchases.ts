import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { piecesOf } from '../../../src/domain/order/order-pieces.ts';
import { refs, toFirestore } from '../platform/store.ts';

/**
 * Records that an account bought the products of a delivered order, which makes its reviews those of a buyer. Leaves out
 * products of which the order has no piece left: cancelled, or returned. `at` is epoch milliseconds.
 */
export function writePurchases(
  tx: Pick<FirestoreTransaction, 'set'>,
  order: Pick<Order, 'id' | 'lines'>,
  uid: string,
  at: number,
): void {
  for (const { line } of piecesOf(order)) {
    const slug = order.lines[line - 1]?.slug ?? '';
    tx.set(refs.purchase(uid, slug), toFirestore({ orderId: order.id, at }));
  }
}
