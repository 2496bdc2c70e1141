import { useState } from 'react';
import { formatTime } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { byHandWords } from '#text/orders/payment-methods.ts';
import { words } from '#text/orders/payment-return.ts';
import { paymentProblems } from '#text/shop/payment-problems.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { CancelDialog } from '../detail/CancelDialog.tsx';
import { PayByHand } from './PayByHand.tsx';
import { usePayAgain } from './use-pay-again.ts';

interface PayAgainProps {
  order: Order;
  /** Whether an earlier payment failed, on a page that says how long the order is held. */
  isRetry?: boolean;
  /** Whether to offer cancellation; omitted on pages with their own button. */
  canCancel?: boolean;
}

const { ways } = words;

/**
 * Actions for an unpaid order: pay on the provider's page, return to the checkout, or cancel. One that is paid by hand
 * shows where to.
 */
export function PayAgain(props: PayAgainProps) {
  const byHand = byHandWords(props.order);
  return byHand ? <PayByHand order={props.order} words={byHand} /> : <PayOnline {...props} />;
}

function PayOnline({ order, isRetry = false, canCancel = false }: PayAgainProps) {
  const [isCancelOpen, setCancelOpen] = useState(false);
  const { untilAt } = order.reservation;
  const payment = usePayAgain(order);
  const { busy, problem } = payment;
  return (
    <div className="space-y-3">
      <ErrorMessage look="note" className="empty:hidden">
        {problem && paymentProblems[problem]}
      </ErrorMessage>
      {untilAt !== null && !isRetry && <p className="amount">{ways.until(formatTime(untilAt))}</p>}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy !== null} onClick={() => void payment.pay()}>
          {busy === 'opening'
            ? ways.opening
            : ways[isRetry ? 'retry' : 'pay'](formatMoney(order.totals.totalPaise))}
        </Button>
        <Button
          look="quiet"
          aria-disabled={busy !== null}
          onClick={() => void payment.payOtherwise()}
        >
          {busy === 'cancelling' ? ways.cancelling : ways.other}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{ways.otherHint}</p>
      {canCancel && (
        <Button
          look="quiet"
          aria-disabled={busy !== null}
          onClick={() => setCancelOpen(busy === null)}
        >
          {ways.cancel}
        </Button>
      )}
      {isCancelOpen && <CancelDialog order={order} onClose={() => setCancelOpen(false)} />}
    </div>
  );
}
