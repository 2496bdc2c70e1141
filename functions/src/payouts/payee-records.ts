import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { PROMISES } from '../../../src/domain/checkout/policy.ts';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import { OrderSchema } from '../../../src/domain/order/order.ts';
import type { Payee } from '../../../src/domain/payout/payee.ts';
import type { PayoutRow } from '../../../src/domain/payout/payout-csv.ts';
import { PayeeRecordSchema } from '../../../src/domain/payout/payout.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Most orders whose payouts are listed at a time; the next list has the rest. */
const MOST = 200;

/** The payee of an order; null without one, and after it has expired. `now` is epoch milliseconds. */
export async function readPayee(
  tx: FirestoreTransaction,
  orderId: string,
  now: number,
): Promise<Payee | null> {
  const record = parseDocument(await tx.get(refs.payout(orderId)), PayeeRecordSchema, 'orderId');
  return record && record.expiresAt > now ? record.payee : null;
}

/** Stores the payee of an order for as long as the privacy policy says. `now` is epoch milliseconds. */
export function writePayee(
  tx: FirestoreTransaction,
  orderId: string,
  { payee, now }: { readonly payee: Payee; readonly now: number },
): void {
  const expiresAt = now + PROMISES.payeeDays * DAY_MS;
  tx.set(refs.payout(orderId), toFirestore({ payee, at: now, expiresAt }));
}

/**
 * The payouts that are due, with the payees' details, oldest first. Writes an audit entry with the number of orders, because it
 * reads personal data. `now` is epoch milliseconds.
 */
export async function readPayouts(
  action: 'payouts-read' | 'payouts-export',
  uid: string,
  now: number,
): Promise<readonly PayoutRow[]> {
  const found = await store()
    .collection('orders')
    .where('hasPayoutDue', '==', true)
    .limit(MOST)
    .get();
  const records =
    found.size === 0 ? [] : await store().getAll(...found.docs.map(({ id }) => refs.payout(id)));
  const rows = found.docs.flatMap((snapshot, index) => {
    const order = parseDocument(snapshot, OrderSchema, 'id');
    const record = records[index] && parseDocument(records[index], PayeeRecordSchema, 'orderId');
    const payee = record && record.expiresAt > now ? record.payee : null;
    return (order?.payout?.dues ?? []).map(({ key, amountPaise, dueAt }) => ({
      orderId: snapshot.id,
      number: order?.number ?? '',
      key,
      amountPaise,
      dueAt,
      customer: order?.address.name ?? '',
      payee,
      payeeAt: payee ? (order?.payout?.payeeAt ?? null) : null,
    }));
  });
  const entry = { action, by: uid, subject: 'payouts', note: '', count: rows.length, at: now };
  await refs.audit(store().collection('audit').doc().id).create(toFirestore(entry));
  return rows.toSorted((a, b) => a.dueAt - b.dueAt);
}
