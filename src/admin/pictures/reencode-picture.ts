import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTHS } from '#domain/picture/picture.ts';
import {
  LEAST_PICTURE_SIDE,
  LEAST_WIDE_PICTURE,
  pictureFault,
  type WidePictureFault,
} from '#domain/picture/picture-file.ts';
import type { PictureSize } from '#data/admin/pictures.ts';
import { readBytes } from '#ui/browser/read-bytes.ts';
import {
  croppedTo,
  decodeImage,
  onSquareCanvas,
  reencodeImage,
} from '#ui/images/reencode-image.ts';

/** A product's picture is shown whole on a square; a wide one is cropped to 16 : 9. */
export type PictureShape = 'square' | 'wide';

/** Re-encodes a picture in the shop's widths as WebP. Returns the reason when it is no acceptable picture. */
export async function reencodePicture(
  file: File,
  shape: PictureShape = 'square',
): Promise<readonly PictureSize[] | WidePictureFault> {
  const head = await readBytes(file, 300);
  if (!head) return 'unreadable';
  const fault = pictureFault(file.size, head);
  if (fault) return fault;
  const picture = await decodeImage(file);
  if (!picture) return 'broken';
  try {
    const tooSmall = sizeFault(picture, shape);
    if (tooSmall) return tooSmall;
    const sizes: PictureSize[] = [];
    for (const width of shape === 'wide' ? WIDE_PICTURE_WIDTHS : PICTURE_WIDTHS) {
      const frame =
        shape === 'wide'
          ? croppedTo(picture, { width, height: (width * 9) / 16 })
          : onSquareCanvas(picture, width);
      const encoded = await reencodeImage(picture, frame, ['image/webp']);
      if (!encoded) return 'no-webp';
      sizes.push({ width, file: encoded });
    }
    return sizes;
  } finally {
    picture.close();
  }
}

function sizeFault(
  { width, height }: Pick<ImageBitmap, 'width' | 'height'>,
  shape: PictureShape,
): WidePictureFault | null {
  if (shape === 'square') return Math.min(width, height) < LEAST_PICTURE_SIDE ? 'too-small' : null;
  const { width: leastWidth, height: leastHeight } = LEAST_WIDE_PICTURE;
  return width < leastWidth || height < leastHeight ? 'too-narrow' : null;
}
