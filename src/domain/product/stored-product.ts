import type { Product } from './product.ts';
import { draftDocument, type ProductDraft } from './product-draft.ts';

/** The product fields that staff save. */
export interface StoredProduct {
  readonly draft: ProductDraft;
  /** Picture URLs, their alternative texts, and what each is taken for. */
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
  readonly imageKinds: Product['imageKinds'];
}

/** The document fields of a save: rupees, without timestamps, stock, sales, rating and slug. */
export function savedFields({
  draft,
  images,
  imageAlts,
  imageKinds,
}: StoredProduct): Readonly<Record<string, unknown>> {
  const {
    slug: _s,
    stock: _t,
    createdAt: _c,
    updatedAt: _u,
    rating: _r,
    sold: _o,
    ...fields
  } = draftDocument(draft) as Readonly<Record<string, unknown>>;
  const pictures = { images, imageAlts, imageKinds, imageURL: images[0] ?? '' };
  const sorted = Object.entries({ ...fields, ...pictures });
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}
