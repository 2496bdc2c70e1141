import { moveRefusal, type Order } from './order.ts';

/** Why an order is neither packed nor handed to the courier. */
export type OrderHold = 'disputed' | 'dispute-lost' | 'refunded';

/** What keeps an order from its next step to the courier; null if nothing does, or if it needs none. */
export function orderHold(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method'>,
): OrderHold | null {
  const refusal = moveRefusal(order, order.status === 'packed' ? 'ship' : 'pack', 'staff');
  return refusal === 'not-from-here' || refusal === 'not-yours' ? null : refusal;
}
