import { HttpsError } from 'firebase-functions/v2/https';
import type { InferOutput } from 'valibot';
import {
  correctTracking,
  type CorrectionRefusal,
  shipmentOf,
} from '../../../../src/domain/parcel-handling/correct-tracking.ts';
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

type ParcelRequest = InferOutput<typeof ParcelMoveSchema>;

/** The steps of packers. */
const PACKING_STEPS: readonly ParcelRequest['step'][] = ['ship', 'correct-tracking'];

/**
 * Moves one parcel of an order for staff, or ships it and corrects its tracking details for packers, at `/api/moveParcel`:
 * `{ orderId, parcel, step, note? }` with a `shipment` for `ship` and `correct-tracking`, a `reason` for `turn-back`, and the
 * counted `goods` for `check-in`, with the bank's `reference` of money that staff have sent back. `parcel` is null for
 * `correct-tracking` of an order in a single parcel. The order's status follows. Audited in the same transaction.
 */
export const moveParcel = callable(
  {
    name: 'moveParcel',
    schema: ParcelMoveSchema,
    who: 'packer',
    options: { secrets: providerSecrets },
  },
  (request, caller) => {
    // Packers hand parcels to the courier, and correct what they typed; what follows is for staff.
    if (!may(caller.role, 'edit') && !PACKING_STEPS.includes(request.step)) {
      throw new HttpsError('permission-denied', 'denied');
    }
    return moveParcelForStaff(request, caller, Date.now());
  },
);

/** Moves a parcel for staff and requests the refund that the step leads to. `now` is epoch milliseconds. */
export async function moveParcelForStaff(
  request: ParcelRequest,
  staff: StaffMember,
  now: number,
): Promise<ParcelAnswer> {
  if (request.step === 'correct-tracking') return correctForStaff(request, staff, now);
  const { orderId, parcel: id, note, ...step } = request;
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

async function correctForStaff(
  { orderId, parcel, shipment, note }: Extract<ParcelRequest, { step: 'correct-tracking' }>,
  staff: StaffMember,
  now: number,
): Promise<ParcelAnswer> {
  const what = 'correct-tracking';
  const result = await transitionOrder<{ refusal: CorrectionRefusal }>(
    orderId,
    now,
    (state, tx) => {
      const audited = ({ order }: OrderState) => ({
        ...(parcel !== null && { parcel }),
        shipment: shipmentOf(order, parcel),
      });
      const before = audited(state);
      const audit = (changed: OrderState): void => {
        const act = { action: `order-${what}`, note, before, after: audited(changed) };
        auditOrder(tx, changed.order, staff, act, now);
      };
      const transition = correctTracking(state, { parcel, shipment }, now);
      return decisionOf(transition, { what, actor: 'staff' }, [audit]);
    },
  );
  return transitionAnswer(result);
}
