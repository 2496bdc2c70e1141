import { moveRefusal, type Order } from './order.ts';

/** Why an order must be neither packed nor handed to the courier. */
export type OrderHold = 'disputed' | 'dispute-lost' | 'refunded';

/** Why an order must not take its next step to the courier; null if it may, or if there is no such step. */
export function orderHold(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method'>,
): OrderHold | null {
  const refusal = moveRefusal(order, order.status === 'packed' ? 'ship' : 'pack', 'staff');
  return refusal === 'not-from-here' || refusal === 'not-yours' ? null : refusal;
}
