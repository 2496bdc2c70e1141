import type { ReactNode } from 'react';
import type { OrderStatus } from '#domain/order/order.ts';

interface StatusMarkProps {
  status: OrderStatus;
  children: ReactNode;
}

const WAITS = 'bg-clay-tint text-clay';
const GOES = 'bg-leaf-tint text-leaf';
const OVER = 'bg-tint text-ink-soft';

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': WAITS,
  paid: GOES,
  placed: GOES,
  packed: GOES,
  shipped: GOES,
  delivered: GOES,
  returned: OVER,
  cancelled: OVER,
  expired: OVER,
};

/** Where an order stands, in words on a colour that says no more than they do. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold ${LOOKS[status]}`}
    >
      {children}
    </span>
  );
}
