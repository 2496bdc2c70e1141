import type { Category } from '#domain/catalog/catalog.ts';
import { DRAWN_PRODUCTS } from './catalogue.ts';
import { HERO } from './compositions.ts';
import { drawings, HERO_WIDTHS, tileStem } from './drawings.ts';

/**
 * The address a document stores for a picture: its widest WebP, from which the page finds every other size.
 * @throws Error when nothing is drawn under this stem.
 */
export function pictureAddress(stem: string): string {
  const drawing = drawings().get(stem);
  if (!drawing) throw new Error(`No picture is drawn as "${stem}"`);
  return `/pictures/${drawing.name}-${Math.max(...drawing.widths)}.webp`;
}

/** The addresses of a product's pictures, the pack first; none when nothing is drawn for it. */
export function productPictures(slug: string): string[] {
  const drawn = DRAWN_PRODUCTS[slug];
  if (!drawn) return [];
  return [`${slug}-front`, `${slug}-inside`, `plant-${drawn.plant}`].map(pictureAddress);
}

/** The address of a category's square picture. */
export function categoryPicture(category: Category): string {
  return pictureAddress(tileStem(category));
}

/** Everything a picture element needs for the home page's hero: wide for wide pages, square for narrow ones. */
export interface HeroPicture {
  readonly wide: {
    readonly src: string;
    readonly avif: string;
    readonly webp: string;
    readonly width: number;
    readonly height: number;
  };
  /** 16 : 9 and filled by its group, to stand beside words; `responsivePicture` finds its sizes. */
  readonly beside: string;
  /** 1 : 1, for narrow pages; `responsivePicture` finds its sizes. */
  readonly square: string;
}

/** The home page's hero picture. In the wide one the left two fifths are calm, for words. */
export function heroPicture(): HeroPicture {
  const src = pictureAddress('hero-wide');
  const base = src.slice(0, src.lastIndexOf('-'));
  const set = (format: string): string =>
    HERO_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  const { width, height } = HERO;
  return {
    wide: { src, avif: set('avif'), webp: set('webp'), width, height },
    beside: pictureAddress('hero-beside'),
    square: pictureAddress('hero-square'),
  };
}
