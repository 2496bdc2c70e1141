import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { type Result, succeeded } from '#domain/failure.ts';
import { failureOf } from '#data/failures.ts';
import { storage } from '#data/storage.ts';

/**
 * Stores one picture file of a product and answers with its public address. Allowed to the roles owner and
 * staff, for JPEG, PNG, WebP and AVIF under 5 MB; otherwise `denied`.
 */
export async function uploadProductPicture(
  slug: string,
  name: string,
  file: Blob,
): Promise<Result<string>> {
  try {
    const place = ref(storage, `products/${slug}/${name}`);
    await uploadBytes(place, file, { contentType: file.type });
    return succeeded(await getDownloadURL(place));
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
