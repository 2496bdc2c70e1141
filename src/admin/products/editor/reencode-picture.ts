import { PICTURE_WIDTHS } from '#domain/picture/picture.ts';
import {
  LEAST_PICTURE_SIDE,
  type PictureFault,
  pictureFault,
} from '#domain/picture/picture-file.ts';
import type { PictureSize } from '#data/admin/pictures.ts';
import { onSquareCanvas, decodeImage, reencodeImage } from '#ui/images/reencode-image.ts';

/** Re-encodes a picture in the shop's widths, square, as WebP. Returns the reason when it is no acceptable picture. */
export async function reencodePicture(file: File): Promise<readonly PictureSize[] | PictureFault> {
  const head = new Uint8Array(await file.slice(0, 300).arrayBuffer());
  const fault = pictureFault(file.size, head);
  if (fault) return fault;
  const picture = await decodeImage(file);
  if (!picture) return 'broken';
  try {
    if (Math.min(picture.width, picture.height) < LEAST_PICTURE_SIDE) return 'too-small';
    const sizes: PictureSize[] = [];
    for (const width of PICTURE_WIDTHS) {
      const encoded = await reencodeImage(picture, onSquareCanvas(picture, width), ['image/webp']);
      if (!encoded) return 'no-webp';
      sizes.push({ width, file: encoded });
    }
    return sizes;
  } finally {
    picture.close();
  }
}
