import type { InferOutput } from 'valibot';
import { returnPhotoFolder } from '../../../../src/domain/photo/photo.ts';
import {
  type PhotoRemovalAnswer,
  PhotoRemovalSchema,
} from '../../../../src/domain/order/return-command.ts';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import { applyPhotoRemoval } from '../../../../src/domain/order/return-photos.ts';
import { mayChangeOrder, type OrderCaller } from '../../order-access/order-caller.ts';
import { auditOrder } from '../../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { deletePhoto } from '../../photos/photo-files.ts';
import { callable } from '../../platform/callable.ts';

type Refusal = Extract<PhotoRemovalAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Removes a photograph from a return request, at `/api/removeReturnPhoto`: `{ orderId, ticket, photo, asStaff? }`. The order's
 * shopper until the request is decided; owner and staff always, audited. Another customer's order is `not-found`.
 */
export const removeReturnPhoto = callable(
  { name: 'removeReturnPhoto', schema: PhotoRemovalSchema, who: 'person' },
  (request, caller) => removePhotoFor(request, caller, Date.now()),
);

/** Removes a photograph's reference and files for a person. Idempotent. `now` is epoch milliseconds. */
export async function removePhotoFor(
  { orderId, ticket, photo, asStaff }: InferOutput<typeof PhotoRemovalSchema>,
  caller: OrderCaller,
  now: number,
): Promise<PhotoRemovalAnswer> {
  const actor = asStaff ? 'staff' : 'shopper';
  const result = await transitionOrder<{ refusal: Refusal }>(orderId, now, async (state, tx) => {
    if (!(await mayChangeOrder(state.order, { asStaff }, caller, { now, tx }))) {
      return { refusal: 'not-found' };
    }
    const transition = applyPhotoRemoval(state, { ticket, photo }, { actor, now });
    const what = 'return-photo-removed';
    const audit = ({ order }: OrderState): void => {
      const act = { action: `order-${what}`, after: { ticket, photo } };
      auditOrder(tx, order, caller, act, now);
    };
    return asStaff
      ? decisionOf(transition, { what, actor }, [audit])
      : decisionOf(transition, { what, actor, by: caller.uid });
  });
  if (result === null) return { outcome: 'refused', refusal: 'not-found' };
  if ('refusal' in result) return { outcome: 'refused', refusal: result.refusal };
  // A repeated call also deletes files that an interrupted removal has left.
  await deletePhoto(returnPhotoFolder(orderId, ticket), photo);
  return { outcome: 'removed' };
}
