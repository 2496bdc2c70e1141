import type { NumberFault } from '../core/form.ts';
import { MAX_PAISE, type Paise, paise } from '../money/money.ts';
import { typedPercent } from '../money/typed-number.ts';
import type { Product } from '../product/product.ts';

/** A price changed by a percentage. Both in paise; `refused` is the reason for leaving it unchanged. */
export interface PriceStep {
  readonly slug: string;
  readonly from: Paise;
  readonly to: Paise;
  readonly refused: 'above-mrp' | 'nothing' | null;
}

/** Parses a typed percentage, such as "-10" or "+2.5 %": from -90 to 200, at most two decimals, not 0. */
export function parsePercent(typed: string): number | NumberFault {
  const range = { least: -90, most: 200, decimals: 2, nonZero: true } as const;
  return typedPercent(typed, range);
}

/**
 * Changes prices by a percentage, rounded half up to the paisa. Refuses a price above its MRP, which is illegal, and a
 * product without a price.
 */
export function priceSteps(products: readonly Product[], percent: number): readonly PriceStep[] {
  return products.map(({ slug, price, mrp }) => {
    const to = Math.min(
      Math.round((price * (10_000 + Math.round(percent * 100))) / 10_000),
      MAX_PAISE,
    );
    // Without its own MRP a product is sold at it.
    const refused = to > mrp ? 'above-mrp' : to === price || to === 0 ? 'nothing' : null;
    return { slug, from: price, to: paise(to), refused };
  });
}
