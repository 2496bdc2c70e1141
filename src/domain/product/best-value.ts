import type { Product } from './product.ts';
import { amountOf } from './size-choice.ts';

/**
 * The size that costs least per g, ml or piece, of those in stock. Null when they cost the same or can't be compared.
 */
export function bestValueOf(sizes: readonly Product[]): Product | null {
  const amounts = sizes.map((size) => ({ size, perUnit: size.price / amountOf(size) }));
  const inStock = amounts.filter(({ size }) => size.stock > 0);
  const [best] = inStock.sort((a, b) => a.perUnit - b.perUnit);
  const isComparable = new Set(sizes.map(({ netQuantity }) => netQuantity?.unit)).size === 1;
  return best && isComparable && amounts.some(({ perUnit }) => perUnit > best.perUnit)
    ? best.size
    : null;
}
