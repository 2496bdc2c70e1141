import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Alert } from '../../../src/domain/order/order-alert.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { alertLetter } from '../../../src/text/server.ts';
import { prepareMail, STAFF } from '../mail/outbox.ts';
import { shopOrigin } from '../platform/params.ts';
import { byPath, refs, toFirestore } from '../platform/store.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';

/** Prepares an open alert about an order, and an email to staff about it. `now` is epoch milliseconds. */
export async function prepareAlert(
  tx: FirestoreTransaction,
  order: Order,
  { alert, key }: { readonly alert: Alert['alert']; readonly key: string },
  now: number,
): Promise<ReadyEffect> {
  const { id: orderId, number } = order;
  // The same alert can be opened again; its email keeps its id, so staff get it once.
  const writeLetter = await prepareMail(tx, {
    id: `${orderId}_alert_${key}`,
    to: STAFF,
    kind: 'alert',
    letter: alertLetter(alert, order, shopOrigin()),
    limited: false,
    orderId,
    now,
  });
  return {
    write() {
      const fields = { alert, orderId, number, open: true, createdAt: now };
      tx.set(refs.alert(`${orderId}_${key}`), toFirestore(fields));
      writeLetter();
    },
  };
}

/** Prepares closing an order's alerts with these keys, because their causes have ended. */
export async function prepareAlertClosure(
  tx: FirestoreTransaction,
  orderId: string,
  keys: readonly string[],
): Promise<ReadyEffect> {
  if (keys.length === 0) return { write: () => undefined };
  const alertRefs = keys.map((key) => refs.alert(`${orderId}_${key}`)).sort(byPath);
  const open = (await tx.getAll(...alertRefs)).filter(
    (one) => one.exists && one.get('open') === true,
  );
  return {
    write() {
      for (const { ref } of open) tx.update(ref, { open: false });
    },
  };
}
