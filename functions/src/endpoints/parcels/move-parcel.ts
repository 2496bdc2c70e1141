import { HttpsError } from 'firebase-functions/v2/https';
import type { InferOutput } from 'valibot';
import {
  handleParcel,
  type ParcelRefusal,
} from '../../../../src/domain/parcel-handling/handle-parcel.ts';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import { parcelsOf } from '../../../../src/domain/parcel/order-parcel.ts';
import {
  type ParcelAnswer,
  ParcelMoveSchema,
} from '../../../../src/domain/parcel-handling/parcel-command.ts';
import { may } from '../../../../src/domain/staff/permissions.ts';
import { callable } from '../../platform/callable.ts';
import { providerSecrets } from '../../payments/gateway/providers.ts';
import { transitionAnswer } from '../../orders/move-answer.ts';
import { auditOrder, type StaffMember } from '../../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { askRefunds, refreshFailedRefunds } from '../../payments/refunds.ts';

/**
 * Moves one parcel of an order for staff, or ships it for packers, at `/api/moveParcel`: `{ orderId, parcel, step, note? }` with a `shipment` for
 * `ship`, a `reason` for `turn-back`, and the counted `goods` for `check-in`, with the bank's `reference` of money that staff
 * have sent back. The order's status follows. Audited in the same transaction.
 */
export const moveParcel = callable(
  {
    name: 'moveParcel',
    schema: ParcelMoveSchema,
    who: 'packer',
    options: { secrets: providerSecrets },
  },
  (request, caller) => {
    // Packers hand parcels to the courier; what follows is for staff.
    if (!may(caller.role, 'edit') && request.step !== 'ship') {
      throw new HttpsError('permission-denied', 'denied');
    }
    return moveParcelForStaff(request, caller, Date.now());
  },
);

/** Moves a parcel for staff and requests the refund that the step leads to. `now` is epoch milliseconds. */
export async function moveParcelForStaff(
  { orderId, parcel: id, note, ...step }: InferOutput<typeof ParcelMoveSchema>,
  staff: StaffMember,
  now: number,
): Promise<ParcelAnswer> {
  const isRefund = step.step === 'check-in';
  if (isRefund && !(await refreshFailedRefunds(orderId, now))) {
    return { outcome: 'refused', refusal: 'provider-silent' };
  }
  const what = `parcel-${step.step}`;
  const result = await transitionOrder<{ refusal: ParcelRefusal }>(orderId, now, (state, tx) => {
    const audit = ({ order }: OrderState): void => {
      const { status } = order;
      const moved = parcelsOf(order).find((one) => one.id === id) ?? null;
      const reference = 'reference' in step && step.reference ? step.reference : '';
      const after = { status, parcel: moved, ...(reference !== '' && { reference }) };
      auditOrder(tx, order, staff, { action: `order-${what}`, note, after }, now);
    };
    return decisionOf(handleParcel(state, id, step, now), { what, actor: 'staff' }, [audit]);
  });
  if (isRefund && result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}
