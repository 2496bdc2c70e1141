import type { Product } from '#domain/product/product.ts';

/** A picture of a product in its form: its URL and its alternative text (empty: the product's name). */
export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
}

/** The pictures of a product; falls back to the legacy single picture. */
export function picturesOf(product: Product | null): readonly ShownPicture[] {
  if (!product) return [];
  const addresses =
    product.images.length > 0 ? product.images : [product.imageURL].filter((url) => url !== '');
  return addresses.map((address, place) => ({ address, alt: product.imageAlts[place] ?? '' }));
}

/** The pictures as a product's document stores them; empty alternative texts are omitted. */
export function storedPictures(pictures: readonly ShownPicture[]): {
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
} {
  const alts = pictures.map(({ alt }) => alt.trim());
  return {
    images: pictures.map(({ address }) => address),
    imageAlts: alts.some((alt) => alt !== '') ? alts : [],
  };
}
