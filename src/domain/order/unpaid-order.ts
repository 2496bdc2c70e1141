import type { CartLine } from '../cart/cart.ts';
import type { FailureCode } from '../core/result.ts';
import { addressBox } from '../customer/address.ts';
import { billingFormValues } from '../customer/billing.ts';
import type { Order } from './order.ts';

/** Converts an order's lines back to cart lines, in the same order. `now` is epoch milliseconds. */
export function cartLinesOfOrder(
  { lines }: Pick<Order, 'lines'>,
  now: number,
): readonly CartLine[] {
  return lines.map(({ slug, quantity, unitPricePaise }, index) => ({
    slug,
    quantity,
    seenPaise: unitPricePaise,
    addedAt: now + index,
  }));
}

/** The checkout form's values for an order, by field name. */
export function checkoutFormOfOrder({
  email,
  gstin,
  billing,
  address,
}: Pick<Order, 'email' | 'gstin' | 'billing' | 'address'>): Readonly<Record<string, string>> {
  const box = { line1: addressBox(address), line2: '' };
  return { ...address, ...box, email, gstin, ...(billing && billingFormValues(billing)) };
}

/** Why an unpaid order was neither paid nor cancelled. */
export type UnpaidProblem =
  | FailureCode
  /** The payment provider could not be reached. */
  | 'unreached'
  /** The provider's payment page could not load. */
  | 'blocked'
  /** The order no longer waits for payment. */
  | 'over'
  /** A payment has just arrived, so the order stays. */
  | 'paid'
  /** The shopper has cancelled too many orders in a short time. */
  | 'too-many'
  | 'not-cancelled';
