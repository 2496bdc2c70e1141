import { Link } from 'react-router-dom';
import { formatMoment, formatTime } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand } from '#domain/payment/payment-method.ts';
import { minutesLeft } from '#domain/order/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { unpaidOrdersOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/orders/orders.ts';
import { words as payWords } from '#text/orders/payment-return.ts';
import { paymentProblems } from '#text/shop/payment-problems.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { usePayAgain } from '../payment/use-pay-again.ts';

interface UnpaidNoteProps {
  uid: string;
}

const { unpaid: own } = words;

/** Interval in milliseconds at which the remaining time is updated. */
const CLOCK_MS = 15_000;

/** The payable orders of a customer or guest, each with its payment. Empty without any. */
export function UnpaidNote({ uid }: UnpaidNoteProps) {
  const state = useQuery(unpaidOrdersOf(uid));
  const now = useNow(CLOCK_MS);
  const rows = state.state === 'loading' ? [] : (state.data?.rows ?? []);
  const payable = rows.filter((order) => !order.test && minutesLeft(order, now) > 0);
  if (payable.length === 0) return null;
  return (
    <section aria-label={own.title} className="mb-8 grid gap-3">
      {payable.map((order) => (
        <UnpaidOrder key={order.id} order={order} isOnly={payable.length === 1} />
      ))}
    </section>
  );
}

interface UnpaidOrderProps {
  order: Order;
  isOnly: boolean;
}

/** One of them. The server decides whether it can still be paid. */
function UnpaidOrder({ order, isOnly }: UnpaidOrderProps) {
  const payment = usePayAgain(order);
  const { busy, problem } = payment;
  const { id, number, totals } = order;
  const byHand = isPaidByHand(order.method);
  const heldUntil = order.reservation.untilAt;
  const total = formatMoney(totals.totalPaise);
  return (
    <div className="rounded-card bg-leaf-tint px-4 py-3">
      <ErrorMessage look="note" className="mb-3 empty:hidden">
        {problem && paymentProblems[problem]}
      </ErrorMessage>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="amount">
          <strong className="block">{isOnly ? own.one(total) : own.each(total)}</strong>
          <span>
            {heldUntil === null
              ? own.order(number)
              : `${own.order(number)} ${own.until((byHand ? formatMoment : formatTime)(heldUntil))}`}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {!byHand && (
            <Button aria-disabled={busy !== null} onClick={() => void payment.pay()}>
              {busy === 'opening' ? payWords.ways.opening : own.action(total)}
            </Button>
          )}
          <Link
            to={paths.order(id)}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {own.view}
          </Link>
        </div>
      </div>
    </div>
  );
}
