import { returnPhotoFolder } from '../../../../src/domain/photo/photo.ts';
import {
  type ReturnPhotoAnswer,
  ReturnPhotoSchema,
  type ReturnPhotoUpload,
} from '../../../../src/domain/order/return-command.ts';
import { OrderSchema } from '../../../../src/domain/order/order.ts';
import { applyReturnPhoto } from '../../../../src/domain/order/return-photos.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { deletePhoto, writePhoto } from '../../photos/photo-files.ts';
import { photoOptions } from '../../photos/photo-options.ts';
import { reencodePhoto } from '../../photos/reencode-photo.ts';
import { callable } from '../../platform/callable.ts';
import { type Customer, LIMITS } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { parseDocument, refs } from '../../platform/store.ts';

type Refused = Extract<ReturnPhotoAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Adds a photograph to a return request of the caller's own order, at `/api/addReturnPhoto`: `{ orderId, ticket, photo,
 * file }`. Returns a refusal for what is no picture and for a request that is decided; another customer's order is
 * `not-found`. Idempotent per photograph.
 */
export const addReturnPhoto = callable(
  { name: 'addReturnPhoto', schema: ReturnPhotoSchema, who: 'person', options: photoOptions },
  (request, caller) => addOwnReturnPhoto(request, caller, Date.now()),
);

/** Adds a photograph for a shopper. Rate-limited per uid. `now` is epoch milliseconds. */
export async function addOwnReturnPhoto(
  { orderId, ticket, photo, file }: ReturnPhotoUpload,
  { uid }: Customer,
  now: number,
): Promise<ReturnPhotoAnswer> {
  const refused = (refusal: Refused) => ({ outcome: 'refused', refusal }) as const;
  const order = parseDocument(await refs.order(orderId).get(), OrderSchema, 'id');
  if (!order || !(await isShopperOf(order, uid, { now }))) return refused('not-found');
  const request = order.returns?.find((one) => one.ticket === ticket);
  if (request?.photos?.includes(photo)) return { outcome: 'added' };
  // The transaction decides again. Deciding here saves the decoding of photographs that are refused anyway.
  if (request?.state !== 'requested') return refused(request ? 'not-now' : 'unknown-return');
  const { most, windowMs } = LIMITS.photos;
  if (!(await withinRateLimit('photos', uid, { most, windowMs, now }))) return refused('too-many');
  const files = await reencodePhoto(file);
  if ('refusal' in files) return refused(files.refusal);
  const folder = returnPhotoFolder(orderId, ticket);
  await writePhoto(folder, photo, { files, isPublic: false });
  const result = await transitionOrder<{ refusal: Refused }>(orderId, now, async (state, tx) => {
    if (!(await isShopperOf(state.order, uid, { now, tx }))) return { refusal: 'not-found' };
    const transition = applyReturnPhoto(state, { ticket, photo }, now);
    return decisionOf(transition, { what: 'return-photo', actor: 'shopper', by: uid });
  });
  if (result !== null && !('refusal' in result)) return { outcome: 'added' };
  await deletePhoto(folder, photo);
  return refused(result?.refusal ?? 'not-found');
}
