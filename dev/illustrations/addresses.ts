import type { Category } from '#domain/product/category.ts';
import type { PictureKind } from '#domain/picture/picture-kind.ts';
import { pictureAlts } from './alts.ts';
import { categoryStem, DRAWN_PRODUCTS } from './catalogue.ts';
import { ILLUSTRATIONS } from './manifest.ts';
import { packHeight } from './pack-heights.ts';

/**
 * The address a document stores for an illustration: its widest WebP, from which the page finds every other size, or
 * its SVG.
 * @throws Error when the manifest has no such stem.
 */
export function pictureAddress(stem: string): string {
  const illustration = ILLUSTRATIONS[stem];
  if (!illustration) {
    throw new Error(`There is no illustration "${stem}": "npm run illustrations" draws new ones.`);
  }
  const { name, widths } = illustration;
  return widths.length === 0
    ? `/pictures/${name}.svg`
    : `/pictures/${name}-${Math.max(...widths)}.webp`;
}

/** A product's pictures, each with its alternative text and what it is for: pack, contents, back label, plant, size. */
export function productPictures(
  slug: string,
): readonly { address: string; alt: string; kind: PictureKind | '' }[] {
  const drawn = DRAWN_PRODUCTS[slug];
  if (!drawn) return [];
  const alts = pictureAlts(drawn, packHeight(slug));
  return [
    { address: pictureAddress(`${slug}-front`), alt: alts.front, kind: 'front' },
    { address: pictureAddress(`${slug}-inside`), alt: alts.inside, kind: '' },
    { address: pictureAddress(`${slug}-label`), alt: alts.label, kind: 'label' },
    { address: pictureAddress(`plant-${drawn.plant}`), alt: alts.plant, kind: '' },
    { address: pictureAddress(`${slug}-scale`), alt: alts.scale, kind: 'scale' },
  ];
}

/** The address of a category's square picture. */
export function categoryPicture(category: Category): string {
  return pictureAddress(categoryStem(category));
}

/** The address of the home page's picture, which stands beside its words. */
export function heroPicture(): string {
  return pictureAddress('hero-beside');
}
