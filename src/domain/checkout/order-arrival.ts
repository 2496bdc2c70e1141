import { indianDay } from '../core/dates.ts';
import { orderHold } from '../order/order-hold.ts';
import type { Order } from '../order/order.ts';
import { isRestTurnedBack, type WithParcels } from '../parcel/order-parcel.ts';
import { type DeliveryEstimate, type DeliveryRules, deliveryEstimate } from './delivery.ts';

/** When an order arrives. */
export interface OrderArrival extends Pick<DeliveryEstimate, 'earliestAt' | 'latestAt'> {
  /** Whether the last day of the promise has passed. */
  readonly isLate: boolean;
}

/**
 * The delivery days of an order that is under way, counted from the day it was placed, or paid if its money came later.
 * Null while it is held, not under way, or only coming back. `now` is epoch milliseconds.
 */
export function orderArrival(
  order: Pick<
    Order,
    'address' | 'createdAt' | 'paymentReceivedAt' | 'status' | 'test' | 'payment' | 'method'
  > &
    WithParcels,
  rules: DeliveryRules,
  now: number,
): OrderArrival | null {
  const { address, createdAt, paymentReceivedAt = createdAt, status, test } = order;
  const isUnderWay = ['paid', 'placed', 'packed', 'shipped'].includes(status) && !test;
  if (!isUnderWay || orderHold(order) || isRestTurnedBack(order)) return null;
  const { earliestAt, latestAt } = deliveryEstimate(address.pin, rules, paymentReceivedAt);
  return { earliestAt, latestAt, isLate: indianDay(now) > indianDay(latestAt) };
}
