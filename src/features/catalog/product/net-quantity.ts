import { formatNumber } from '#domain/money/number.ts';
import type { Product } from '#domain/product/product.ts';
import { cardWords } from '#text/shop/product-card.ts';

/** The net quantity in words: "200 ml", "60 capsules". Empty if unknown. */
export function netQuantityText(netQuantity: Product['netQuantity']): string {
  if (!netQuantity) return '';
  const { value, unit } = netQuantity;
  return `${formatNumber(value)} ${cardWords.unit(unit, value)}`;
}
