import { orderHold } from '#domain/order/order-hold.ts';
import type { Order, OrderStatus } from '#domain/order/order.ts';
import { heldWords, statusWords } from '#text/admin/orders.ts';

interface OrderStatusBadgeProps {
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method'>;
}

const NEEDS_ACTION = 'bg-turmeric text-on-turmeric';
const IN_PROGRESS = 'bg-leaf-tint text-leaf';
const WAITING = 'bg-clay-tint text-clay';
const CLOSED = 'bg-tint text-ink-soft';

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': WAITING,
  paid: NEEDS_ACTION,
  placed: NEEDS_ACTION,
  packed: IN_PROGRESS,
  shipped: IN_PROGRESS,
  delivered: CLOSED,
  returning: WAITING,
  returned: CLOSED,
  cancelled: CLOSED,
  expired: CLOSED,
};

/** The status of an order; statuses that need an action stand out. An order on hold needs none of the shop. */
export function OrderStatusBadge({ order }: OrderStatusBadgeProps) {
  const { status } = order;
  const isHeld = orderHold(order) !== null;
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${isHeld ? WAITING : LOOKS[status]}`}
    >
      {isHeld ? heldWords(status) : statusWords[status]}
    </span>
  );
}
