import { PICTURE_WIDTHS } from '#domain/picture.ts';
import { LEAST_PICTURE_SIDE, type PictureFault, pictureFault } from '#domain/picture-file.ts';
import type { PictureSize } from '#data/admin/pictures.ts';

const QUALITY = 0.85;
/** The colour of the paper that a picture which is no square is put on, in both schemes: packs are taken on white. */
const PAPER = 'white';

/**
 * Draws a picture anew in the shop's widths, square, as WebP. Only pixels survive: neither the place nor the device that
 * the file names. Answers with why not, when it is no picture that can be taken.
 */
export async function reencoded(file: File): Promise<readonly PictureSize[] | PictureFault> {
  const head = new Uint8Array(await file.slice(0, 300).arrayBuffer());
  const fault = pictureFault(file.size, head);
  if (fault) return fault;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'broken';
  }
  try {
    if (Math.min(picture.width, picture.height) < LEAST_PICTURE_SIDE) return 'too-small';
    const sizes: PictureSize[] = [];
    for (const width of PICTURE_WIDTHS) {
      const drawn = await drawnAt(picture, width);
      if (drawn?.type !== 'image/webp') return 'no-webp';
      sizes.push({ width, file: drawn });
    }
    return sizes;
  } finally {
    picture.close();
  }
}

function drawnAt(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/webp', QUALITY));
}
