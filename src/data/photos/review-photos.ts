import type { Result } from '#domain/core/result.ts';
import { photoFile, type PhotoSize, reviewPhotoFolder } from '#domain/photo/photo.ts';
import type { ReviewPhotoAnswer } from '#domain/review/review-photos.ts';
import { call } from '../firebase/call.ts';
import { offsetPort } from '../firebase/emulator-port.ts';
import { base64Of, UPLOAD_TIMEOUT_MS } from './photo-upload.ts';

/** The URL of a photograph of a published review. The rules show it to everyone. */
export function reviewPhotoUrl(
  { slug, uid }: { readonly slug: string; readonly uid: string },
  photo: string,
  size: PhotoSize,
): string {
  const file = encodeURIComponent(photoFile(reviewPhotoFolder(slug, uid), photo, size));
  return `${storageOrigin()}/v0/b/${import.meta.env.VITE_FIREBASE_STORAGE_BUCKET}/o/${file}?alt=media`;
}

function storageOrigin(): string {
  if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
    const offset = Number(import.meta.env.VITE_EMULATOR_PORT_OFFSET);
    return `http://127.0.0.1:${offsetPort(9199, offset)}`;
  }
  return 'https://firebasestorage.googleapis.com';
}

/** Adds a photograph, already shrunk, to the customer's own review while it is checked. Idempotent per photograph. */
export async function addReviewPhoto(
  slug: string,
  photo: string,
  file: Blob,
): Promise<Result<ReviewPhotoAnswer>> {
  return call<ReviewPhotoAnswer>(
    'addReviewPhoto',
    { slug, photo, file: await base64Of(file) },
    { timeoutMs: UPLOAD_TIMEOUT_MS },
  );
}
