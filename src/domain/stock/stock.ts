/** From this many pieces down a shopper is told how many are left. Real stock only: no false urgency. */
const FEW_LEFT = 5;

/** What a shopper needs to know of the stock. */
export type StockState =
  | { readonly state: 'sold-out' }
  | { readonly state: 'few-left'; readonly left: number }
  | { readonly state: 'in-stock' };

/** The stock (whole pieces) in a shopper's terms. */
export function stockState(stock: number): StockState {
  if (stock <= 0) return { state: 'sold-out' };
  return stock <= FEW_LEFT ? { state: 'few-left', left: stock } : { state: 'in-stock' };
}
