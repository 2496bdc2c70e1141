import type { Bundle } from '../bundle/bundle.ts';
import type { GrantedSaving } from '../bundle/granted-saving.ts';
import { grantBundles } from '../bundle/bundle-grant.ts';
import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import { applyOffers, type OfferLine, prepaidGrant } from '../offer/apply-offers.ts';
import type { AutomaticOffer } from '../offer/offer.ts';
import type { CouponFault } from './coupon.ts';

/** The discounts of a cart, in paise. */
export interface Discounts {
  /** Each complete bundle and each automatic offer with its saving. */
  readonly bundles: readonly GrantedSaving[];
  readonly couponPaise: Paise;
  /** The part of `bundles` that a payment in advance grants. */
  readonly prepaidPaise: Paise;
  /** Bundles, offers and coupon together; never more than the items. */
  readonly discountPaise: Paise;
  /** The share of each line, in the order of the lines; together `discountPaise`. */
  readonly lineDiscounts: readonly Paise[];
}

/** What decides the discounts of a cart beside its coupon. */
export interface DiscountTerms {
  readonly bundles: readonly Bundle[];
  /** The automatic offers that apply now. */
  readonly offers?: readonly AutomaticOffer[];
  /** Whether it is paid in advance; false while that is unknown. */
  readonly isPrepaid?: boolean;
}

/**
 * The only place that decides how bundles, automatic offers and a coupon combine. Complete bundles come off first, then "buy
 * X get Y" with the pieces that no bundle holds, then the best tier. The coupon sees what is left, for its percentage, its
 * maximum and its minimum, and the best offer for a payment in advance sees what the coupon leaves: so no other discount
 * depends on the payment method. Each is apportioned over the lines in whole paise, so that invoice, refunds and credit
 * notes add up.
 * @param couponOf the coupon's discount on items of this amount, of all goods of that amount, or why it is not valid
 * @param couponSlugs the products that the coupon is for; without them all
 */
export function discountsOf(
  lines: readonly OfferLine[],
  {
    bundles,
    offers = [],
    isPrepaid = false,
    couponOf,
    couponSlugs,
  }: DiscountTerms & {
    readonly couponOf: (itemsPaise: Paise, goodsPaise: Paise) => Paise | CouponFault;
    readonly couponSlugs?: readonly string[] | undefined;
  },
): Discounts | CouponFault {
  const bundled = grantBundles(lines, bundles);
  const whole = lines.map(({ quantity, unitPricePaise }) => paise(unitPricePaise * quantity));
  const pieces = lines.map((line) => line.quantity - bundledPieces(line.slug, bundled, bundles));
  const given = applyOffers(lines, offers, { pieces, amounts: without(whole, bundled) });
  const rest = without(whole, [...bundled, ...given]);
  const isFor = (slug: string): boolean => couponSlugs?.includes(slug) ?? true;
  const items = rest.map((amount, index) => (isFor(lines[index]?.slug ?? '') ? amount : paise(0)));
  const couponPaise = couponOf(sumOf(items), sumOf(rest));
  if (typeof couponPaise !== 'number') return couponPaise;
  const left = without(rest, [{ shares: allocate(couponPaise, items) }]);
  const prepaid = isPrepaid ? prepaidGrant(offers, left) : null;
  const paid = without(left, prepaid ? [prepaid] : []);
  const granted = [...bundled, ...given, ...(prepaid ? [prepaid] : [])];
  return {
    bundles: granted.map(({ id, title, times, savingPaise, ...more }) => ({
      id,
      title,
      times,
      savingPaise,
      ...('offer' in more && { offer: more.offer }),
    })),
    couponPaise,
    prepaidPaise: prepaid?.savingPaise ?? paise(0),
    discountPaise: paise(couponPaise + savingOf(granted)),
    lineDiscounts: whole.map((amount, index) => paise(amount - (paid[index] ?? 0))),
  };
}

/** How many pieces of a product complete bundles hold. */
function bundledPieces(
  slug: string,
  granted: readonly GrantedSaving[],
  bundles: readonly Bundle[],
): number {
  return granted.reduce((all, { id, times }) => {
    const parts = bundles.find((bundle) => bundle.id === id)?.parts ?? [];
    return all + times * (parts.find((part) => part.slug === slug)?.quantity ?? 0);
  }, 0);
}

/** Amounts less the shares of some discounts, line by line. */
function without(
  amounts: readonly Paise[],
  discounts: readonly { readonly shares: readonly Paise[] }[],
): readonly Paise[] {
  return amounts.map((amount, index) =>
    paise(discounts.reduce<number>((left, { shares }) => left - (shares[index] ?? 0), amount)),
  );
}

function sumOf(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** What granted bundles and offers save together, in paise. */
export function savingOf(bundles: readonly Pick<GrantedSaving, 'savingPaise'>[]): Paise {
  return paise(bundles.reduce((sum, { savingPaise }) => sum + savingPaise, 0));
}

/**
 * A page's estimate before the server confirms it: `coupon` is what the server granted, perhaps for a larger cart.
 * Amounts are paise.
 */
export function estimatedDiscounts(
  lines: readonly OfferLine[],
  terms: DiscountTerms,
  coupon: Paise,
): Discounts {
  const discounts = discountsOf(lines, {
    ...terms,
    couponOf: (itemsPaise) => paise(Math.min(coupon, itemsPaise)),
  });
  if ('fault' in discounts) throw new TypeError('An amount is no fault');
  return discounts;
}
