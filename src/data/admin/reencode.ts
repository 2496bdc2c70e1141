import { failed, type Result, succeeded } from '#domain/failure.ts';

const QUALITY = 0.85;
/** Larger files than this (bytes) are not even read: a browser would run out of memory. */
const MAX_FILE = 30 * 1024 * 1024;

/**
 * Draws a picture anew, with its longest side at most so many pixels, as WebP or, where browsers cannot write that, as JPEG.
 * Only pixels survive: neither the place nor the device that the file names, and no script in it. Fails with `too-large`,
 * `wrong-type`.
 */
export async function reencoded(file: File, longestSide: number): Promise<Result<Blob>> {
  // An SVG is a document that can run; a browser that reads it as a picture still should not be asked to.
  if (!/^image\/(?!svg)/u.test(file.type)) return failed('wrong-type');
  if (file.size > MAX_FILE) return failed('too-large');
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const drawn = await draw(picture, longestSide);
    picture.close();
    return drawn ? succeeded(drawn) : failed('wrong-type');
  } catch {
    return failed('wrong-type');
  }
}

async function draw(picture: ImageBitmap, longestSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const encoded = (type: string) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await encoded('image/webp');
  return webp?.type === 'image/webp' ? webp : encoded('image/jpeg');
}
