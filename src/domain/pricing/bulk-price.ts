import type { NumberFault } from '../core/form.ts';
import { MAX_PAISE, type Paise, paise } from '../money/money.ts';
import { typedNumber, typedPercent } from '../money/typed-number.ts';
import type { Product } from '../product/product.ts';

/** A change of prices: by a percentage, or by an amount in paise. Negative lowers. */
export type PriceShift =
  | { readonly by: 'percent'; readonly percent: number }
  | { readonly by: 'amount'; readonly paise: number };

/** What the new prices end in: whole rupees, or a 9 as the last rupee (₹99, ₹109). */
export type PriceEnding = 'rupee' | 'nine';

/** A changed amount of a product. Both in paise; `refused` is the reason for leaving it unchanged. */
export interface PriceStep {
  readonly slug: string;
  readonly from: Paise;
  readonly to: Paise;
  readonly refused: 'above-mrp' | 'below-price' | 'nothing' | null;
}

/** Parses a typed percentage, such as "-10" or "+2.5 %": from -90 to 200, at most two decimals, not 0. */
export function parsePercent(typed: string): number | NumberFault {
  const range = { least: -90, most: 200, decimals: 2, nonZero: true } as const;
  return typedPercent(typed, range);
}

/** Parses a typed change in rupees, such as "+10" or "-2.50", to paise; at most ₹1,00,000, not 0. */
export function parseShift(typed: string): number | NumberFault {
  const range = { least: -100_000, most: 100_000, decimals: 2, nonZero: true } as const;
  const rupees = typedNumber(typed.replace(/₹ ?/u, ''), range);
  return typeof rupees === 'number' ? Math.round(rupees * 100) : rupees;
}

/**
 * Changes prices, or MRPs. The result has the ending nearest to the exact one, goes in the direction of the change, and
 * a price never above its MRP: where rounding alone would lift it over, it takes the next lower ending. Refuses a price
 * whose exact result is above its MRP, which is illegal, an MRP below its price, and a product without a price.
 */
export function priceSteps(
  products: readonly Product[],
  shift: PriceShift,
  ending: PriceEnding,
  field: 'price' | 'mrp' = 'price',
): readonly PriceStep[] {
  return products.map(({ slug, price, mrp }) => {
    const from = field === 'price' ? price : mrp;
    const exact = from === 0 ? 0 : shifted(from, shift);
    const most = field === 'price' ? mrp : MAX_PAISE;
    const rises = shift.by === 'percent' ? shift.percent > 0 : shift.paise > 0;
    const target = Math.min(Math.max(exact, 0), MAX_PAISE);
    // A change of less than a paisa changes nothing: rounding alone is not asked for.
    const to = exact === from ? from : paise(withEnding(target, ending, { from, most, rises }));
    // Without its own MRP a product is sold at it.
    const refused =
      field === 'price' && exact > mrp
        ? 'above-mrp'
        : field === 'mrp' && to < price
          ? 'below-price'
          : to === from
            ? 'nothing'
            : null;
    return { slug, from, to, refused };
  });
}

/** Rounded half up to the paisa. */
function shifted(from: Paise, shift: PriceShift): number {
  if (shift.by === 'amount') return from + shift.paise;
  return Math.round((from * (10_000 + Math.round(shift.percent * 100))) / 10_000);
}

interface EndingBounds {
  readonly from: number;
  readonly most: number;
  readonly rises: boolean;
}

/** The amount with this ending nearest to another one (paise); the old amount if none is in the change's direction. */
function withEnding(
  exact: number,
  ending: PriceEnding,
  { from, most, rises }: EndingBounds,
): number {
  const [step, offset] = ending === 'rupee' ? [100, 0] : [1000, 900];
  let to = Math.round((exact - offset) / step) * step + offset;
  if (rises && to < from) to += step;
  if (!rises && to > from) to -= step;
  while (to > most) to -= step;
  return (rises && to < from) || to <= 0 ? from : to;
}
