/**
 * Pictures of the shop's own making exist in several widths and two formats under one stem:
 * `…/name-180.avif`, `…/name-180.webp`, … `…/name-800.webp`. A document stores the address of the widest
 * WebP, which any browser can show by itself; the other files are found from it by name.
 */
export const PICTURE_WIDTHS = [180, 360, 540, 800] as const;

/** The widths of a picture that spans a page, such as the one on Home. */
const WIDE_PICTURE_WIDTHS = [480, 960, 1600] as const;

const OWN_PICTURE = /^(?<stem>.+)-(?<widest>800|1600)\.webp(?<query>\?[^#]*)?$/;

/** A picture that staff have uploaded: browsers write WebP and no AVIF, so there is none. Storage writes "/" as %2F. */
const UPLOADED = /\/o\/products%2F/;

/** What a picture element needs. A picture that exists in one size only has nothing but its address. */
export interface ResponsivePicture {
  readonly src: string;
  /** The same in every width, as `img.srcset`. */
  readonly srcSet?: string;
  /** The same in AVIF, for browsers that show it. */
  readonly avif?: string;
}

/** The addresses of every size of a picture, from the one address that a document stores. */
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

const STORED = /\/o\/(?<stem>products%2F[a-z0-9-]+%2F[a-z0-9-]+)-800\.webp\?alt=media$/;

/** The files in Storage of a picture that staff have uploaded, in every width; none for an address that is no upload. */
export function uploadedFiles(address: string): readonly string[] {
  const stem = STORED.exec(address)?.groups?.['stem'];
  if (stem === undefined) return [];
  return PICTURE_WIDTHS.map((width) => `${decodeURIComponent(stem)}-${width}.webp`);
}
