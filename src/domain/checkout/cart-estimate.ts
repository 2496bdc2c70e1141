import type { Bundle } from '../bundle/bundle.ts';
import { type Paise, paise } from '../money/money.ts';
import { DEFAULT_METHOD } from '../payment/payment-method.ts';
import { type Discounts, estimatedDiscounts } from './discounts.ts';
import { type DeliveryCharges, type PricedLine, type Totals, totalsOf } from './totals.ts';

/** A line of a cart at its current price. */
export interface CartEstimateLine extends PricedLine {
  readonly slug: string;
}

/** What decides the sum of a cart that has no coupon. */
export interface CartTerms {
  readonly bundles: readonly Bundle[];
  readonly charges: DeliveryCharges;
}

/**
 * The sum of a cart after bundles, as the server will compute it without a coupon. Amounts are paise.
 * @throws RangeError when the sum exceeds `MAX_PAISE`
 */
export function cartEstimate(
  lines: readonly CartEstimateLine[],
  { bundles, charges }: CartTerms,
): { readonly totals: Totals; readonly discounts: Discounts } {
  const discounts = estimatedDiscounts(lines, bundles, paise(0));
  const { discountPaise: discount } = discounts;
  return { totals: totalsOf(lines, { charges, method: DEFAULT_METHOD, discount }), discounts };
}

/**
 * Whether one more piece of a product makes delivery free. The piece may complete a bundle, whose saving takes the sum
 * back below the mark.
 */
export function isFreeDeliveryWith(
  lines: readonly CartEstimateLine[],
  { slug, price, mrp }: { readonly slug: string; readonly price: Paise; readonly mrp: Paise },
  terms: CartTerms,
): boolean {
  const piece = { slug, quantity: 1, unitPricePaise: price, unitMrpPaise: mrp };
  return cartEstimate([...lines, piece], terms).totals.shippingPaise === 0;
}
