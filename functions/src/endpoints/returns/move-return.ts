import type { InferOutput } from 'valibot';
import {
  acceptedPieces,
  applyReturnStep,
  type ReturnStepRefusal,
} from '../../../../src/domain/order/move-return.ts';
import {
  type ReturnMoveAnswer,
  ReturnMoveSchema,
} from '../../../../src/domain/order/return-command.ts';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { ReturnRequest } from '../../../../src/domain/return/return-request.ts';
import { callable } from '../../platform/callable.ts';
import { providerSecrets } from '../../payments/gateway/providers.ts';
import { transitionAnswer } from '../../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../../orders/order-audit.ts';
import { hasStock } from '../../orders/order-stock.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { askRefunds, refreshFailedRefunds } from '../../payments/refunds.ts';

/**
 * Moves a return request for staff, at `/api/moveReturn`: `{ orderId, ticket, step }` with a `note` for `approve` and
 * `refuse`, `received` for `receive`, a `reference` for the `refund` of a transfer, and a `parcel` for `replace`. A step that is done already changes
 * nothing. Audited in the same transaction.
 */
export const moveReturn = callable(
  {
    name: 'moveReturn',
    schema: ReturnMoveSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (request, caller) => moveReturnForStaff(request, caller, Date.now()),
);

/** Moves a return request for staff and requests the refund that it leads to. `now` is epoch milliseconds. */
export async function moveReturnForStaff(
  { orderId, ticket, ...step }: InferOutput<typeof ReturnMoveSchema>,
  staff: StaffMember,
  now: number,
): Promise<ReturnMoveAnswer> {
  const isRefund = step.step === 'refund';
  if (isRefund && !(await refreshFailedRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const what = `return-${step.step}`;
  const result = await transitionOrder<{ refusal: ReturnStepRefusal }>(
    orderId,
    now,
    async (state, tx) => {
      const transition = applyReturnStep(state, ticket, step, now);
      if ('refusal' in transition) return transition;
      if (step.step === 'replace' && transition.state !== state) {
        const request = state.order.returns?.find((one) => one.ticket === ticket);
        const pieces = request ? piecesToSend(state.order, request) : [];
        if (!(await hasStock(tx, pieces))) return { refusal: 'out-of-stock' };
      }
      const audit = ({ order }: OrderState): void => {
        const note = 'note' in step ? step.note : '';
        const after = {
          ticket,
          ...('received' in step && { received: step.received }),
          ...('parcel' in step && { parcel: step.parcel }),
          ...('reference' in step && step.reference && { reference: step.reference }),
        };
        auditOrder(tx, order, staff, { action: `order-${what}`, note, after }, now);
      };
      return decisionOf(transition, { what, actor: 'staff' }, [audit]);
    },
  );
  if (isRefund && result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}

/** The pieces of a replacement, by product. */
function piecesToSend({ lines }: Order, request: ReturnRequest) {
  return acceptedPieces(request).map(({ line, quantity }) => ({
    slug: lines[line - 1]?.slug ?? '',
    quantity,
  }));
}
