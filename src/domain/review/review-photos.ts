import * as v from 'valibot';
import { isSlug } from '../product/slug.ts';
import { MOST_PHOTOS, type PhotoFileRefusal } from '../photo/photo.ts';
import { PhotoId } from '../photo/photo-request.ts';
import type { Review } from './review.ts';

/** A photograph of the caller's own review, as it is sent. */
export const ReviewPhotoSchema = v.strictObject({
  slug: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
  photo: PhotoId,
  /** The file, in base64. */
  file: v.string(),
});

/** An upload. */
export type ReviewPhotoUpload = v.InferOutput<typeof ReviewPhotoSchema>;

/** Why a photograph is not added to a review. */
export type ReviewPhotoRefusal =
  /** The author has no review of the product. */
  | 'not-found'
  /** The review is published or rejected already: nobody would check the photograph. */
  | 'not-now'
  | 'too-many-photos';

/** The result of an upload. */
export type ReviewPhotoAnswer =
  | { readonly outcome: 'added' }
  | {
      readonly outcome: 'refused';
      readonly refusal: ReviewPhotoRefusal | PhotoFileRefusal | 'too-many';
    };

/** The photographs of a review with one more; the same ones if it has it already, or the refusal. */
export function withReviewPhoto(
  review: Pick<Review, 'status' | 'photos'> | null,
  photo: string,
): readonly string[] | { readonly refusal: ReviewPhotoRefusal } {
  if (!review) return { refusal: 'not-found' };
  const { status, photos = [] } = review;
  if (photos.includes(photo)) return photos;
  if (status !== 'pending') return { refusal: 'not-now' };
  if (photos.length >= MOST_PHOTOS.review) return { refusal: 'too-many-photos' };
  return [...photos, photo];
}
