import * as v from 'valibot';
import { MAX_PAISE, paise } from '../money/money.ts';
import { Moment } from '../shared/record-fields.ts';
import { isSlug } from '../product/slug.ts';

/** The most pieces of one product that an order holds: a household's need, not a trader's. */
export const MAX_QUANTITY = 20;

/** A whole number of pieces that can be ordered. */
export const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** The slug of a product, checked. */
export const Slug = v.pipe(v.string(), v.check(isSlug, 'not a slug'));

/** A whole number of paise, checked. */
export const PaiseAmount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_PAISE),
  v.transform(paise),
);

/**
 * A line of the cart, on the device for visitors, `users/{uid}/cart/{slug}` for customers. It holds what somebody wants
 * and the price they saw (paise a piece); what it costs is always read from the product.
 */
export const CartLineSchema = v.object({
  slug: Slug,
  quantity: Quantity,
  seenPaise: PaiseAmount,
  /** Epoch milliseconds: the order of the cart. */
  addedAt: Moment,
});
