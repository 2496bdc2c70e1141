import { returnPhotoFolder, reviewPhotoFolder } from '../../../../src/domain/photo/photo.ts';
import {
  type PhotoAnswer,
  type PhotoRequest,
  PhotoRequestSchema,
} from '../../../../src/domain/photo/photo-request.ts';
import { OrderSchema } from '../../../../src/domain/order/order.ts';
import { may } from '../../../../src/domain/staff/permissions.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { readPhoto as readFile } from '../../photos/photo-files.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { parseDocument, refs } from '../../platform/store.ts';

/**
 * Reads a photograph, at `/api/readPhoto`: of a return request for its order's shopper, of a review for its author, and
 * both for staff. What the caller may not see is `not-found`, the same as what does not exist.
 */
export const readPhoto = callable(
  { name: 'readPhoto', schema: PhotoRequestSchema, who: 'person' },
  (request, caller) => photoFor(request, caller, Date.now()),
);

/** Reads a photograph for a person. `now` is epoch milliseconds. */
export async function photoFor(
  request: PhotoRequest,
  caller: Pick<Caller, 'uid' | 'role'>,
  now: number,
): Promise<PhotoAnswer> {
  const folder = await folderFor(request, caller, now);
  const file = folder === null ? null : await readFile(folder, request.photo, request.size);
  if (file === null) return { outcome: 'refused', refusal: 'not-found' };
  return { outcome: 'found', file };
}

/** The folder that the caller may read the photograph in; null for none. */
async function folderFor(
  request: PhotoRequest,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
  now: number,
): Promise<string | null> {
  if (request.of === 'review') {
    return may(role, 'see-shop') || request.uid === uid
      ? reviewPhotoFolder(request.slug, request.uid)
      : null;
  }
  const { orderId, ticket, photo } = request;
  const order = parseDocument(await refs.order(orderId).get(), OrderSchema, 'id');
  const found = order?.returns?.find((one) => one.ticket === ticket);
  if (!order || !found?.photos?.includes(photo)) return null;
  const mayRead = may(role, 'see-shop') || (await isShopperOf(order, uid, { now }));
  return mayRead ? returnPhotoFolder(orderId, ticket) : null;
}
