import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import type { Result } from '#domain/failure.ts';
import { attemptOnline } from '#data/failures.ts';
import { storage } from '#data/storage.ts';
import { reencoded } from './reencode.ts';

/** The longest side of a stored picture, in pixels: the widest place of an article, on a dense screen. */
const LONGEST_SIDE = 1600;

/**
 * Draws a picture anew and stores it beside an article; answers with its public address. Allowed to owner and staff. Fails
 * with `wrong-type`, `too-large`, `denied`, `offline`, `unavailable`.
 */
export async function uploadBlogPicture(slug: string, file: File): Promise<Result<string>> {
  const picture = await reencoded(file, LONGEST_SIDE);
  if (!picture.ok) return picture;
  return attemptOnline(async () => {
    const { type } = picture.value;
    const name = `${Date.now()}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
    const place = ref(storage, `blogs/${slug}/${name}`);
    await uploadBytes(place, picture.value, { contentType: type });
    return getDownloadURL(place);
  });
}
