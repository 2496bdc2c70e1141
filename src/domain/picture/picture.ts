/**
 * The shop's own pictures exist in several widths and two formats under one stem: `…/name-180.avif`, `…/name-180.webp`,
 * … `…/name-800.webp`. A document stores the URL of the widest WebP as a fallback; the other files follow from its
 * name.
 */
export const PICTURE_WIDTHS = [180, 360, 540, 800] as const;

/** The widths of a full-width picture, such as the cover of an article. */
export const WIDE_PICTURE_WIDTHS = [480, 960, 1600] as const;

/** Width of the raster that stands beside an SVG. */
export const THUMBNAIL_WIDTH = 180;

const OWN_PICTURE = /^(?<stem>.+)-(?<widest>800|1600)\.webp(?<query>\?[^#]*)?$/;

/** An uploaded picture has no AVIF, because browsers cannot encode it. Storage writes "/" as %2F. */
const UPLOADED = /\/o\/(?:products|shop)%2F/;

/** The attributes of a picture element. A picture in a single size has only its URL. */
export interface ResponsivePicture {
  readonly src: string;
  /** All widths, as `img.srcset`. */
  readonly srcSet?: string;
  /** The same in AVIF, for browsers that support it. */
  readonly avif?: string;
}

/** The URLs of every size of a picture, from the one URL that a document stores. */
export function responsivePicture(address: string): ResponsivePicture {
  const match = OWN_PICTURE.exec(address);
  if (!match?.groups) return { src: address };
  const { stem, widest, query = '' } = match.groups;
  const widths = widest === '800' ? PICTURE_WIDTHS : WIDE_PICTURE_WIDTHS;
  const inEveryWidth = (format: 'avif' | 'webp'): string =>
    widths.map((width) => `${stem}-${width}.${format}${query} ${width}w`).join(', ');
  return {
    src: `${stem}-${widest}.webp${query}`,
    srcSet: inEveryWidth('webp'),
    ...(!UPLOADED.test(address) && { avif: inEveryWidth('avif') }),
  };
}

/** The URL of a picture's WebP in one width; a picture that has no such file is its own. */
export function fileOfWidth(address: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  const { stem, widest, query = '' } = OWN_PICTURE.exec(address)?.groups ?? {};
  return widest === '800' ? `${stem}-${width}.webp${query}` : address;
}

/** A drawing of the shop's own that is served as SVG: it stays sharp however far it is enlarged. */
const OWN_DRAWING = /^\/pictures\/(?<stem>.+)\.svg$/;

/** The URL that a thumbnail shows: of an SVG its small raster, which weighs a fifth; else the picture itself. */
export function thumbnailAddress(address: string): string {
  const stem = OWN_DRAWING.exec(address)?.groups?.['stem'];
  return stem === undefined ? address : `/pictures/${stem}-${THUMBNAIL_WIDTH}.webp`;
}

const STORED = /\/o\/(?<stem>products%2F[a-z0-9-]+%2F[a-z0-9-]+)-800\.webp\?alt=media$/;

/** The Storage files of an uploaded picture in every width; none for other URLs. */
export function uploadedFiles(address: string): readonly string[] {
  const stem = STORED.exec(address)?.groups?.['stem'];
  if (stem === undefined) return [];
  return PICTURE_WIDTHS.map((width) => `${decodeURIComponent(stem)}-${width}.webp`);
}
