import * as v from 'valibot';
import { PaiseAmount } from '../../src/domain/cart-line.ts';
import { applyRefund, type RefundRefusal } from '../../src/domain/order-refund.ts';
import { isOrderId } from '../../src/domain/order.ts';
import { callable } from './callable.ts';
import { providerSecrets } from './gateway/providers.ts';
import { moved, type MoveAnswer } from './move-answer.ts';
import { changeOrder } from './orders.ts';
import { askRefunds } from './refunds.ts';
import { at, stored } from './store.ts';

const RefundOrderSchema = v.strictObject({
  orderId: v.pipe(v.string(), v.check(isOrderId, 'not an order')),
  amountPaise: PaiseAmount,
  /** Minted once for each refund, so that a second press gives the money back once. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/u)),
  why: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
});

/**
 * Staff give money back, whole or in part, at `/api/refundOrder`: `{ orderId, amountPaise, key, why }`. Never more than was
 * paid and has not gone back; cash is noted as given back by hand. Audited in the same transaction.
 */
export const refundOrder = callable(
  {
    name: 'refundOrder',
    schema: RefundOrderSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  async ({ orderId, amountPaise, key, why }, { uid }): Promise<MoveAnswer> => {
    const now = Date.now();
    const changed = await changeOrder<{ refusal: RefundRefusal }>(
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
          writing.create(at.audit(`${orderId}_${order.moves}`), stored({ ...entry, ...what }));
        },
      },
    );
    if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
    return moved(changed);
  },
);
