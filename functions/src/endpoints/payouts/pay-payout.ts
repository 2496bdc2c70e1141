import type { InferOutput } from 'valibot';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import { applyPayout, type PayoutRefusal } from '../../../../src/domain/refund/order-payout.ts';
import {
  type PayoutAnswer,
  PayoutCommandSchema,
} from '../../../../src/domain/refund/payout-command.ts';
import { transitionAnswer } from '../../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { readReference } from '../../orders/payment-reference.ts';
import { callable } from '../../platform/callable.ts';

/**
 * Records a payout that an owner has made, at `/api/payPayout`: `{ orderId, key, amountPaise, payeeAt, reference }`, where
 * amount and payee are those of the list. The refund, its credit note and letter, the audit entry and the deletion of the
 * payee's details commit together. A reference that has paid another order is refused with its number; the same
 * payout again changes nothing.
 */
export const payPayout = callable(
  { name: 'payPayout', schema: PayoutCommandSchema, who: 'owner' },
  (request, caller) => payForOwner(request, caller, Date.now()),
);

/** Records a payout. `now` is epoch milliseconds. */
export async function payForOwner(
  { orderId, ...payout }: InferOutput<typeof PayoutCommandSchema>,
  staff: StaffMember,
  now: number,
): Promise<PayoutAnswer> {
  const { key, reference } = payout;
  const result = await transitionOrder<
    { refusal: PayoutRefusal } | { refusal: 'reference-used'; number: string }
  >(orderId, now, async (state, tx) => {
    const journal = { what: 'payout', actor: 'staff' } as const;
    const transition = applyPayout(state, payout, now);
    if ('refusal' in transition || transition.state === state) {
      return decisionOf(transition, journal);
    }
    const claimant = { ...state.order, method: 'payout' } as const;
    const { usedBy, claim } = await readReference(tx, reference, claimant, now);
    if (usedBy !== '') return { refusal: 'reference-used', number: usedBy };
    const { payee = '' } = state.order.payout ?? {};
    const audit = ({ order, transaction }: OrderState): void => {
      const amountPaise = transaction.refunds.find((one) => one.key === key)?.amountPaise;
      const after = { key, amountPaise, payee, reference };
      auditOrder(tx, order, staff, { action: 'order-payout', after }, now);
    };
    return decisionOf(transition, journal, [claim, audit]);
  });
  if (result !== null && 'number' in result) {
    return { outcome: 'reference-used', number: result.number };
  }
  return transitionAnswer(result);
}
