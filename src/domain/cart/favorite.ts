import * as v from 'valibot';
import { MAX_PAISE, paiseFromRupees } from '../money/money.ts';
import { Moment, Text } from '../shared/record-fields.ts';

/**
 * A favourite, `users/{uid}/favorites/{id}`; its id is the product's slug, so that a product is a favourite once.
 * `price` is what the product cost when it was marked: rupees in Firestore, paise here. Moments are epoch
 * milliseconds. The list of favourites is the wish list.
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

/** A product on somebody's wish list. */
export type Favorite = v.InferOutput<typeof FavoriteSchema>;
