import { useState } from 'react';
import { saleStart } from '#domain/product/sale-start.ts';
import type { Product } from '#domain/product/product.ts';

/** The day from which a product can be bought; null if it can be now. See `saleStart`. */
export function useSaleStart(product: Product): string | null {
  const [now] = useState(() => Date.now());
  return saleStart(product, now);
}
