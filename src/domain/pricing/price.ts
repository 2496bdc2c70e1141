import { MAX_PAISE, type Paise, paise } from '../money/money.ts';
import type { CountedUnit } from '../product/net-unit.ts';
import type { Product } from '../product/product.ts';

/** The unit price: Legal Metrology (Packaged Commodities) Rules 2011, rule 6(11). */
export interface UnitPrice {
  /** Paise, rounded half up, for one `per`. */
  readonly amount: Paise;
  readonly per: 'g' | 'kg' | 'ml' | 'l' | CountedUnit;
}

/** A product's price for display. All amounts are paise, inclusive of all taxes. */
export interface PriceView {
  readonly price: Paise;
  readonly mrp: Paise;
  /** The saving against MRP; null when the price is the MRP. `percent` is rounded down, never overstated. */
  readonly saving: { readonly amount: Paise; readonly percent: number } | null;
  /** Null when the net quantity is unknown or the unit price would repeat the price. */
  readonly unitPrice: UnitPrice | null;
}

/** A product's price for display. */
export function priceView(product: Pick<Product, 'price' | 'mrp' | 'netQuantity'>): PriceView {
  const { price, mrp } = product;
  return {
    price,
    mrp,
    saving:
      mrp > price
        ? { amount: paise(mrp - price), percent: Math.floor(((mrp - price) * 100) / mrp) }
        : null,
    unitPrice: unitPrice(product),
  };
}

/** Per g below 1 kg, per kg from there on; the same for ml and l; per piece, tablet or capsule otherwise. */
function unitPrice({
  price,
  netQuantity,
}: Pick<Product, 'price' | 'netQuantity'>): UnitPrice | null {
  if (!netQuantity) return null;
  const { value, unit } = netQuantity;
  const large = (unit === 'g' || unit === 'ml') && value >= 1000;
  const units = large ? value / 1000 : value;
  const amount = Math.round(large ? (price * 1000) / value : price / value);
  // A tiny pack could have a unit price beyond the maximum amount.
  if (units === 1 || amount > MAX_PAISE) return null;
  return { amount: paise(amount), per: large ? LARGE[unit] : unit };
}

const LARGE = { g: 'kg', ml: 'l' } as const;
