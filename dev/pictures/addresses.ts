import type { Category } from '#domain/product/category.ts';
import { PICTURE_KINDS, type PictureKind } from '#domain/picture/picture-kind.ts';
import manifest from './manifest.json' with { type: 'json' };

/** Addresses of the committed pictures by stem, under the size in pixels of the file that each address names. */
export const PICTURES_BY_SIZE: Readonly<Record<string, Readonly<Record<string, string>>>> =
  manifest.sizes;

/** Each seeded product's pictures in the order of its gallery: their stems with their alternative texts. */
const PRODUCTS: Readonly<Record<string, Readonly<Record<string, string>>>> = manifest.products;

type WideStem = keyof (typeof manifest.sizes)['1600x800'];

/** The name of an article's wide picture, without its "cover-". */
export type CoverName = WideStem extends `cover-${infer Name}` ? Name : never;

const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.values(PICTURES_BY_SIZE).flatMap((pictures) => Object.entries(pictures)),
);

/**
 * The address a document stores for a picture: its widest WebP, from which the page finds every other size, or its SVG.
 * @throws Error when the manifest has no such stem.
 */
export function pictureAddress(stem: string): string {
  const address = ADDRESSES.get(stem);
  if (address === undefined) {
    throw new Error(
      `dev/pictures/manifest.json has no picture "${stem}": its README says how to add one.`,
    );
  }
  return address;
}

/** Every address of the manifest. */
export function pictureAddresses(): readonly string[] {
  return [...ADDRESSES.values()];
}

/** A product's pictures, each with its alternative text and what it is for; none for an unknown product. */
export function productPictures(
  slug: string,
): readonly { address: string; alt: string; kind: PictureKind | '' }[] {
  return Object.entries(PRODUCTS[slug] ?? {}).map(([stem, alt]) => ({
    address: pictureAddress(stem),
    alt,
    kind: PICTURE_KINDS.find((kind) => stem === `${slug}-${kind}`) ?? '',
  }));
}

/** The address of a category's square picture. */
export function categoryPicture(category: Category): string {
  return pictureAddress(`category-${category.toLowerCase().replaceAll(' ', '-')}`);
}

/** The address of the home page's picture, which stands beside its words. */
export function heroPicture(): string {
  return pictureAddress('hero-beside');
}
