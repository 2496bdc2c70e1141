import * as v from 'valibot';
import { MAX_QUANTITY } from './cart-limits.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { Moment, UpTo } from '../core/record-fields.ts';
import { isSlug } from '../product/slug.ts';

/** A quantity that can be ordered. */
export const Quantity = UpTo(MAX_QUANTITY);

/** A valid product slug. */
export const Slug = v.pipe(v.string(), v.check(isSlug, 'not a slug'));

/** A valid amount in whole paise. */
export const PaiseAmount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_PAISE),
  v.transform(paise),
);

/**
 * A cart line, on the device for visitors, `users/{uid}/cart/{slug}` for customers. Holds the quantity and the price
 * that the shopper saw (paise per unit); the actual price is always read from the product.
 */
export const CartLineSchema = v.object({
  slug: Slug,
  quantity: Quantity,
  seenPaise: PaiseAmount,
  /** Epoch milliseconds: the sort order of the cart. */
  addedAt: Moment,
});
