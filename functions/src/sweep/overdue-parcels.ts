import { Timestamp } from 'firebase-admin/firestore';
import { OVERDUE_KEY } from '../../../src/domain/order/payment-alerts.ts';
import { turnedBackAt } from '../../../src/domain/parcel/order-parcel.ts';
import { overdueUntil } from '../../../src/domain/return/returned-parcel.ts';
import { readOrder } from '../orders/order-documents.ts';
import { log } from '../platform/log.ts';
import { refs, store } from '../platform/store.ts';
import { prepareAlert } from '../alerts/prepare-alert.ts';
import { runIsolated } from './run-isolated.ts';

/** Parcels per run, far more than a shop waits for. */
const MOST = 500;

/**
 * Raises an alert for each order with a parcel that turned back `OVERDUE_DAYS` ago and was not checked in, once per order: one that
 * staff have resolved is not raised again. Returns how many were raised. `now` is epoch milliseconds.
 */
export async function alertOverdueParcels(now: number): Promise<number> {
  const overdue = await store()
    .collection('orders')
    .where('turnedBackAt', '<=', Timestamp.fromMillis(overdueUntil(now)))
    .select()
    .limit(MOST)
    .get();
  let raised = 0;
  for (const { id: orderId } of overdue.docs) {
    await runIsolated(
      'overdue-parcel',
      async () => {
        if (await raise(orderId, now)) raised += 1;
      },
      { orderId },
    );
  }
  if (raised > 0) log('parcels-overdue', { raised });
  return raised;
}

function raise(orderId: string, now: number): Promise<boolean> {
  return store().runTransaction(async (tx) => {
    const state = await readOrder(tx, orderId);
    // It may have been checked in since the query.
    if (!state) return false;
    const turnedAt = turnedBackAt(state.order);
    if (turnedAt === null || turnedAt > overdueUntil(now)) return false;
    if ((await tx.get(refs.alert(`${orderId}_${OVERDUE_KEY}`))).exists) return false;
    const alert = { alert: 'parcel-overdue', key: OVERDUE_KEY } as const;
    const { write } = await prepareAlert(tx, state.order, alert, now);
    write();
    return true;
  });
}
