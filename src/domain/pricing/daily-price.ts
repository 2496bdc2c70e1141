import { type Paise, paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';

/** The price of a day's use in paise, rounded half up; null when it is unknown how long the pack lasts. */
export function pricePerDay({
  price,
  lastsDays,
}: Pick<Product, 'price' | 'lastsDays'>): Paise | null {
  return lastsDays === undefined || lastsDays < 2 ? null : paise(Math.round(price / lastsDays));
}
