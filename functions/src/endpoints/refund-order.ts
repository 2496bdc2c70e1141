import type { InferOutput } from 'valibot';
import { type RefundAnswer, RefundRequestSchema } from '../../../src/domain/order/order-command.ts';
import { applyRefund, type RefundRefusal } from '../../../src/domain/refund/order-refund.ts';
import { callable } from '../platform/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder } from '../orders/orders.ts';
import { askRefunds, refreshFailedRefunds } from '../payments/refunds.ts';
import { refs, toFirestore } from '../platform/store.ts';

/**
 * Refunds an order in full or in part for staff, at `/api/refundOrder`: `{ orderId, amountPaise, line, key, why,
 * reference? }`.
 * The amount is at most what the order or, with a `line`, that line has left to refund. Refunds of cash and bank
 * transfers are recorded as already returned by hand, those of transfers with a reference. Queries the provider first
 * in case a failed refund went through after all. Audited in the same transaction.
 */
export const refundOrder = callable(
  {
    name: 'refundOrder',
    schema: RefundRequestSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (request, { uid }) => refundForStaff(request, uid, Date.now()),
);

/** Refunds an order for staff. `now` is epoch milliseconds. */
export async function refundForStaff(
  { orderId, amountPaise, line, key, why, reference }: InferOutput<typeof RefundRequestSchema>,
  uid: string,
  now: number,
): Promise<RefundAnswer> {
  if (!(await refreshFailedRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const result = await transitionOrder<{ refusal: RefundRefusal }>(
    orderId,
    (state) => applyRefund(state, { key, amountPaise, line, why, reference }, now),
    // The shopper can read the journal, so actor and reason go to the audit log only.
    () => ({ what: 'refund', actor: 'staff' }),
    {
      now,
      also(tx, { state: { order } }) {
        const entry = { action: 'order-refund', by: uid, subject: `orders/${orderId}`, note: why };
        const after = {
          amountPaise,
          key,
          ...(line !== null && { line }),
          ...(reference && { reference }),
        };
        const details = { after, at: now };
        tx.create(refs.audit(`${orderId}_${order.moves}`), toFirestore({ ...entry, ...details }));
      },
    },
  );
  if (result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}
