import type { CartLine } from '../cart/cart.ts';
import type { Order } from './order.ts';

/** The lines of an order as lines of a cart again, in their order. `now` is epoch milliseconds. */
export function cartLinesOfOrder(
  { lines }: Pick<Order, 'lines'>,
  now: number,
): readonly CartLine[] {
  return lines.map(({ slug, quantity, unitPricePaise }, place) => ({
    slug,
    quantity,
    seenPaise: unitPricePaise,
    addedAt: now + place,
  }));
}

/** What the checkout's fields held when an order was placed, by the names of the fields. */
export function checkoutFormOfOrder({
  email,
  gstin,
  address,
}: Pick<Order, 'email' | 'gstin' | 'address'>): Readonly<Record<string, string>> {
  return { ...address, email, gstin };
}
