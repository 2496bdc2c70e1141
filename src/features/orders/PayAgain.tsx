import { useState } from 'react';
import { formatTime } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { words } from '#text/en/payment-return.ts';
import { Button } from '#ui/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { usePayAgain } from './use-pay-again.ts';

interface PayAgainProps {
  order: Order;
  /** Whether a try has failed before. */
  again?: boolean;
  /** Whether the order can be cancelled from here; left out where the page has a button of its own. */
  cancels?: boolean;
}

const { ways } = words;

/** The ways on from an unpaid order: pay it on the provider's page, take everything back to checkout, or cancel it. */
export function PayAgain({ order, again = false, cancels = false }: PayAgainProps) {
  const [asking, setAsking] = useState(false);
  const { untilAt } = order.reservation;
  const desk = usePayAgain(order);
  const { busy, problem } = desk;
  return (
    <div className="space-y-3">
      <div role="alert" className="empty:hidden">
        {problem && <p className="rounded-card bg-clay-tint px-4 py-3">{problem}</p>}
      </div>
      {untilAt !== null && <p className="amount">{ways.until(formatTime(untilAt))}</p>}
      <Button aria-disabled={busy !== null} onClick={() => void desk.pay()}>
        {busy === 'opening'
          ? ways.opening
          : ways[again ? 'retry' : 'pay'](formatMoney(order.totals.totalPaise))}
      </Button>
      <div>
        <button
          type="button"
          aria-disabled={busy !== null}
          onClick={() => void desk.payOtherwise()}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        >
          {busy === 'cancelling' ? ways.cancelling : ways.other}
        </button>
        <p className="text-sm text-ink-soft">{ways.otherHint}</p>
      </div>
      {cancels && (
        <Button look="quiet" aria-disabled={busy !== null} onClick={() => setAsking(busy === null)}>
          {ways.cancel}
        </Button>
      )}
      {asking && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}
