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
import { callable } from '../platform/callable.ts';
import { errorInfo } from '../platform/error-info.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { log } from '../platform/log.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder, applyPaymentFacts } from '../orders/orders.ts';
import { withDisputesBehind } from '../payments/disputes.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, parseDocument, toFirestore } from '../platform/store.ts';

/**
 * Settles a failed refund for staff, at `/api/settleRefund`: `{ how: "again", orderId, failedKey, key }` requests it
 * from the provider under a new key; `{ how: "by-hand", orderId, failedKey, reference }` records a manual transfer.
 * Queries the provider first in case the refund went through after all. Audited in the same transaction.
 */
export const settleRefund = callable(
  {
    name: 'settleRefund',
    schema: SettleRefundSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (request, { uid }) => settleForStaff(request, uid, Date.now()),
);

/** Settles a failed refund for staff. `now` is epoch milliseconds. */
export async function settleForStaff(
  request: InferOutput<typeof SettleRefundSchema>,
  uid: string,
  now: number,
): Promise<SettleRefundAnswer> {
  const { orderId, failedKey } = request;
  if (!(await refreshRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const settlement = settlementOf(request);
  const action = `refund-${request.how}`;
  const result = await transitionOrder<{ refusal: SettleRefusal }>(
    orderId,
    (state) => applySettlement(state, failedKey, settlement, now),
    // The shopper can read the journal: who and which reference go to the audit log only.
    () => ({ what: action, actor: 'staff' }),
    {
      now,
      also(tx, { state: { order } }) {
        const entry = { action: `order-${action}`, by: uid, subject: `orders/${orderId}` };
        const details = { note: '', after: { failedKey, ...settlement }, at: now };
        tx.create(refs.audit(`${orderId}_${order.moves}`), toFirestore({ ...entry, ...details }));
      },
    },
  );
  if (result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}

function settlementOf(request: InferOutput<typeof SettleRefundSchema>): Settlement {
  return request.how === 'again'
    ? { how: 'again', key: request.key }
    : { how: 'by-hand', reference: request.reference };
}

/** Applies what the provider knows of an order's payments and refunds. False when it didn't respond. */
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
    const facts = await provider.fetchFacts(transaction.providerOrderId);
    await applyPaymentFacts(orderId, await withDisputesBehind(provider, facts, now), { now });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('refunds-not-read', { orderId, ...errorInfo(error) }, 'warn');
    return false;
  }
}
