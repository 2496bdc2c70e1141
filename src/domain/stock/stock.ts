/** Up to this many units a shopper sees how many are left. Real stock only: no false urgency. */
const FEW_LEFT = 5;

/** The stock as shown to a shopper. */
export type StockState =
  | { readonly state: 'sold-out' }
  | { readonly state: 'few-left'; readonly left: number }
  | { readonly state: 'in-stock' };

/** The stock (whole units) as shown to a shopper. */
export function stockState(stock: number): StockState {
  if (stock <= 0) return { state: 'sold-out' };
  return stock <= FEW_LEFT ? { state: 'few-left', left: stock } : { state: 'in-stock' };
}
