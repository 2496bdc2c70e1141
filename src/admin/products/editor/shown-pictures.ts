import type { PictureKind } from '#domain/picture/picture-kind.ts';
import type { Product } from '#domain/product/product.ts';

/** A picture of a product in its form: its URL, its alternative text (empty: the product's name), what it is taken for. */
export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
  readonly kind: PictureKind | '';
}

/** The pictures of a product; falls back to the legacy single picture. */
export function picturesOf(product: Product | null): readonly ShownPicture[] {
  if (!product) return [];
  const addresses =
    product.images.length > 0 ? product.images : [product.imageURL].filter((url) => url !== '');
  return addresses.map((address, place) => ({
    address,
    alt: product.imageAlts[place] ?? '',
    kind: product.imageKinds[place] ?? '',
  }));
}

/** The pictures as a product's document stores them; lists of nothing but empty texts are omitted. */
export function storedPictures(pictures: readonly ShownPicture[]): {
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
  readonly imageKinds: Product['imageKinds'];
} {
  const alts = pictures.map(({ alt }) => alt.trim());
  const kinds = pictures.map(({ kind }) => kind);
  return {
    images: pictures.map(({ address }) => address),
    imageAlts: alts.some((alt) => alt !== '') ? alts : [],
    imageKinds: kinds.some((kind) => kind !== '') ? kinds : [],
  };
}
