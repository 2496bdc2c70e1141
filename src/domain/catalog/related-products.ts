import type { ListedProduct } from './listed-product.ts';

/**
 * Other products for a product's page, at most `most`: those in stock, with shared concerns first, then with more
 * reviews, then in the given order.
 */
export function relatedProducts<T extends ListedProduct>(
  product: Pick<ListedProduct, 'slug' | 'concerns'>,
  rows: readonly T[],
  most: number,
): readonly T[] {
  const shared = ({ concerns }: T): number =>
    concerns.filter((concern) => product.concerns.includes(concern)).length;
  return rows
    .filter(({ slug, stock }) => slug !== product.slug && stock > 0)
    .toSorted((a, b) => shared(b) - shared(a) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0))
    .slice(0, most);
}
