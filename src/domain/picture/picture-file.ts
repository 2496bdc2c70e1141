/** Maximum file size in bytes: decoding larger files exhausts the memory of phones. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Minimum width and height in pixels: smaller pictures look blurred on the product page. */
export const LEAST_PICTURE_SIDE = 400;
/** Minimum size in pixels of a full-width picture, at 16 : 9. */
export const LEAST_WIDE_PICTURE = { width: 960, height: 540 } as const;

/**
 * Why a file is refused. `heic` is the format of iPhones, which most browsers cannot decode; an `unreadable` one was
 * changed, moved or deleted after it was chosen.
 */
export type PictureFault =
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'svg'
  | 'heic'
  | 'not-a-picture'
  | 'too-small'
  | 'broken'
  | 'no-webp';

/** Why the file of a picture of the shop's content is refused: a full-width one or a logo. */
export type ContentPictureFault = PictureFault | 'too-narrow' | 'logo-too-small';

/** Magic bytes of the accepted formats; a dot stands for any byte. */
const FORMATS: readonly RegExp[] = [
  /^\u00FF\u00D8\u00FF/u,
  /^\u0089PNG\r\n.\n/u,
  /^RIFF[\s\S]{4}WEBP/u,
  /^[\s\S]{4}ftypavi[fs]/u,
];
const HEIC = /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/u;

/**
 * Checks a file by its size (bytes) and its first bytes (at least 300 if available), whatever its name: an SVG can
 * contain scripts, even when it is called .png. Null when it looks like a picture.
 */
export function pictureFault(size: number, head: Uint8Array): PictureFault | null {
  if (size === 0) return 'empty';
  if (size > MAX_PICTURE_BYTES) return 'too-large';
  const text = String.fromCharCode(...head.slice(0, 300));
  if (FORMATS.some((format) => format.test(text))) return null;
  if (HEIC.test(text)) return 'heic';
  return /<(?:svg|\?xml|!doctype svg)/iu.test(text) ? 'svg' : 'not-a-picture';
}
