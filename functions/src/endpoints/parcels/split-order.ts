import type { InferOutput } from 'valibot';
import {
  type ParcelAnswer,
  SplitRequestSchema,
} from '../../../../src/domain/parcel-handling/parcel-command.ts';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import { parcelsOf } from '../../../../src/domain/parcel/order-parcel.ts';
import {
  type SplitRefusal,
  splitParcels,
} from '../../../../src/domain/parcel-handling/split-parcels.ts';
import { callable } from '../../platform/callable.ts';
import { transitionAnswer } from '../../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';

/**
 * Puts the unsent pieces of an order into several parcels for staff, or together again, at `/api/splitOrder`: `{ orderId,
 * parcels: [{ items, collectsCash? }] }`. The parcels must hold exactly the unsent pieces. Idempotent. Audited in the same
 * transaction.
 */
export const splitOrder = callable(
  { name: 'splitOrder', schema: SplitRequestSchema, who: 'staff' },
  (request, caller) => splitForStaff(request, caller, Date.now()),
);

/** Splits an order for staff. `now` is epoch milliseconds. */
export async function splitForStaff(
  { orderId, parcels }: InferOutput<typeof SplitRequestSchema>,
  staff: StaffMember,
  now: number,
): Promise<ParcelAnswer> {
  const result = await transitionOrder<{ refusal: SplitRefusal }>(orderId, now, (state, tx) => {
    const audit = ({ order }: OrderState): void => {
      const after = { parcels: parcelsOf(order) };
      auditOrder(tx, order, staff, { action: 'order-split', after }, now);
    };
    const transition = splitParcels(state, parcels, now);
    return decisionOf(transition, { what: 'split', actor: 'staff' }, [audit]);
  });
  return transitionAnswer(result);
}
