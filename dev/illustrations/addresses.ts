import type { Category } from '#domain/catalog/catalog.ts';
import { categoryStem, DRAWN_PRODUCTS } from './catalogue.ts';
import { ILLUSTRATIONS } from './manifest.ts';

/**
 * The address a document stores for an illustration: its widest WebP, from which the page finds every other size.
 * @throws Error when the manifest has no such stem.
 */
export function pictureAddress(stem: string): string {
  const illustration = ILLUSTRATIONS[stem];
  if (!illustration) {
    throw new Error(`There is no illustration "${stem}": "npm run illustrations" draws new ones.`);
  }
  return `/pictures/${illustration.name}-${Math.max(...illustration.widths)}.webp`;
}

/** The addresses of a product's pictures, the pack first; none when nothing is drawn for it. */
export function productPictures(slug: string): string[] {
  const drawn = DRAWN_PRODUCTS[slug];
  if (!drawn) return [];
  return [`${slug}-front`, `${slug}-inside`, `plant-${drawn.plant}`].map(pictureAddress);
}

/** The address of a category's square picture. */
export function categoryPicture(category: Category): string {
  return pictureAddress(categoryStem(category));
}

/** The address of the home page's picture, which stands beside its words. */
export function heroPicture(): string {
  return pictureAddress('hero-beside');
}
