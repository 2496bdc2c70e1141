import { MOST_PHOTOS, PHOTO_SIDES } from '#domain/photo/photo.ts';
import { pictureFault } from '#domain/picture/picture-file.ts';
import { addReturnPhoto } from '#data/orders/returns.ts';
import { returnWords } from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { photoWords } from '#text/site/photos.ts';
import { type Photos, type SendPhoto, usePhotos } from '#ui/photos/use-photos.ts';

/** A return request, by its order and ticket. */
export interface RequestId {
  readonly orderId: string;
  readonly ticket: string;
}

/** Photographs for a return request that has some already. */
export function useReturnPhotos(existing: number): Photos {
  return usePhotos({
    most: MOST_PHOTOS.return - existing,
    longestSide: PHOTO_SIDES.large,
    check: pictureFault,
    sentences: { refused: photoWords.refused, tooMany: photoWords.tooMany(MOST_PHOTOS.return) },
  });
}

/** Sends photographs to a return request. */
export function sendReturnPhoto(request: RequestId): SendPhoto {
  return async (photo, file) => {
    const answer = await addReturnPhoto({ ...request, photo }, file);
    if (!answer.ok) return failureSentences[answer.failure.code];
    const { value } = answer;
    return value.outcome === 'added' ? null : returnWords.photos.refusals[value.refusal];
  };
}
