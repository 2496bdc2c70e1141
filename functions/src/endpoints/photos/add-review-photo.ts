import { reviewPhotoFolder } from '../../../../src/domain/photo/photo.ts';
import {
  type ReviewPhotoAnswer,
  ReviewPhotoSchema,
  type ReviewPhotoUpload,
  withReviewPhoto,
} from '../../../../src/domain/review/review-photos.ts';
import { ReviewSchema } from '../../../../src/domain/review/review.ts';
import { deletePhoto, writePhoto } from '../../photos/photo-files.ts';
import { photoOptions } from '../../photos/photo-options.ts';
import { reencodePhoto } from '../../photos/reencode-photo.ts';
import { callable } from '../../platform/callable.ts';
import { type Customer, LIMITS } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { parseDocument, refs, store } from '../../platform/store.ts';

type Refused = Extract<ReviewPhotoAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Adds a photograph to the caller's own review while it waits for moderation, at `/api/addReviewPhoto`: `{ slug, photo,
 * file }`. Nobody but its author and staff sees it before the review is published. Idempotent per photograph.
 */
export const addReviewPhoto = callable(
  { name: 'addReviewPhoto', schema: ReviewPhotoSchema, who: 'person', options: photoOptions },
  (request, caller) => addOwnReviewPhoto(request, caller, Date.now()),
);

/** Adds a photograph for a review's author. Rate-limited per uid. `now` is epoch milliseconds. */
export async function addOwnReviewPhoto(
  { slug, photo, file }: ReviewPhotoUpload,
  { uid }: Pick<Customer, 'uid'>,
  now: number,
): Promise<ReviewPhotoAnswer> {
  const refused = (refusal: Refused) => ({ outcome: 'refused', refusal }) as const;
  const ref = refs.review(slug, uid);
  const review = parseDocument(await ref.get(), ReviewSchema, 'uid');
  if (review?.photos?.includes(photo)) return { outcome: 'added' };
  // The transaction decides again. Deciding here saves the decoding of photographs that are refused anyway.
  const possible = withReviewPhoto(review, photo);
  if ('refusal' in possible) return refused(possible.refusal);
  const { most, windowMs } = LIMITS.photos;
  if (!(await withinRateLimit('photos', uid, { most, windowMs, now }))) return refused('too-many');
  const files = await reencodePhoto(file);
  if ('refusal' in files) return refused(files.refusal);
  const folder = reviewPhotoFolder(slug, uid);
  await writePhoto(folder, photo, { files, isPublic: true });
  const photos = await store().runTransaction(async (tx) => {
    const current = parseDocument(await tx.get(ref), ReviewSchema, 'uid');
    const next = withReviewPhoto(current, photo);
    if (!('refusal' in next)) tx.update(ref, { photos: [...next] });
    return next;
  });
  if (!('refusal' in photos)) return { outcome: 'added' };
  await deletePhoto(folder, photo);
  return refused(photos.refusal);
}
