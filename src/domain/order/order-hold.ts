import { moveRefusal, type Order } from './order.ts';

const HOLDS = ['disputed', 'dispute-lost', 'refunded'] as const;

/** Why an order is neither packed nor handed to the courier. */
export type OrderHold = (typeof HOLDS)[number];

/** What keeps an order from its next step to the courier; null if nothing does, or if it needs none. */
export function orderHold(order: Pick<Order, 'status' | 'test' | 'payment'>): OrderHold | null {
  const refusal = moveRefusal(order, order.status === 'packed' ? 'ship' : 'pack', 'staff');
  return HOLDS.find((hold) => hold === refusal) ?? null;
}
