/** Larger files than this (bytes) are not read: phones would run out of memory. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** The least width and height of a picture, in pixels: a smaller one would be blurred on the product's page. */
export const LEAST_PICTURE_SIDE = 400;

/** Why a file is no picture of a product. `heic` is what iPhones write and most browsers cannot read. */
export type PictureFault =
  | 'too-large'
  | 'empty'
  | 'svg'
  | 'heic'
  | 'not-a-picture'
  | 'too-small'
  | 'broken'
  | 'no-webp';

/** The first bytes of the formats that are taken; a dot stands for any byte. */
const FORMATS: readonly RegExp[] = [
  /^\u00FF\u00D8\u00FF/u,
  /^\u0089PNG\r\n.\n/u,
  /^RIFF[\s\S]{4}WEBP/u,
  /^[\s\S]{4}ftypavi[fs]/u,
];
const HEIC = /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/u;

/**
 * What is wrong with a file by its size (bytes) and its first bytes (at least 300 where there are so many), whatever its
 * name says: an SVG is a document that can run, also when it is called .png. Null when it looks like a picture.
 */
export function pictureFault(size: number, head: Uint8Array): PictureFault | null {
  if (size === 0) return 'empty';
  if (size > MAX_PICTURE_BYTES) return 'too-large';
  const text = String.fromCharCode(...head.slice(0, 300));
  if (FORMATS.some((format) => format.test(text))) return null;
  if (HEIC.test(text)) return 'heic';
  return /<(?:svg|\?xml|!doctype svg)/iu.test(text) ? 'svg' : 'not-a-picture';
}
