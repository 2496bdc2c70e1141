import type { Sharp } from 'sharp';
import {
  MAX_SENT_BYTES,
  PHOTO_SIDES,
  type PhotoFileRefusal,
  type PhotoSize,
} from '../../../src/domain/photo/photo.ts';
import { pictureFault } from '../../../src/domain/picture/picture-file.ts';

/** Most pixels of a photograph: more than a phone's camera takes, and few enough for the function's memory. */
const MOST_PIXELS = 50_000_000;

/** The formats that a browser sends, of sharp. Others are not decoded, so that a fault in their code cannot be reached. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer'].map((name) => `VipsForeignLoad${name}`);

const QUALITY = 80;

/** The WebP files of a photograph. */
export type PhotoFiles = Readonly<Record<PhotoSize, Buffer>>;

/**
 * Decodes a photograph in base64 and encodes it again in the stored sizes. Only pixels survive: no location, no
 * device and nothing that was appended. Returns the refusal of what is no JPEG, PNG or WebP picture.
 */
export async function reencodePhoto(
  base64: string,
): Promise<PhotoFiles | { readonly refusal: PhotoFileRefusal }> {
  if (base64.length > Math.ceil(MAX_SENT_BYTES / 3) * 4) return { refusal: 'too-large' };
  const bytes = Buffer.from(base64, 'base64');
  if (pictureFault(bytes.length, bytes) !== null) return { refusal: 'not-a-photo' };
  const sharp = await loadSharp();
  const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 }).autoOrient();
  try {
    return { small: await encode(photo, 'small'), large: await encode(photo, 'large') };
  } catch {
    return { refusal: 'not-a-photo' };
  }
}

function encode(photo: Sharp, size: PhotoSize): Promise<Buffer> {
  const side = PHOTO_SIDES[size];
  return photo
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Loads sharp on first use: it is large, and few functions need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  return sharp;
}
