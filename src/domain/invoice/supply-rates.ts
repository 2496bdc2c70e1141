import { type DatedRate, rateOn } from './tax.ts';

/**
 * The lines of an order with the GST rates of the invoice date (epoch milliseconds, Asia/Kolkata).
 * When a rate changes between order and invoice, the new rate applies: the time of supply is the invoice date, for
 * goods paid in advance (CGST Act 2017, section 14(b)(iii)) and for cash on delivery (section 12(2)). A deleted
 * product, or one without a rate for that day, keeps the rate of the order. Prices include GST and do not change.
 */
export function withRatesAt<
  Line extends { readonly slug: string; readonly gstPercent: number | null },
>(
  lines: readonly Line[],
  products: ReadonlyMap<string, { readonly gstRates: readonly DatedRate[] }>,
  issuedAt: number,
): Line[] {
  return lines.map((line) => {
    const gstRates = products.get(line.slug)?.gstRates ?? [];
    return { ...line, gstPercent: rateOn(gstRates, issuedAt) ?? line.gstPercent };
  });
}
