import { workingDaysAfter } from '#domain/checkout/delivery.ts';
import { orderArrival } from '#domain/checkout/order-arrival.ts';
import { indianDay } from '#domain/core/dates.ts';
import type { ParcelStep } from '#domain/order/order-progress.ts';
import type { Order } from '#domain/order/order.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { arrives, overdue } from '#text/shop/delivery.ts';
import { useNow } from '#ui/browser/use-now.ts';

/** When an order arrives. */
export interface Arrival {
  readonly sentence: string;
  /** Whether the last day of the promise has passed. */
  readonly isLate: boolean;
  /** The last day of each step ahead that has one, epoch milliseconds; a day that has passed is none. */
  readonly expected: Readonly<Partial<Record<ParcelStep, number>>>;
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
  if (isLate) return { sentence: overdue, isLate, expected: {} };
  const { createdAt, paymentReceivedAt = createdAt } = order;
  const shipped = workingDaysAfter(paymentReceivedAt, settings.data.delivery.days.dispatch);
  return {
    sentence: arrives(formatDeliveryDay(earliestAt), formatDeliveryDay(latestAt)),
    isLate,
    expected: { delivered: latestAt, ...(indianDay(now) <= indianDay(shipped) && { shipped }) },
  };
}
