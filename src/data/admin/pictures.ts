import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import type { Result } from '#domain/core/result.ts';
import { attempt } from '#data/firebase/failures.ts';
import { storage } from '#data/firebase/storage.ts';

/** One file of a picture, as WebP or PNG. */
export interface PictureSize {
  /** The end of its name: one of the widths of `PICTURE_WIDTHS` or `WIDE_PICTURE_WIDTHS`, or what else tells it apart. */
  readonly size: string;
  readonly file: Blob;
}

/** Files are immutable, so clients may cache them for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Uploads a picture in all its sizes, one after another, under a unique name of a Storage folder, such as
 * `products/neem-soap`. Returns the URL of the last one, from which those of the others follow: it must not exist before
 * they do. `progress` receives the uploaded share from 0 to 1. Fails with `denied`, `offline`, `quota`.
 */
export function uploadPictureSizes(
  folder: string,
  sizes: readonly PictureSize[],
  progress: (share: number) => void,
): Promise<Result<string>> {
  return attempt(async () => {
    const id = crypto.randomUUID().slice(0, 18);
    const total = sizes.reduce((sum, { file }) => sum + file.size, 0);
    let sentBytes = 0;
    let address = '';
    for (const { size, file } of sizes) {
      const name = `${id}-${size}.${file.type.replace('image/', '')}`;
      const reference = ref(storage, `${folder}/${name}`);
      const task = uploadBytesResumable(reference, file, {
        contentType: file.type,
        cacheControl: CACHE_CONTROL,
      });
      const offset = sentBytes;
      task.on('state_changed', ({ bytesTransferred }) =>
        progress((offset + bytesTransferred) / total),
      );
      await task;
      sentBytes += file.size;
      // Drops the per-file token, because the rules allow public reads.
      const url = new URL(await getDownloadURL(reference));
      address = `${url.origin}${url.pathname}?alt=media`;
    }
    return address;
  });
}
