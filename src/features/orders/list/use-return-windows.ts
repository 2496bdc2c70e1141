import { timelineOf } from '#domain/order/order-timeline.ts';
import type { Order } from '#domain/order/order.ts';
import {
  mayBeReturnable,
  type ReturnWindow,
  returnWindow,
} from '#domain/own-order/return-window.ts';
import { orderEvents } from '#data/orders/orders.ts';
import { useReads } from '#data/react/use-query.ts';

/**
 * How long each of these orders can be returned; null where that is not known or over. The journal has the day of
 * delivery, and is read for orders whose window may still be open alone. `now` is epoch milliseconds.
 */
export function useReturnWindows(
  orders: readonly Order[],
  now: number,
): readonly (ReturnWindow | null)[] {
  const deliveries = useReads((read) =>
    orders.map((order) => {
      if (!mayBeReturnable(order, now)) return null;
      const events = read(orderEvents(order.id));
      const timeline = events.state === 'ready' ? timelineOf(events.data, order.method) : [];
      return timeline.findLast(({ step }) => step === 'delivered')?.at ?? null;
    }),
  );
  return deliveries.map((deliveredAt) =>
    deliveredAt === null ? null : returnWindow(deliveredAt, now),
  );
}
