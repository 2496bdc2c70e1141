import type { OrderGift } from '../gift/gift.ts';
import type { Effect } from './order-change.ts';
import type { Order } from './order.ts';

/** Takes the gift of a new order from the stock. */
export function giftTaken(gift: OrderGift | null | undefined): readonly Effect[] {
  return gift ? [{ effect: 'gift', change: 'take', slug: gift.slug }] : [];
}

/**
 * An order that ends before its parcel leaves, or whose parcel comes back whole: its gift goes back into stock. A payment that
 * revives an expired order brings no gift back, so that it never depends on one.
 */
export function withoutGift(order: Order): {
  readonly order: Order;
  readonly effects: readonly Effect[];
} {
  const { gift } = order;
  if (!gift) return { order, effects: [] };
  return {
    order: { ...order, gift: null },
    effects: [{ effect: 'gift', change: 'give-back', slug: gift.slug }],
  };
}
