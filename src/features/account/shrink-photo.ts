import { failed, type Result, succeeded } from '#domain/shared/result.ts';
import { middleSquare, pictureOf, reencodeImage } from '#ui/reencode-image.ts';

/** The side of a stored photo, in pixels: enough for the largest place it stands in, twice over. */
const SIDE = 512;
/** Larger files than this (bytes) are not even read: phones would run out of memory. */
const MAX_FILE = 20 * 1024 * 1024;

/**
 * Cuts the middle square out of a picture and draws it anew, small, as WebP or, where browsers cannot write that, as
 * JPEG. Fails with `too-large`, `wrong-type`.
 */
export async function shrinkPhoto(file: File): Promise<Result<Blob>> {
  // An SVG is a document that can run; a browser that reads it as a picture still should not be asked to.
  if (!/^image\/(?!svg)/u.test(file.type)) return failed('wrong-type');
  if (file.size > MAX_FILE) return failed('too-large');
  const picture = await pictureOf(file);
  if (!picture) return failed('wrong-type');
  try {
    const small = await reencodeImage(picture, middleSquare(picture, SIDE), [
      'image/webp',
      'image/jpeg',
    ]);
    return small ? succeeded(small) : failed('wrong-type');
  } finally {
    picture.close();
  }
}
