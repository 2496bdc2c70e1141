import type { InferOutput } from 'valibot';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import {
  type SettleRefundAnswer,
  SettleRefundSchema,
} from '../../../src/domain/order/order-command.ts';
import {
  type Settlement,
  settleRefund as applySettlement,
  type SettleRefusal,
} from '../../../src/domain/refund/order-refund-settle.ts';
import { callable } from '../platform/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { askRefunds, refreshFailedRefunds } from '../payments/refunds.ts';

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
  (request, caller) => settleForStaff(request, caller, Date.now()),
);

/** Settles a failed refund for staff. `now` is epoch milliseconds. */
export async function settleForStaff(
  request: InferOutput<typeof SettleRefundSchema>,
  staff: StaffMember,
  now: number,
): Promise<SettleRefundAnswer> {
  const { orderId, failedKey } = request;
  if (!(await refreshFailedRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const settlement = settlementOf(request);
  const action = `refund-${request.how}`;
  const result = await transitionOrder<{ refusal: SettleRefusal }>(orderId, now, (state, tx) => {
    const audit = ({ order }: OrderState): void => {
      const after = { failedKey, ...settlement };
      auditOrder(tx, order, staff, { action: `order-${action}`, after }, now);
    };
    const transition = applySettlement(state, failedKey, settlement, now);
    return decisionOf(transition, { what: action, actor: 'staff' }, [audit]);
  });
  if (result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}

function settlementOf(request: InferOutput<typeof SettleRefundSchema>): Settlement {
  return request.how === 'again'
    ? { how: 'again', key: request.key }
    : { how: 'by-hand', reference: request.reference };
}
