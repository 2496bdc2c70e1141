import { failed, type Result, succeeded } from '#domain/failure.ts';

/** The side of a stored photo, in pixels: enough for the largest place it stands in, twice over. */
const SIDE = 512;
const QUALITY = 0.85;
/** Larger files than this (bytes) are not even read: phones would run out of memory. */
const MAX_FILE = 20 * 1024 * 1024;

/**
 * Cuts the middle square out of a picture and draws it anew, small, as WebP or, where browsers cannot write that, as
 * JPEG. Only pixels survive: neither the place nor the device that the file names. Fails with `too-large`, `wrong-type`.
 */
export async function shrinkPhoto(file: File): Promise<Result<Blob>> {
  // An SVG is a document that can run; a browser that reads it as a picture still should not be asked to.
  if (!/^image\/(?!svg)/u.test(file.type)) return failed('wrong-type');
  if (file.size > MAX_FILE) return failed('too-large');
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const small = await drawn(picture);
    picture.close();
    return small ? succeeded(small) : failed('wrong-type');
  } catch {
    return failed('wrong-type');
  }
}

async function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(cut, SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  const left = (picture.width - cut) / 2;
  const top = (picture.height - cut) / 2;
  context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  const encoded = (type: string) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await encoded('image/webp');
  return webp?.type === 'image/webp' ? webp : encoded('image/jpeg');
}
