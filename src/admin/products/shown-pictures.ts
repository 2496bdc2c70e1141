import type { Product } from '#domain/product/product.ts';

/** A picture of a product in its form: where it lies, and what it shows (empty: named after the product). */
export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
}

/** The pictures of a product; one that has but the old single picture shows that. */
export function picturesOf(product: Product | null): readonly ShownPicture[] {
  if (!product) return [];
  const addresses =
    product.images.length > 0 ? product.images : [product.imageURL].filter((url) => url !== '');
  return addresses.map((address, place) => ({ address, alt: product.imageAlts[place] ?? '' }));
}

/** The same as a product's document holds them; nothing is said of pictures that have no words. */
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
