import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import type { Result } from '#domain/shared/result.ts';
import { attemptOnline } from '#data/firebase/failures.ts';
import { storage } from '#data/firebase/storage.ts';

/**
 * Stores a picture (WebP or JPEG, drawn anew) beside an article; answers with its public address. Allowed to owner and
 * staff. Fails with `denied`, `offline`, `unavailable`.
 */
export function uploadBlogPicture(slug: string, picture: Blob): Promise<Result<string>> {
  return attemptOnline(async () => {
    const { type } = picture;
    const name = `${Date.now()}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
    const place = ref(storage, `blogs/${slug}/${name}`);
    await uploadBytes(place, picture, { contentType: type });
    return getDownloadURL(place);
  });
}
