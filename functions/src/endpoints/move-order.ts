import type { InferOutput } from 'valibot';
import { type MoveAnswer, MoveRequestSchema } from '../../../src/domain/order/order-command.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import type { MoveRefusal } from '../../../src/domain/order/order.ts';
import { callable } from '../shared/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { NoInvoiceError } from '../invoices/invoices.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, toFirestore } from '../shared/store.ts';

/**
 * Staff move an order along the machine, at `/api/moveOrder`: `{ orderId, move, note?, shipment? (for ship), restock? (for
 * return) }`. Packing issues the invoice. What and when stand in the order's journal, who and why in the audit, written in
 * the same transaction. Answers the new status, or why it was not moved.
 */
export const moveOrder = callable(
  {
    name: 'moveOrder',
    schema: MoveRequestSchema,
    who: 'staff',
    options: { secrets: providerSecrets },
  },
  (asked, { uid }) => moveForStaff(asked, uid, Date.now()),
);

/** Moves an order for staff, and asks for money that goes back with it. `now` is epoch milliseconds. */
export async function moveForStaff(
  { orderId, move, note, shipment, restock }: InferOutput<typeof MoveRequestSchema>,
  uid: string,
  now: number,
): Promise<MoveAnswer> {
  try {
    const changed = await transitionOrder<{ refusal: MoveRefusal }>(
      orderId,
      (state) =>
        applyMove(state, { move, actor: 'staff', restock, ...(shipment && { shipment }) }, now),
      // Its shopper reads the journal: who and why stand in the audit alone.
      () => ({ what: move, actor: 'staff' }),
      {
        now,
        numbered: move === 'pack',
        also(writing, { state: { order } }) {
          const entry = { action: `order-${move}`, by: uid, subject: `orders/${orderId}`, note };
          const what = { after: { status: order.status, shipment: order.shipment }, at: now };
          writing.create(
            refs.audit(`${orderId}_${order.moves}`),
            toFirestore({ ...entry, ...what }),
          );
        },
      },
    );
    if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
    return transitionAnswer(changed);
  } catch (error) {
    if (error instanceof NoInvoiceError) return { outcome: 'no-invoice', refusal: error.refusal };
    throw error;
  }
}
