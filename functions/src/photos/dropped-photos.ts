import { reviewPhotoFolder } from '../../../src/domain/photo/photo.ts';
import { refs } from '../platform/store.ts';
import { deletePhoto } from './photo-files.ts';

/**
 * Deletes the files of photographs that a write has removed from a review: staff dropped them, or the review or the account was
 * deleted. Decides by the current document, so late and repeated calls are harmless.
 */
export async function deleteDroppedPhotos(
  { slug, uid }: { readonly slug: string; readonly uid: string },
  before: unknown,
): Promise<void> {
  const had = Array.isArray(before) ? before.map(String) : [];
  if (had.length === 0) return;
  const now: unknown = (await refs.review(slug, uid).get()).get('photos');
  const dropped = had.filter((photo) => !Array.isArray(now) || !now.includes(photo));
  for (const photo of dropped) await deletePhoto(reviewPhotoFolder(slug, uid), photo);
}
