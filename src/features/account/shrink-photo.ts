import { failed, type Result, succeeded } from '#domain/core/result.ts';
import { middleSquare, decodeImage, reencodeImage } from '#ui/images/reencode-image.ts';

/** Side of a stored photo in pixels: twice its largest display size. */
const SIDE = 512;
/** Maximum file size in bytes: decoding larger files exhausts a phone's memory. */
const MAX_FILE = 20 * 1024 * 1024;

/**
 * Crops an image to a centre square, downscales and re-encodes it as WebP, or as JPEG if the browser cannot encode
 * WebP. Fails with `too-large`, `wrong-type`.
 */
export async function shrinkPhoto(file: File): Promise<Result<Blob>> {
  // An SVG is a document that can contain scripts, so it is rejected before decoding.
  if (!/^image\/(?!svg)/u.test(file.type)) return failed('wrong-type');
  if (file.size > MAX_FILE) return failed('too-large');
  const picture = await decodeImage(file);
  if (!picture) return failed('wrong-type');
  try {
    const resized = await reencodeImage(picture, middleSquare(picture, SIDE), [
      'image/webp',
      'image/jpeg',
    ]);
    return resized ? succeeded(resized) : failed('wrong-type');
  } finally {
    picture.close();
  }
}
