import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { prepareAlertClosure } from './prepare-alert.ts';

/** A stand-in for the Firestore transaction that closes alerts, with a record of its writes. */
function memory(alerts: Readonly<Record<string, { readonly open: boolean }>>) {
  const written: [string, object][] = [];
  const tx = {
    getAll: (...refs: DocumentReference[]) =>
      Promise.resolve(
        refs.map((ref) => ({
          ref,
          exists: ref.id in alerts,
          get: () => alerts[ref.id]?.open,
        })),
      ),
    update: (ref: DocumentReference, fields: object) => written.push([ref.path, fields]),
  } as unknown as Transaction;
  return { tx, written };
}

it('closes the open alerts of an order whose causes have ended, and no others', async () => {
  const { tx, written } = memory({
    order_failed_a: { open: true },
    order_failed_b: { open: false },
    order_failed_c: { open: true },
  });
  const { write } = await prepareAlertClosure(tx, 'order', [
    'failed_missing',
    'failed_b',
    'failed_a',
  ]);
  expect(written).toEqual([]);
  write();
  expect(written).toEqual([['alerts/order_failed_a', { open: false }]]);
});
