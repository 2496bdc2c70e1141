import { formatDecimals } from './number.ts';

/**
 * Amounts are whole numbers of paise (100 paise = ₹1), so that sums are exact.
 * Rupees exist only in `products.price`/`products.mrp` in Firestore and in formatted strings.
 */

/** A whole, non-negative number of paise. Create it with `paise` or `paiseFromRupees`, never with a cast. */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount that the shop handles: ₹1,00,00,000.00 (one crore), in paise. */
export const MAX_PAISE = 1_000_000_000;

/**
 * Converts a number to paise.
 * @throws RangeError unless it is a whole number between 0 and `MAX_PAISE`.
 */
export function paise(amount: number): Paise {
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_PAISE) {
    throw new RangeError(`Not an amount in paise: ${amount}`);
  }
  // Negative zero would be formatted as "-₹0".
  return (amount + 0) as Paise;
}

/**
 * Converts rupees, as stored in `products.price`, to paise. Rounds half up to the nearest paisa, because decimal rupees
 * such as 1.15 have no exact binary form (1.15 * 100 is 114.99999999999999).
 * @throws RangeError when the result is not an amount in paise.
 */
export function paiseFromRupees(rupees: number): Paise {
  return paise(Math.round(Number((rupees * 100).toFixed(4))));
}

/** Converts paise to rupees for `products.price`/`products.mrp`: 124999 → 1249.99. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100;
}

/** The shop's money format, without ".00" on whole rupees: 49900 → "₹499", 24950 → "₹249.50". */
export function formatMoney(amount: Paise): string {
  return amount % 100 === 0 ? `₹${formatDecimals(amount / 100, 0)}` : formatInvoiceMoney(amount);
}

/** Rupees with two decimals always, as GST invoices show them: 12345600 → "₹1,23,456.00". */
export function formatInvoiceMoney(amount: Paise): string {
  return `₹${formatDecimals(amount / 100, 2)}`;
}

/**
 * A sum (paise) over many documents, of any size; negative when more was refunded than sold: -12345600 →
 * "-₹1,23,456.00".
 */
export function formatSum(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatDecimals(Math.abs(amount) / 100, 2)}`;
}

/**
 * A sum (paise) as rupees with two decimals and no grouping, as spreadsheets read it: -123456 → "-1234.56". Text, so
 * that nothing is rounded.
 */
export function plainRupees(amount: number): string {
  const all = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(all / 100)}.${String(all % 100).padStart(2, '0')}`;
}
