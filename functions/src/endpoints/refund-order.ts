import { type RefundAnswer, RefundRequestSchema } from '../../../src/domain/order/order-command.ts';
import { applyRefund, type RefundRefusal } from '../../../src/domain/refund/order-refund.ts';
import { callable } from '../shared/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, toFirestore } from '../shared/store.ts';

/**
 * Staff give money back, whole or in part, at `/api/refundOrder`: `{ orderId, amountPaise, key, why }`. Never more than was
 * paid and has not gone back; cash is noted as given back by hand. Audited in the same transaction.
 */
export const refundOrder = callable(
  {
    name: 'refundOrder',
    schema: RefundRequestSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  async ({ orderId, amountPaise, key, why }, { uid }): Promise<RefundAnswer> => {
    const now = Date.now();
    const changed = await transitionOrder<{ refusal: RefundRefusal }>(
      orderId,
      (state) => applyRefund(state, { key, amountPaise, why }, now),
      // Its shopper reads the journal: who and why stand in the audit alone.
      () => ({ what: 'refund', actor: 'staff' }),
      {
        now,
        also(writing, { state: { order } }) {
          const entry = {
            action: 'order-refund',
            by: uid,
            subject: `orders/${orderId}`,
            note: why,
          };
          const what = { after: { amountPaise, key }, at: now };
          writing.create(
            refs.audit(`${orderId}_${order.moves}`),
            toFirestore({ ...entry, ...what }),
          );
        },
      },
    );
    if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
    return transitionAnswer(changed);
  },
);
