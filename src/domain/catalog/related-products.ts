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
  const shared = (row: T): number => sharedConcerns(product, row);
  return rows
    .filter(({ slug, stock }) => slug !== product.slug && stock > 0)
    .toSorted((a, b) => shared(b) - shared(a) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0))
    .slice(0, most);
}

/**
 * What can be bought instead of a sold-out product: the related products that share a concern with it, at most `most`. A
 * product without concerns can be replaced by any of its category.
 */
export function replacementsFor<T extends ListedProduct>(
  product: Pick<ListedProduct, 'slug' | 'concerns'>,
  rows: readonly T[],
  most: number,
): readonly T[] {
  const candidates =
    product.concerns.length === 0 ? rows : rows.filter((row) => sharedConcerns(product, row) > 0);
  return relatedProducts(product, candidates, most);
}

function sharedConcerns(
  { concerns }: Pick<ListedProduct, 'concerns'>,
  other: Pick<ListedProduct, 'concerns'>,
): number {
  return concerns.filter((concern) => other.concerns.includes(concern)).length;
}
