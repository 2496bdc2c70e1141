import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import type { Result } from '#domain/core/result.ts';
import { attemptOnline } from '#data/firebase/failures.ts';
import { storage } from '#data/firebase/storage.ts';

/**
 * Uploads an article's picture (re-encoded WebP or JPEG) and returns its public URL. Allowed to owner and staff.
 * Fails with `denied`, `offline`, `unavailable`.
 */
export function uploadBlogPicture(slug: string, picture: Blob): Promise<Result<string>> {
  return attemptOnline(async () => {
    const { type } = picture;
    const name = `${Date.now()}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
    const reference = ref(storage, `blogs/${slug}/${name}`);
    await uploadBytes(reference, picture, { contentType: type });
    return getDownloadURL(reference);
  });
}
