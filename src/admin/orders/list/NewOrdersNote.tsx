import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { words } from '#text/admin/orders.ts';

interface NewOrdersNoteProps {
  orders: readonly Order[];
  onSeen: () => void;
}

const { fresh: own } = words;

/**
 * Announces orders that arrived while the list is open. The live region is always rendered, so that its text is
 * announced.
 */
export function NewOrdersNote({ orders, onSeen }: NewOrdersNoteProps) {
  const [first] = orders;
  return (
    <div role="status" aria-live="polite">
      {first && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 rounded-card bg-leaf-tint px-4 py-1 font-semibold text-leaf">
          <Link
            to={adminPaths.open('orders', first.id)}
            className="amount flex min-h-11 items-center underline underline-offset-4"
          >
            {orders.length === 1
              ? own.one(first.number, formatMoney(first.totals.totalPaise))
              : own.many(orders.length)}
          </Link>
          <button
            type="button"
            onClick={onSeen}
            className="min-h-11 px-2 underline-offset-4 hover:underline"
          >
            {own.seen}
          </button>
        </p>
      )}
    </div>
  );
}
