import type { InferOutput } from 'valibot';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { type RefundAnswer, RefundRequestSchema } from '../../../src/domain/order/order-command.ts';
import type { RefundRefusal } from '../../../src/domain/refund/order-refund.ts';
import { applyPieceRefund } from '../../../src/domain/refund/refund-pieces.ts';
import { callable } from '../platform/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { askRefunds, refreshFailedRefunds } from '../payments/refunds.ts';

/**
 * Refunds an order in full or in part for staff, at `/api/refundOrder`: `{ orderId, amountPaise, line, quantity?, restock?,
 * key, why, reference? }`. Never more than the paid and unrefunded amount, nor with a `line` more than is left of that line.
 * Cash and transfers are recorded as returned by hand, a transfer with its reference. Before a failed refund is repeated, the
 * provider is asked whether it went through after all. Audited in the same transaction.
 */
export const refundOrder = callable(
  {
    name: 'refundOrder',
    schema: RefundRequestSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (request, caller) => refundForStaff(request, caller, Date.now()),
);

/** Refunds an order for staff. `now` is epoch milliseconds. */
export async function refundForStaff(
  { orderId, ...request }: InferOutput<typeof RefundRequestSchema>,
  staff: StaffMember,
  now: number,
): Promise<RefundAnswer> {
  const { amountPaise, line, quantity, restock, key, why, reference } = request;
  if (!(await refreshFailedRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const result = await transitionOrder<{ refusal: RefundRefusal }>(orderId, now, (state, tx) => {
    const audit = ({ order }: OrderState): void => {
      const after = {
        amountPaise,
        key,
        ...(line !== null && { line }),
        ...(quantity > 0 && { quantity, restock }),
        ...(reference && { reference }),
      };
      auditOrder(tx, order, staff, { action: 'order-refund', note: why, after }, now);
    };
    const transition = applyPieceRefund(state, request, now);
    return decisionOf(transition, { what: 'refund', actor: 'staff' }, [audit]);
  });
  if (result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}
