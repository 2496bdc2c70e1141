import type { ListedProduct } from './listed-product.ts';
import { popularityOf } from './popularity.ts';

/** The most popular products in stock, at most `most`; see `popularityOf`. */
export function mostPopular<
  T extends Pick<ListedProduct, 'stock' | 'sold' | 'rating' | 'createdAt'>,
>(rows: readonly T[], most: number): readonly T[] {
  return rows
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => popularityOf(b) - popularityOf(a))
    .slice(0, most);
}
