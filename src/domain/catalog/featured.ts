import type { ListedProduct } from './listed-product.ts';

/** Number of featured products. */
export const FEATURED = 8;

/**
 * The products for the home page, at most `most`: in stock, with more reviews first, then in the given order. Sales are
 * not counted; the number of reviews is what visitors may read that comes closest.
 */
export function mostReviewed<T extends Pick<ListedProduct, 'stock' | 'rating'>>(
  rows: readonly T[],
  most: number,
): readonly T[] {
  return rows
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0))
    .slice(0, most);
}
