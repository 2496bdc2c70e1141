import type { Category } from '#domain/catalog/catalog.ts';
import { DRAWN_PRODUCTS } from './catalogue.ts';
import { drawings, tileStem } from './drawings.ts';

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

/** The address of the home page's picture, which stands beside its words. */
export function heroPicture(): string {
  return pictureAddress('hero-beside');
}
