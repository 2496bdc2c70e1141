import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { refs, toFirestore } from '../platform/store.ts';

/** The order that a payment reference belongs to. */
interface ReadReference {
  /** The number of another order that the reference belongs to; empty for none. */
  readonly usedBy: string;
  /** Records that the reference belongs to this order; after the transaction's last read. */
  readonly claim: () => void;
}

/**
 * Reads which order the reference of a payment by hand belongs to. One document per method and reference, read and created in
 * the transaction that records the payment, of a closed order too: of two concurrent confirmations of different orders, one
 * retries and finds the other's document. The document stays as long as the order.
 *
 * Payouts from the list claim their references too (`payout` as the method). References of other refunds are not claimed: one
 * transfer may return the money of several orders, and each order limits its refunds to what it was paid. References are in
 * the normal form of `TransferReference`: letters and digits alone, so that they can be part of a document's id.
 * `now` is epoch milliseconds.
 */
export async function readReference(
  tx: FirestoreTransaction,
  reference: string,
  {
    id,
    number,
    method,
  }: Pick<Order, 'id' | 'number'> & { readonly method: Order['method'] | 'payout' },
  now: number,
): Promise<ReadReference> {
  const ref = refs.paymentReference(`${method}_${reference}`);
  const found = await tx.get(ref);
  const usedBy = found.exists && found.get('orderId') !== id ? String(found.get('number')) : '';
  return {
    usedBy,
    claim() {
      // Two payouts of one order may share a transfer.
      if (!found.exists) tx.create(ref, toFirestore({ orderId: id, number, at: now }));
    },
  };
}
