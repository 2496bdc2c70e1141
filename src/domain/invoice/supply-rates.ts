import type { Product } from '../product/product.ts';
import { rateOn } from './tax.ts';

/**
 * The lines of an order with the GST rates of the day on which its invoice is issued (epoch milliseconds, Asia/Kolkata).
 * Goods that are supplied and invoiced after a change of rate bear the new one: the time of supply is the date of the
 * invoice, for what was paid before the change (CGST Act 2017, section 14(b)(iii)) and for cash on delivery (section 12(2)).
 * A product that is gone, or has no rate for that day, keeps the rate of the order. Prices include GST and stay.
 */
export function withRatesAt<
  Line extends { readonly slug: string; readonly gstPercent: number | null },
>(
  lines: readonly Line[],
  products: ReadonlyMap<string, Pick<Product, 'gstRates'>>,
  issuedAt: number,
): Line[] {
  return lines.map((line) => {
    const gstRates = products.get(line.slug)?.gstRates ?? [];
    return { ...line, gstPercent: rateOn(gstRates, issuedAt) ?? line.gstPercent };
  });
}
