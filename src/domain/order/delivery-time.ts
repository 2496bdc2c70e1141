import type { Order } from './order.ts';

/**
 * When an order was delivered, epoch milliseconds; null for one that was not. A delivered order of before it was stored counts from
 * its last change.
 */
export function deliveryTime({
  status,
  deliveredAt,
  updatedAt,
}: Pick<Order, 'status' | 'deliveredAt' | 'updatedAt'>): number | null {
  return deliveredAt ?? (status === 'delivered' ? updatedAt : null);
}
