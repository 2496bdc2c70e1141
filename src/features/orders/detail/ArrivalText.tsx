import { deliveryEstimate } from '#domain/checkout/delivery.ts';
import { formatDeliveryDay, indianDay } from '#domain/core/dates.ts';
import type { Order } from '#domain/order/order.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/query/use-query.ts';
import { arrives, overdue } from '#text/en/shop/delivery.ts';
import { useNow } from '#ui/browser/use-now.ts';

interface ArrivalTextProps {
  order: Pick<Order, 'address' | 'createdAt'>;
  className: string;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The delivery days of an order, counted from the day it was placed; after the last of them, an apology. Nothing
 * without the shop's settings.
 */
export function ArrivalText({ order: { address, createdAt }, className }: ArrivalTextProps) {
  const settings = useQuery(storeSettings);
  const now = useNow(HOUR_MS);
  if (settings.state !== 'ready' || !settings.data) return null;
  const { earliestAt, latestAt } = deliveryEstimate(address.pin, settings.data.delivery, createdAt);
  const last = formatDeliveryDay(latestAt);
  const isOverdue = indianDay(now) > indianDay(latestAt);
  return (
    <p className={`amount ${className}`}>
      {isOverdue ? overdue(last) : arrives(formatDeliveryDay(earliestAt), last)}
    </p>
  );
}
