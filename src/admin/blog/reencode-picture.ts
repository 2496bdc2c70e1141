import { failed, type Result, succeeded } from '#domain/core/result.ts';
import { pictureFault } from '#domain/picture/picture-file.ts';
import { decodeImage, reencodeImage, fitWithin } from '#ui/images/reencode-image.ts';

/** The longest side of a stored picture, in pixels: the widest slot of an article on a dense screen. */
const LONGEST_SIDE = 1600;

/**
 * Re-encodes a picture of an article as WebP, or as JPEG where the browser cannot write WebP. Fails with `too-large`,
 * `wrong-type`.
 */
export async function reencodePicture(file: File): Promise<Result<Blob>> {
  const head = new Uint8Array(await file.slice(0, 300).arrayBuffer());
  const fault = pictureFault(file.size, head);
  if (fault) return failed(fault === 'too-large' ? 'too-large' : 'wrong-type');
  const picture = await decodeImage(file);
  if (!picture) return failed('wrong-type');
  try {
    const frame = fitWithin(picture, LONGEST_SIDE);
    const encoded = await reencodeImage(picture, frame, ['image/webp', 'image/jpeg']);
    return encoded ? succeeded(encoded) : failed('wrong-type');
  } finally {
    picture.close();
  }
}
