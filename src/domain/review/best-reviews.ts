import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';
import type { Review } from './review.ts';

/** Most reviews on the home page: one row. */
export const MOST_BEST = 4;

/** A review with photograph as the home page shows it. */
export const BestReviewSchema = v.object({
  uid: v.string(),
  slug: Text(80),
  /** The title of the product. */
  product: Text(240),
  stars: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(5)),
  text: Text(2000),
  name: Text(40),
  /** The id of its first photograph. */
  photo: Text(40),
  createdAt: Moment,
});

/** A review of the home page. */
export type BestReview = v.InferOutput<typeof BestReviewSchema>;

/** `highlights/reviews`: the home page's reviews in one document, so that a visit reads one. Written by functions. */
export const HighlightsSchema = v.object({ id: v.string(), reviews: v.array(BestReviewSchema) });

/** Whether the home page may show a review: published, of a buyer, with 4 or 5 stars and a photograph. */
export function isBestReview({
  status,
  verified,
  stars,
  photos = [],
}: Pick<Review, 'status' | 'verified' | 'stars' | 'photos'>): boolean {
  return status === 'published' && verified && stars >= 4 && photos.length > 0;
}

/**
 * The reviews of the home page: the newest of each product on sale. `reviews` are the newest first; `titles` has the
 * products on sale by slug.
 */
export function bestReviews(
  reviews: readonly (Review & { readonly slug: string })[],
  titles: ReadonlyMap<string, string>,
): readonly BestReview[] {
  const bySlug = new Map<string, BestReview>();
  for (const review of reviews.filter(isBestReview)) {
    const { slug, uid, stars, text, name, photos = [], createdAt } = review;
    const [product, photo] = [titles.get(slug), photos[0]];
    if (product === undefined || photo === undefined || bySlug.has(slug)) continue;
    bySlug.set(slug, { uid, slug, product, stars, text, name, photo, createdAt });
  }
  return [...bySlug.values()].slice(0, MOST_BEST);
}
