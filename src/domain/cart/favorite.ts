import * as v from 'valibot';
import { MAX_PAISE, paiseFromRupees } from '../money/money.ts';
import { Moment, Text } from '../core/record-fields.ts';

/**
 * A favourite, `users/{uid}/favorites/{id}`; its id is the product's slug, so that a product is a favourite once.
 * `price` is the product's price when it was added: rupees in Firestore, paise here. Times are epoch milliseconds. The
 * list of favourites is the wishlist.
 */
export const FavoriteSchema = v.object({
  id: v.string(),
  productId: v.string(),
  title: Text(240),
  price: v.pipe(
    v.number(),
    v.finite(),
    v.minValue(0),
    v.maxValue(MAX_PAISE / 100),
    v.transform(paiseFromRupees),
  ),
  imageURL: v.optional(v.string(), ''),
  createdAt: Moment,
});

/** A product on a wishlist. */
export type Favorite = v.InferOutput<typeof FavoriteSchema>;
