import { formatDecimals } from './number.ts';

/**
 * Money inside the shop is a whole number of paise (100 paise = ₹1), so that sums are exact.
 * Rupees exist only in `products.price`/`products.mrp` in Firestore and in the formatted string on screen.
 */

/** A whole, non-negative number of paise. Made by `paise` or `paiseFromRupees`, never by a cast. */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount the shop handles: ₹1,00,00,000.00 (one crore), in paise. */
export const MAX_PAISE = 1_000_000_000;

/**
 * Takes a number as paise.
 * @throws RangeError when it is not a whole number between 0 and `MAX_PAISE`.
 */
export function paise(amount: number): Paise {
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_PAISE) {
    throw new RangeError(`Not an amount in paise: ${amount}`);
  }
  // Negative zero would be printed as "-₹0".
  return (amount + 0) as Paise;
}

/**
 * Turns rupees, as `products.price` stores them, into paise. Rounds half up to the nearest paisa, because
 * decimal rupees such as 1.15 have no exact binary form (1.15 * 100 is 114.99999999999999).
 * @throws RangeError when the result is not an amount in paise.
 */
export function paiseFromRupees(rupees: number): Paise {
  return paise(Math.round(Number((rupees * 100).toFixed(4))));
}

/** Turns paise into rupees for `products.price`/`products.mrp`: 124999 → 1249.99. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** Rupees with Indian grouping and always two decimals, for totals and invoices: 12345600 → "₹1,23,456.00". */
export function formatMoney(amount: Paise): string {
  return `₹${formatDecimals(amount / 100, 2)}`;
}

/** A sum (paise) over many documents, of any size; below zero where more went back than was sold: -12345600 → "-₹1,23,456.00". */
export function formatSum(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatDecimals(Math.abs(amount) / 100, 2)}`;
}

/** Like `formatMoney`, but without ".00" on whole rupees, for cards and product pages: 49900 → "₹499". */
export function formatPrice(amount: Paise): string {
  return amount % 100 === 0 ? `₹${formatDecimals(amount / 100, 0)}` : formatMoney(amount);
}
