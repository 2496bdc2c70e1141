/** Pieces from which on down a product is low in stock, unless it has a number of its own. */
export const LOW_STOCK_AT = 5;

/** What decides whether a product is low in stock. `stock` and `lowStockAt` are pieces. */
interface StockedProduct {
  readonly active: boolean;
  readonly stock: number;
  /** Its own number; 0 when only a sold-out product counts. */
  readonly lowStockAt?: number | undefined;
}

/** Whether staff should restock a product: it is on sale and has no more pieces than its number, or the shop's. */
export function isLowStock({ active, stock, lowStockAt = LOW_STOCK_AT }: StockedProduct): boolean {
  return active && stock <= lowStockAt;
}
