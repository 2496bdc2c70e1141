import { pictureFault } from '#domain/picture/picture-file.ts';
import { readBytes } from '#ui/browser/read-bytes.ts';
import { decodeImage, reencodeImage, fitWithin } from '#ui/images/reencode-image.ts';

/** The longest side of a stored picture, in pixels: the widest slot of an article on a dense screen. */
const LONGEST_SIDE = 1600;

/** Why an article does not take a file. */
export type ArticlePictureFault = 'unreadable' | 'too-large' | 'wrong-type';

/**
 * Re-encodes a picture of an article as WebP, or as JPEG where the browser cannot write WebP. Returns the reason when it
 * is no acceptable picture.
 */
export async function reencodePicture(file: File): Promise<Blob | ArticlePictureFault> {
  const head = await readBytes(file, 300);
  if (!head) return 'unreadable';
  const fault = pictureFault(file.size, head);
  if (fault) return fault === 'too-large' ? 'too-large' : 'wrong-type';
  const picture = await decodeImage(file);
  if (!picture) return 'wrong-type';
  try {
    const frame = fitWithin(picture, LONGEST_SIDE);
    const encoded = await reencodeImage(picture, frame, ['image/webp', 'image/jpeg']);
    return encoded ?? 'wrong-type';
  } finally {
    picture.close();
  }
}
