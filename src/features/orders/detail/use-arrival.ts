import { deliveryEstimate, workingDaysAfter } from '#domain/checkout/delivery.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import { indianDay } from '#domain/core/dates.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { orderHold } from '#domain/order/order-hold.ts';
import type { ParcelStep } from '#domain/order/order-progress.ts';
import type { Order } from '#domain/order/order.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
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
 * The delivery days of an order that is under way, counted from the day it was placed; after the last of them, an
 * apology. Null while it is held, and without the shop's settings.
 */
export function useArrival(order: Order): Arrival | null {
  const settings = useQuery(storeSettings);
  const now = useNow(HOUR_MS);
  const { address, createdAt, status, test } = order;
  const isUnderWay = ['paid', 'placed', 'packed', 'shipped'].includes(status) && !test;
  if (!isUnderWay || orderHold(order) || settings.state !== 'ready' || !settings.data) return null;
  const { earliestAt, latestAt } = deliveryEstimate(address.pin, settings.data.delivery, createdAt);
  const isPast = (moment: number): boolean => indianDay(now) > indianDay(moment);
  if (isPast(latestAt)) return { sentence: overdue, isLate: true, expected: {} };
  const shipped = workingDaysAfter(createdAt, PROMISES.dispatchWorkingDays);
  return {
    sentence: arrives(formatDeliveryDay(earliestAt), formatDeliveryDay(latestAt)),
    isLate: false,
    expected: { delivered: latestAt, ...(!isPast(shipped) && { shipped }) },
  };
}
