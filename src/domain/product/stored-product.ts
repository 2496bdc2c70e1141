import { draftDocument, type ProductDraft } from './product-draft.ts';

/** The product fields that staff save. */
export interface StoredProduct {
  readonly draft: ProductDraft;
  /** Picture URLs, and their alternative texts. */
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
}

/** The document fields of a save: rupees, without timestamps, stock, rating and slug. */
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
