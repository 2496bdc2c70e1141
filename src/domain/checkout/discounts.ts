import type { Bundle, GrantedBundle } from '../bundle/bundle.ts';
import { type BundledLine, grantBundles } from '../bundle/bundle-grant.ts';
import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import type { CouponFault } from './coupon.ts';

/** The discounts of a cart, in paise. */
export interface Discounts {
  /** Each complete bundle with its saving. */
  readonly bundles: readonly GrantedBundle[];
  readonly couponPaise: Paise;
  /** Bundles and coupon together; never more than the items. */
  readonly discountPaise: Paise;
  /** The share of each line, in the order of the lines; together `discountPaise`. */
  readonly lineDiscounts: readonly Paise[];
}

/**
 * The only place that decides how bundles and a coupon combine: complete bundles come off first, and the coupon sees what
 * is left, for its percentage, its maximum and its minimum. Both are apportioned over the lines in whole paise, so that
 * invoice, refunds and credit notes add up.
 * @param couponOf the coupon's discount on items of this amount, of all goods of that amount, or why it is not valid
 * @param couponSlugs the products that the coupon is for; without them all
 */
export function discountsOf(
  lines: readonly BundledLine[],
  {
    bundles,
    couponOf,
    couponSlugs,
  }: {
    readonly bundles: readonly Bundle[];
    readonly couponOf: (itemsPaise: Paise, goodsPaise: Paise) => Paise | CouponFault;
    readonly couponSlugs?: readonly string[] | undefined;
  },
): Discounts | CouponFault {
  const grants = grantBundles(lines, bundles);
  const bundled = lines.map((_, index) =>
    paise(grants.reduce((sum, { shares }) => sum + (shares[index] ?? 0), 0)),
  );
  const rest = lines.map(({ quantity, unitPricePaise }, index) =>
    paise(unitPricePaise * quantity - (bundled[index] ?? 0)),
  );
  const isFor = (slug: string): boolean => couponSlugs?.includes(slug) ?? true;
  const items = rest.map((amount, index) => (isFor(lines[index]?.slug ?? '') ? amount : paise(0)));
  const couponPaise = couponOf(sumOf(items), sumOf(rest));
  if (typeof couponPaise !== 'number') return couponPaise;
  const shares = allocate(couponPaise, items);
  return {
    bundles: grants.map(({ id, title, times, savingPaise }) => ({ id, title, times, savingPaise })),
    couponPaise,
    discountPaise: paise(couponPaise + savingOf(grants)),
    lineDiscounts: lines.map((_, index) => paise((bundled[index] ?? 0) + (shares[index] ?? 0))),
  };
}

function sumOf(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** What granted bundles save together, in paise. */
export function savingOf(bundles: readonly Pick<GrantedBundle, 'savingPaise'>[]): Paise {
  return paise(bundles.reduce((sum, { savingPaise }) => sum + savingPaise, 0));
}

/**
 * A page's estimate before the server confirms it: `coupon` is what the server granted, perhaps for a larger cart.
 * Amounts are paise.
 */
export function estimatedDiscounts(
  lines: readonly BundledLine[],
  bundles: readonly Bundle[],
  coupon: Paise,
): Discounts {
  const discounts = discountsOf(lines, {
    bundles,
    couponOf: (itemsPaise) => paise(Math.min(coupon, itemsPaise)),
  });
  if ('fault' in discounts) throw new TypeError('An amount is no fault');
  return discounts;
}
