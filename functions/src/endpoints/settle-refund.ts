import type { InferOutput } from 'valibot';
import {
  type SettleRefundAnswer,
  SettleRefundSchema,
} from '../../../src/domain/order/order-command.ts';
import {
  type Settlement,
  settleRefund as applySettlement,
  type SettleRefusal,
} from '../../../src/domain/refund/order-refund-settle.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { callable } from '../shared/callable.ts';
import { causeOf } from '../shared/error-info.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { log } from '../shared/log.ts';
import { moved } from '../orders/move-answer.ts';
import { changeOrder, takeFacts } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { at, read, stored } from '../shared/store.ts';

/**
 * Staff settle a failed refund, at `/api/settleRefund`: `{ how: "again", orderId, failedKey, key }` requests it again from
 * the provider under a new key, `{ how: "by-hand", orderId, failedKey, reference }` notes money that they returned
 * themselves. The provider is asked first whether the refund went through after all. Audited in the same transaction.
 */
export const settleRefund = callable(
  {
    name: 'settleRefund',
    schema: SettleRefundSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (asked, { uid }) => settleForStaff(asked, uid, Date.now()),
);

/** Settles a failed refund for staff. `now` is epoch milliseconds. */
export async function settleForStaff(
  asked: InferOutput<typeof SettleRefundSchema>,
  uid: string,
  now: number,
): Promise<SettleRefundAnswer> {
  const { orderId, failedKey } = asked;
  if (!(await refreshRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const settlement = settlementOf(asked);
  const action = `refund-${asked.how}`;
  const changed = await changeOrder<{ refusal: SettleRefusal }>(
    orderId,
    (state) => applySettlement(state, failedKey, settlement, now),
    // Its shopper reads the journal: who and by which reference stand in the audit.
    () => ({ what: action, actor: 'staff' }),
    {
      now,
      also(writing, { state: { order } }) {
        const entry = { action: `order-${action}`, by: uid, subject: `orders/${orderId}` };
        const what = { note: '', after: { failedKey, ...settlement }, at: now };
        writing.create(at.audit(`${orderId}_${order.moves}`), stored({ ...entry, ...what }));
      },
    },
  );
  if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
  return moved(changed);
}

function settlementOf(asked: InferOutput<typeof SettleRefundSchema>): Settlement {
  return asked.how === 'again'
    ? { how: 'again', key: asked.key }
    : { how: 'by-hand', reference: asked.reference };
}

/** Takes in what the provider knows of an order's payments and refunds. False when it did not answer. */
async function refreshRefunds(orderId: string, now: number): Promise<boolean> {
  const transaction = read(await at.transaction(orderId).get(), TransactionSchema, 'tid');
  if (!transaction || transaction.providerOrderId === '') return true;
  const provider = providerNamed(transaction.provider);
  if (!provider) return false;
  try {
    await takeFacts(orderId, await provider.fetchFacts(transaction.providerOrderId), { now });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('refunds-not-read', { orderId, ...causeOf(error) }, 'warn');
    return false;
  }
}
