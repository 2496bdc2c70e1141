import type { CartLine } from '../cart/cart.ts';
import { billingFormValues } from '../customer/billing.ts';
import type { Order } from './order.ts';

/** Converts an order's lines back to cart lines, in their order. `now` is epoch milliseconds. */
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
  return { ...address, email, gstin, ...(billing && billingFormValues(billing)) };
}
