import { startOfDay } from '../core/indian-time.ts';

/** A product's GST rates, of which only the first day counts here. */
export interface DatedRates {
  readonly gstRates: readonly { readonly from: string }[];
}

/**
 * The day (`YYYY-MM-DD`, Asia/Kolkata) from which a product can be bought: that of its first GST rate, because nothing is
 * sold without one. Null if it can be bought at `now` (epoch milliseconds), or has no rate at all.
 */
export function saleStart(product: DatedRates, now: number): string | null {
  const first = firstRateDay(product);
  return first !== undefined && startOfDay(first) > now ? first : null;
}

/** The day (`YYYY-MM-DD`) on which the first GST rate of a product begins; undefined without a rate. */
export function firstRateDay({ gstRates }: DatedRates): string | undefined {
  return gstRates.map(({ from }) => from).sort()[0];
}

/** Rates that begin on a day (`YYYY-MM-DD`), for pages that show no tax; none without a day. */
export function ratesFrom(day: unknown): DatedRates['gstRates'] {
  return typeof day === 'string' ? [{ from: day }] : [];
}
