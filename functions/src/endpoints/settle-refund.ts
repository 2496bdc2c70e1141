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
import { errorInfo } from '../shared/error-info.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { log } from '../shared/log.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder, applyPaymentFacts } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, parseDocument, toFirestore } from '../shared/store.ts';

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
  const changed = await transitionOrder<{ refusal: SettleRefusal }>(
    orderId,
    (state) => applySettlement(state, failedKey, settlement, now),
    // Its shopper reads the journal: who and by which reference stand in the audit.
    () => ({ what: action, actor: 'staff' }),
    {
      now,
      also(writing, { state: { order } }) {
        const entry = { action: `order-${action}`, by: uid, subject: `orders/${orderId}` };
        const what = { note: '', after: { failedKey, ...settlement }, at: now };
        writing.create(refs.audit(`${orderId}_${order.moves}`), toFirestore({ ...entry, ...what }));
      },
    },
  );
  if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
  return transitionAnswer(changed);
}

function settlementOf(asked: InferOutput<typeof SettleRefundSchema>): Settlement {
  return asked.how === 'again'
    ? { how: 'again', key: asked.key }
    : { how: 'by-hand', reference: asked.reference };
}

/** Takes in what the provider knows of an order's payments and refunds. False when it did not answer. */
async function refreshRefunds(orderId: string, now: number): Promise<boolean> {
  const transaction = parseDocument(
    await refs.transaction(orderId).get(),
    TransactionSchema,
    'tid',
  );
  if (!transaction || transaction.providerOrderId === '') return true;
  const provider = providerNamed(transaction.provider);
  if (!provider) return false;
  try {
    await applyPaymentFacts(orderId, await provider.fetchFacts(transaction.providerOrderId), {
      now,
    });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('refunds-not-read', { orderId, ...errorInfo(error) }, 'warn');
    return false;
  }
}
