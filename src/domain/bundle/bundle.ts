import * as v from 'valibot';
import { PaiseAmount, Quantity, Slug } from '../cart/cart-line.ts';
import { Moment, Text } from '../core/record-fields.ts';

/** Fewest and most products of a bundle. */
export const PARTS = { least: 2, most: 4 } as const;
/** Maximum length of a bundle's title, in characters. */
export const MAX_BUNDLE_TITLE = 80;

const Parts = v.pipe(
  v.array(v.object({ slug: Slug, quantity: Quantity })),
  v.minLength(PARTS.least),
  v.maxLength(PARTS.most),
  v.check((parts) => new Set(parts.map(({ slug }) => slug)).size === parts.length, 'twice'),
);

/**
 * `bundles/{id}`: products that cost less together, written by staff. Each part is whole units of one product. The stored
 * document repeats the parts' slugs in `slugs`, for queries by product.
 */
export const BundleSchema = v.object({
  id: Text(40),
  title: v.pipe(Text(MAX_BUNDLE_TITLE), v.nonEmpty()),
  parts: Parts,
  /** What the parts cost less together, in paise, inclusive of all taxes. */
  savingPaise: v.pipe(
    PaiseAmount,
    v.check((amount) => amount > 0, 'nothing'),
  ),
  /** Whether shoppers see it and the checkout grants it. */
  active: v.boolean(),
  /** Id of its last audit entry. */
  auditId: v.optional(v.string(), ''),
  createdAt: v.optional(Moment),
});

/** A bundle. */
export type Bundle = v.InferOutput<typeof BundleSchema>;
/** A part of a bundle. */
export type BundlePart = Bundle['parts'][number];
/** What staff edit of a bundle. */
export type BundleDraft = Pick<Bundle, 'title' | 'parts' | 'savingPaise' | 'active'>;

/** The fields of a bundle as stored. */
export function bundleDocument({ title, parts, savingPaise, active }: BundleDraft) {
  return {
    title,
    parts: parts.map(({ slug, quantity }) => ({ slug, quantity })),
    slugs: parts.map(({ slug }) => slug),
    savingPaise,
    active,
  };
}
