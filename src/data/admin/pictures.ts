import { getDownloadURL, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { type Result, succeeded } from '#domain/shared/result.ts';
import { attempt, failureOf } from '#data/firebase/failures.ts';
import { storage } from '#data/firebase/storage.ts';

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

/** One picture in one of the widths of `PICTURE_WIDTHS`, as WebP. */
export interface PictureSize {
  readonly width: number;
  readonly file: Blob;
}

/** Files that never change may be kept by whoever has them. */
const KEEP = 'public, max-age=31536000, immutable';

/**
 * Stores a picture in all its widths under a name of its own, and answers with the address of the widest, from which
 * `responsivePicture` finds the others. `progress` is told the share that has arrived, from 0 to 1. Fails with `denied`,
 * `offline`, `quota`.
 */
export function uploadPictureSizes(
  slug: string,
  sizes: readonly PictureSize[],
  progress: (share: number) => void,
): Promise<Result<string>> {
  return attempt(async () => {
    const id = crypto.randomUUID().slice(0, 18);
    const total = sizes.reduce((sum, { file }) => sum + file.size, 0);
    let before = 0;
    let address = '';
    // The widest comes last: there is no address before everything else is there.
    for (const { width, file } of [...sizes].sort((a, b) => a.width - b.width)) {
      const place = ref(storage, `products/${slug}/${id}-${width}.webp`);
      const task = uploadBytesResumable(place, file, {
        contentType: file.type,
        cacheControl: KEEP,
      });
      const sent = before;
      task.on('state_changed', ({ bytesTransferred }) =>
        progress((sent + bytesTransferred) / total),
      );
      await task;
      before += file.size;
      // Without the token, which is another one for each file: the rules let everyone read.
      const url = new URL(await getDownloadURL(place));
      address = `${url.origin}${url.pathname}?alt=media`;
    }
    return address;
  });
}
