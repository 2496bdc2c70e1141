import { Link } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { payoutWords as own } from '#text/admin/orders/payouts.ts';

interface PayoutNoteProps {
  order: Pick<Order, 'payout'>;
}

/** Where a refund by hand goes, with a link to the payouts. Nothing for an order that owes none. */
export function PayoutNote({ order: { payout } }: PayoutNoteProps) {
  if (!payout) return null;
  const { payee, dues } = payout;
  return (
    <p className="my-3 rounded-card bg-tint px-4 py-3 [overflow-wrap:anywhere]">
      <span>{payee === '' ? own.notKnown : own.goesTo(payee)}</span>{' '}
      {dues.length > 0 && (
        <Link
          to={adminPaths.tab('payouts')}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.link}
        </Link>
      )}
    </p>
  );
}
