import type { Result } from '#domain/core/result.ts';
import type {
  PhotoRemoval,
  PhotoRemovalAnswer,
  ReturnAnswer,
  ReturnCommand,
  ReturnPhotoAnswer,
  ReturnPhotoUpload,
} from '#domain/order/return-command.ts';
import { call } from '../firebase/call.ts';
import { base64Of, UPLOAD_TIMEOUT_MS } from '../photos/photo-upload.ts';

/** Asks to return pieces of a shopper's own order, or opens a return of any order as staff. Idempotent per key. Fails as `cancelOrder` does. */
export function requestReturn(request: ReturnCommand): Promise<Result<ReturnAnswer>> {
  return call<ReturnAnswer>('requestReturn', request);
}

/** Removes a photograph from a return request. Idempotent. Fails as `cancelOrder` does. */
export function removeReturnPhoto(request: PhotoRemoval): Promise<Result<PhotoRemovalAnswer>> {
  return call<PhotoRemovalAnswer>('removeReturnPhoto', request);
}

/** Adds a photograph, already shrunk, to a return request of the shopper's own order. Idempotent per photograph. */
export async function addReturnPhoto(
  request: Omit<ReturnPhotoUpload, 'file'>,
  photo: Blob,
): Promise<Result<ReturnPhotoAnswer>> {
  const file = await base64Of(photo);
  return call<ReturnPhotoAnswer>(
    'addReturnPhoto',
    { ...request, file },
    { timeoutMs: UPLOAD_TIMEOUT_MS },
  );
}
