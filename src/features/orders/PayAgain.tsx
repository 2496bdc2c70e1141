import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import { words } from '#text/en/payment-return.ts';
import { Button } from '#ui/Button.tsx';
import { usePayAgain } from './use-pay-again.ts';

interface PayAgainProps {
  order: Order;
  /** Whether a try has failed before. */
  again?: boolean;
}

const { ways } = words;

/** Pays an order that waits: the same order on the provider's page, or everything back in the checkout. */
export function PayAgain({ order, again = false }: PayAgainProps) {
  const desk = usePayAgain(order);
  const { busy, problem } = desk;
  return (
    <div className="space-y-3">
      <div role="alert" className="empty:hidden">
        {problem && <p className="rounded-card bg-clay-tint px-4 py-3">{problem}</p>}
      </div>
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
    </div>
  );
}
