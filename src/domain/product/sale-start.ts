import { indianDay } from '../core/dates.ts';
import type { Product } from './product.ts';

/**
 * The day (`YYYY-MM-DD`, Asia/Kolkata) from which a product can be bought: that of its first GST rate, because nothing is
 * sold without one. Null if it can be bought at `now` (epoch milliseconds), or has no rate at all.
 */
export function saleStart({ gstRates }: Pick<Product, 'gstRates'>, now: number): string | null {
  const [first] = gstRates.map(({ from }) => from).sort();
  return first !== undefined && first > indianDay(now) ? first : null;
}
