import { draftDocument, type ProductDraft } from './product-draft.ts';

/** What a product's document holds of what somebody saves. */
export interface StoredProduct {
  readonly draft: ProductDraft;
  /** Addresses of pictures, and what each of them shows. */
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
}

/** The fields of a product's document that a save writes: rupees, without moments, stock, rating and slug. */
export function savedFields({
  draft,
  images,
  imageAlts,
}: StoredProduct): Readonly<Record<string, unknown>> {
  const {
    slug: _s,
    stock: _t,
    createdAt: _c,
    updatedAt: _u,
    rating: _r,
    ...fields
  } = draftDocument(draft) as Readonly<Record<string, unknown>>;
  const sorted = Object.entries({ ...fields, images, imageAlts, imageURL: images[0] ?? '' });
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}
