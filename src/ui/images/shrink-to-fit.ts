import { decodeImage, fitWithin, reencodeImage } from './reencode-image.ts';

/**
 * Downscales a picture and re-encodes it as WebP, or as JPEG if the browser cannot encode WebP. `longestSide` is in
 * pixels. Null if the browser cannot decode it.
 */
export async function shrinkToFit(file: File, longestSide: number): Promise<Blob | null> {
  const picture = await decodeImage(file);
  if (!picture) return null;
  try {
    const types = ['image/webp', 'image/jpeg'];
    return await reencodeImage(picture, fitWithin(picture, longestSide), types);
  } finally {
    picture.close();
  }
}
