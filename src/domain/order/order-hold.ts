import { moveRefusal, type Order } from './order.ts';

const HOLDS = ['disputed', 'dispute-lost', 'refunded'] as const;

/** Why an order must not be packed or handed to the courier. */
export type OrderHold = (typeof HOLDS)[number];

/** Why an order must not take its next step to the courier; null if it may, or if there is no such step. */
export function orderHold(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method'>,
): OrderHold | null {
  const refusal = moveRefusal(order, order.status === 'packed' ? 'ship' : 'pack', 'staff');
  return HOLDS.find((hold) => hold === refusal) ?? null;
}
