import { MAX_PAISE, type Paise, paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';

/** What a change by percent makes of one price. Both in paise; `refused` says why it stays as it is. */
export interface PriceStep {
  readonly slug: string;
  readonly from: Paise;
  readonly to: Paise;
  readonly refused: 'above-mrp' | 'nothing' | null;
}

/** The percent somebody typed, such as "-10" or "+2.5 %": from -90 to 200, at most two decimals, not 0. Else null. */
export function parsePercent(typed: string): number | null {
  const text = typed.trim().replace(/ ?%$/u, '').replace(/^[−–]/u, '-');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/u.test(text)) return null;
  const percent = Number(text);
  return percent === 0 || percent < -90 || percent > 200 ? null : percent;
}

/**
 * The prices of products changed by a percent, rounded half up to the paisa. One that would rise above its MRP is refused:
 * nothing may be sold above it; so is one without a price.
 */
export function priceSteps(products: readonly Product[], percent: number): readonly PriceStep[] {
  return products.map(({ slug, price, mrp }) => {
    const to = Math.min(
      Math.round((price * (10_000 + Math.round(percent * 100))) / 10_000),
      MAX_PAISE,
    );
    // A product without an MRP of its own is sold at it.
    const refused = to > mrp ? 'above-mrp' : to === price || to === 0 ? 'nothing' : null;
    return { slug, from: price, to: paise(to), refused };
  });
}
