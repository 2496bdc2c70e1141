import type { ProductChange } from './product-change.ts';
import type { Product } from '../product/product.ts';

/** Pictures for a product, with their alternative texts. */
export interface NewPicture {
  readonly address: string;
  readonly alt: string;
}

/** The change that gives a product without pictures its first ones; null when it has some already. */
export function pictureChange(
  product: Product,
  pictures: readonly NewPicture[],
): ProductChange | null {
  if (product.images.length > 0 || pictures.length === 0) return null;
  const { slug, title, stock, updatedAt } = product;
  const images = pictures.map(({ address }) => address);
  const alts = pictures.map(({ alt }) => alt.slice(0, 200));
  const imageAlts = alts.some(Boolean) ? alts : [];
  return {
    slug,
    title,
    stockDelta: 0,
    stockFrom: stock,
    savedAt: updatedAt,
    before: { images: [], imageAlts: [], imageURL: '' },
    after: { images, imageAlts, imageURL: images[0] ?? '' },
  };
}
