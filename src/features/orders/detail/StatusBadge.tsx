import type { ReactNode } from 'react';
import type { OrderStatus } from '#domain/order/order.ts';

interface StatusBadgeProps {
  status: OrderStatus;
  /** Whether it takes no next step for now. */
  isHeld?: boolean;
  children: ReactNode;
}

const ATTENTION = 'bg-clay-tint text-clay';
const IN_PROGRESS = 'bg-leaf-tint text-leaf';
const CLOSED = 'bg-tint text-ink-soft';

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': ATTENTION,
  paid: IN_PROGRESS,
  placed: IN_PROGRESS,
  packed: IN_PROGRESS,
  shipped: IN_PROGRESS,
  delivered: IN_PROGRESS,
  returning: ATTENTION,
  returned: CLOSED,
  cancelled: CLOSED,
  expired: CLOSED,
};

/** An order's status in words; the colour only repeats it. */
export function StatusBadge({ status, isHeld = false, children }: StatusBadgeProps) {
  return (
    <span
      className={`inline-block rounded-full border border-transparent px-3 py-0.5 text-sm font-semibold ${isHeld ? ATTENTION : LOOKS[status]}`}
    >
      {children}
    </span>
  );
}
