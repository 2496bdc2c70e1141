import type { OrderStatus } from '#domain/order/order.ts';
import { statusWords } from '#text/en/admin/orders.ts';

interface OrderStatusBadgeProps {
  status: OrderStatus;
}

const TO_DO = 'bg-turmeric text-on-turmeric';
const GOES = 'bg-leaf-tint text-leaf';
const WAITS = 'bg-clay-tint text-clay';
const OVER = 'bg-tint text-ink-soft';

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': WAITS,
  paid: TO_DO,
  placed: TO_DO,
  packed: GOES,
  shipped: GOES,
  delivered: OVER,
  returned: OVER,
  cancelled: OVER,
  expired: OVER,
};

/** The status of an order; statuses that need an action stand out. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${LOOKS[status]}`}
    >
      {statusWords[status]}
    </span>
  );
}
