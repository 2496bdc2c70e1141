import type { Product } from '../product/product.ts';
import { saleStart } from '../product/sale-start.ts';
import { relatedProducts } from './related-products.ts';

/** What an add-on is chosen for. */
interface AddOnRequest {
  /** The product that was just added. */
  readonly product: Pick<Product, 'slug' | 'concerns'>;
  /** The slugs in the cart: none is offered again. */
  readonly inCart: readonly string[];
  /** What is missing to free delivery, in paise; 0 if nothing is. */
  readonly gapPaise: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * One product to offer beside a cart: the cheapest that makes delivery free, otherwise the most related one. Null if none
 * can be bought.
 */
export function addOnFor(
  rows: readonly Product[],
  { product, inCart, gapPaise, now }: AddOnRequest,
): Product | null {
  const candidates = rows.filter(
    (row) => !inCart.includes(row.slug) && saleStart(row, now) === null,
  );
  const related = relatedProducts(product, candidates, candidates.length);
  const closing = related
    .filter(({ price }) => price >= gapPaise)
    .toSorted((a, b) => a.price - b.price);
  return (gapPaise > 0 ? closing[0] : undefined) ?? related[0] ?? null;
}
