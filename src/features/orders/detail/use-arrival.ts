import { orderArrival } from '#domain/checkout/order-arrival.ts';
import type { Order } from '#domain/order/order.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { arrives, overdue } from '#text/shop/delivery.ts';
import { useNow } from '#ui/browser/use-now.ts';

/** When an order arrives. */
interface Arrival {
  readonly sentence: string;
  /** Whether the last day of the promise has passed. */
  readonly isLate: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The delivery days of an order that is under way; after the last of them, an apology. Null while it is held, and without
 * the shop's settings.
 */
export function useArrival(order: Order): Arrival | null {
  const settings = useQuery(storeSettings);
  const now = useNow(HOUR_MS);
  if (settings.state !== 'ready' || !settings.data) return null;
  const arrival = orderArrival(order, settings.data.delivery, now);
  if (!arrival) return null;
  const { earliestAt, latestAt, isLate } = arrival;
  if (isLate) return { sentence: overdue, isLate };
  return { sentence: arrives(formatDeliveryDay(earliestAt), formatDeliveryDay(latestAt)), isLate };
}
