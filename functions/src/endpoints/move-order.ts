import { HttpsError } from 'firebase-functions/v2/https';
import type { InferOutput } from 'valibot';
import {
  type MoveAnswer,
  MoveRequestSchema,
  type StaffMoveRefusal,
} from '../../../src/domain/order/order-command.ts';
import { applyMoveAsSeen } from '../../../src/domain/order/order-move.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { mayMove } from '../../../src/domain/staff/role-moves.ts';
import {
  isCancelledOrExpired,
  receiveTransfer,
  type UsedReference,
} from '../../../src/domain/order/receive-transfer.ts';
import { callable } from '../platform/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { NoInvoiceError } from '../invoices/invoices.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { auditOrder, type OrderAct, type StaffMember } from '../orders/order-audit.ts';
import { isStockFree } from '../orders/order-stock.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { readReference } from '../orders/payment-reference.ts';
import { askRefunds } from '../payments/refunds.ts';

/**
 * Moves an order along its state machine for staff, at `/api/moveOrder`: `{ orderId, move, note?, shipment? (for ship),
 * reason? (for return-to-origin), goods? (for return), reference? (for pay), seen? (for pack) }`. An order that has changed
 * since staff printed or saw it is not packed. Packing, and confirming a transfer, issue the invoice. A transfer of a closed
 * order is `recorded`, and its money is owed back. A reference of another order is refused. Packers pack and ship; other moves
 * are `permission-denied`. The journal records what and when, the audit log who and why, in the same transaction.
 * Returns the new status or a refusal.
 */
export const moveOrder = callable(
  {
    name: 'moveOrder',
    schema: MoveRequestSchema,
    who: 'packer',
    options: { secrets: providerSecrets },
  },
  (request, caller) => {
    if (!mayMove(caller.role, request.move)) throw new HttpsError('permission-denied', 'denied');
    return moveForStaff(request, caller, Date.now());
  },
);

/** Moves an order for staff and requests the refund that the move implies. `now` is epoch milliseconds. */
export async function moveForStaff(
  request: InferOutput<typeof MoveRequestSchema>,
  staff: StaffMember,
  now: number,
): Promise<MoveAnswer> {
  const { orderId, move, shipment, reason, goods, seen, reference = '' } = request;
  try {
    const result = await transitionOrder<{ refusal: StaffMoveRefusal } | UsedReference>(
      orderId,
      now,
      async (state, tx) => {
        const journal = { what: move, actor: 'staff' } as const;
        const audit = ({ order }: OrderState): void =>
          auditOrder(tx, order, staff, auditedMove(order, request), now);
        if (move !== 'pay') {
          const typed = { move, actor: 'staff', shipment, reason, goods, seen } as const;
          return decisionOf(applyMoveAsSeen(state, typed, now), journal, [audit]);
        }
        const stockIsFree = await isStockFree(tx, state.order);
        const { usedBy, claim } = await readReference(tx, reference, state.order, now);
        const transition = receiveTransfer(state, { reference, stockIsFree, usedBy }, now);
        const isLate = 'state' in transition && isCancelledOrExpired(transition.state.order);
        const line = isLate ? ({ what: 'late-transfer', actor: 'staff' } as const) : journal;
        return decisionOf(transition, line, [claim, audit]);
      },
      { drawsInvoiceNumber: move === 'pack' || move === 'pay' },
    );
    if (result !== null && 'number' in result) {
      return { outcome: result.refusal, number: result.number };
    }
    if (result !== null && !('refusal' in result)) {
      if (move === 'pay' && isCancelledOrExpired(result.state.order))
        return { outcome: 'recorded' };
      await askRefunds(orderId, now);
    }
    return transitionAnswer(result);
  } catch (error) {
    if (error instanceof NoInvoiceError) return { outcome: 'no-invoice', refusal: error.refusal };
    throw error;
  }
}

/** What the audit log keeps of a move. */
function auditedMove(
  { status, shipment }: Order,
  { move, note, reason, goods, reference }: InferOutput<typeof MoveRequestSchema>,
): OrderAct {
  return {
    action: `order-${move}`,
    note,
    after: {
      status,
      shipment,
      ...(reference && { reference }),
      ...(reason && { reason }),
      ...(goods && { goods }),
    },
  };
}
