import { useState } from 'react';
import { type DatedRates, saleStart } from '#domain/product/sale-start.ts';

/** The day from which a product can be bought; null if it can be now. See `saleStart`. */
export function useSaleStart(product: DatedRates): string | null {
  const [now] = useState(() => Date.now());
  return saleStart(product, now);
}
