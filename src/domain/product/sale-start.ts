import { indianDay } from '../core/dates.ts';

/** A product's GST rates, of which only the first day counts here. */
export interface DatedRates {
  readonly gstRates: readonly { readonly from: string }[];
}

/**
 * The day (`YYYY-MM-DD`, Asia/Kolkata) from which a product can be bought: that of its first GST rate, because nothing is
 * sold without one. Null if it can be bought at `now` (epoch milliseconds), or has no rate at all.
 */
export function saleStart({ gstRates }: DatedRates, now: number): string | null {
  const [first] = gstRates.map(({ from }) => from).sort();
  return first !== undefined && first > indianDay(now) ? first : null;
}
