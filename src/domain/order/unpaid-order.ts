import type { CartLine } from '../cart/cart.ts';
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
