import { type Paise, paise } from '../money/money.ts';
import { DEFAULT_METHOD } from '../payment/payment-method.ts';
import { type Discounts, type DiscountTerms, estimatedDiscounts } from './discounts.ts';
import { type DeliveryCharges, type PricedLine, type Totals, totalsOf } from './totals.ts';

/** A line of a cart at its current price. */
export interface CartEstimateLine extends PricedLine {
  readonly slug: string;
  readonly category?: string | undefined;
}

/** What decides the sum of a cart that has no coupon. */
export interface CartTerms extends Pick<DiscountTerms, 'bundles' | 'offers'> {
  readonly charges: DeliveryCharges;
}

/**
 * The sum of a cart after bundles and offers, as the server will compute it without a coupon, however it is paid. Amounts
 * are paise.
 * @throws RangeError when the sum exceeds `MAX_PAISE`
 */
export function cartEstimate(
  lines: readonly CartEstimateLine[],
  { charges, ...terms }: CartTerms,
): { readonly totals: Totals; readonly discounts: Discounts } {
  const discounts = estimatedDiscounts(lines, terms, paise(0));
  const { discountPaise: discount } = discounts;
  return { totals: totalsOf(lines, { charges, method: DEFAULT_METHOD, discount }), discounts };
}

/**
 * Whether one more piece of a product makes delivery free. The piece may complete a bundle, whose saving takes the sum
 * back below the mark.
 */
export function isFreeDeliveryWith(
  lines: readonly CartEstimateLine[],
  {
    slug,
    price,
    mrp,
    category,
    weightGrams,
  }: {
    readonly slug: string;
    readonly price: Paise;
    readonly mrp: Paise;
    readonly category?: string | undefined;
    readonly weightGrams?: number | undefined;
  },
  terms: CartTerms,
): boolean {
  const prices = { unitPricePaise: price, unitMrpPaise: mrp };
  const piece = { slug, quantity: 1, ...prices, category, weightGrams };
  return cartEstimate([...lines, piece], terms).totals.shippingPaise === 0;
}
