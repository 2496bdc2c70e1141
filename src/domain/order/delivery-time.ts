import type { Order } from './order.ts';

/**
 * When an order was delivered, epoch milliseconds; null for one that was not. For an order that was delivered before this
 * time was stored, it is the time of the last change.
 */
export function deliveryTime({
  status,
  deliveredAt,
  updatedAt,
}: Pick<Order, 'status' | 'deliveredAt' | 'updatedAt'>): number | null {
  return deliveredAt ?? (status === 'delivered' ? updatedAt : null);
}
