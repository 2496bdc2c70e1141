import { fileOfWidth, type PICTURE_WIDTHS, thumbnailAddress } from '../picture/picture.ts';

/** Where the pictures that staff upload are stored. */
const STORAGE = 'https://firebasestorage.googleapis.com/';

/**
 * The absolute URL of a product's picture for a letter, as WebP of this width; empty when it is not one of the shop's
 * own: a letter never makes a mail program ask another site. `origin` is the shop's.
 */
export function letterPicture(
  address: string,
  origin: string,
  width: (typeof PICTURE_WIDTHS)[number],
): string {
  const file = fileOfWidth(thumbnailAddress(address), width);
  if (/^\/(?![/\\])/u.test(file)) return `${origin}${file}`;
  return file.startsWith(STORAGE) ? file : '';
}
