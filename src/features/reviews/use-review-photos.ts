import { MOST_PHOTOS, PHOTO_SIDES } from '#domain/photo/photo.ts';
import { pictureFault } from '#domain/picture/picture-file.ts';
import { addReviewPhoto } from '#data/photos/review-photos.ts';
import { reviewWords } from '#text/shop/reviews.ts';
import { failureSentences } from '#text/site/failures.ts';
import { photoWords } from '#text/site/photos.ts';
import { type Photos, type SendPhoto, usePhotos } from '#ui/photos/use-photos.ts';

/** Photographs for a review that has some already. */
export function useReviewPhotos(existing: number): Photos {
  return usePhotos({
    most: MOST_PHOTOS.review - existing,
    longestSide: PHOTO_SIDES.large,
    check: pictureFault,
    sentences: { refused: photoWords.refused, tooMany: photoWords.tooMany(MOST_PHOTOS.review) },
  });
}

/** Sends photographs to the customer's own review of a product. */
export function sendReviewPhoto(slug: string): SendPhoto {
  return async (photo, file) => {
    const answer = await addReviewPhoto(slug, photo, file);
    if (!answer.ok) return failureSentences[answer.failure.code];
    const { value } = answer;
    return value.outcome === 'added' ? null : reviewWords.photos.refusals[value.refusal];
  };
}
