import { Link } from 'react-router-dom';
import { formatTime } from '#domain/core/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { minutesLeft } from '#domain/checkout/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { unpaidOrdersOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/query/use-query.ts';
import { words } from '#text/en/orders/orders.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { useNow } from '#ui/browser/use-now.ts';

interface UnpaidNoteProps {
  uid: string;
}

const { unpaid: own } = words;

/** Interval in milliseconds at which the remaining time is updated. */
const CLOCK_MS = 15_000;

/** A customer's payable orders, each with a link to its payment. Empty without any. */
export function UnpaidNote({ uid }: UnpaidNoteProps) {
  const state = useQuery(unpaidOrdersOf(uid));
  const now = useNow(CLOCK_MS);
  const rows = state.state === 'loading' ? [] : (state.data?.rows ?? []);
  const payable = rows.filter((order) => !order.test && minutesLeft(order, now) > 0);
  if (payable.length === 0) return null;
  return (
    <section aria-label={own.title} className="mb-8 grid gap-3">
      {payable.map(({ id, number, totals, reservation: { untilAt } }) => (
        <div
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-leaf-tint px-4 py-3"
        >
          <p className="amount">
            <strong>{own.lead(formatMoney(totals.totalPaise), number)}</strong>{' '}
            {untilAt !== null && own.until(formatTime(untilAt))}
          </p>
          <Link to={paths.order(id)} className={buttonLook('main')}>
            {own.action}
          </Link>
        </div>
      ))}
    </section>
  );
}
