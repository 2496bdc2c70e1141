import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTime } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import type { PlacedOrder } from '#data/browser/checkout-draft.ts';
import { words } from '#text/shop/checkout.ts';
import { paymentProblems } from '#text/shop/payment-problems.ts';
import { reasonSentence } from '#text/orders/payment-return.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useCheckoutSlots } from '../checkout-slots.ts';
import { useStepStart } from '../use-step-start.ts';
import { type FreshPayment, isBusy } from './pay-step.ts';
import { usePayStep } from './use-pay-step.ts';

export interface PayStepProps {
  owner: string;
  placed: PlacedOrder;
  /** Null for an order placed before this page was opened. */
  fresh: FreshPayment | null;
  /** Called after the shopper chose another payment method: the lines are back in the cart. */
  onBack: () => void;
}

const { placed: own } = words;

/**
 * A placed but unpaid order. Opens the provider's page for a fresh one; a shopper who returns without paying gets the
 * recovery actions.
 */
export function PayStep({ owner, placed, fresh, onBack }: PayStepProps) {
  const { CancelDialog } = useCheckoutSlots();
  const step = usePayStep({ owner, placed, fresh, onBack });
  const { order, state, outcome, failedFor } = step;
  const busy = isBusy(state);
  const [isCancelOpen, setCancelOpen] = useState(false);
  const heading = useStepStart<HTMLHeadingElement>();
  const total = formatMoney(placed.totalPaise);
  if (outcome === 'cancelled' || outcome === 'over') {
    return <NotPayable orderId={placed.orderId} cancelled={outcome === 'cancelled'} />;
  }
  return (
    <section className="mx-auto max-w-xl space-y-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {state.name === 'opening-first' ? own.opening : own.title}
      </h2>
      <p className="amount">{own.due(placed.number, total)}</p>
      {order?.reservation.untilAt && (
        <p className="amount">{own.until(formatTime(order.reservation.untilAt))}</p>
      )}
      <ErrorMessage look="note" className="empty:hidden">
        {state.problem
          ? paymentProblems[state.problem]
          : failedFor !== null && reasonSentence(failedFor)}
      </ErrorMessage>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy} onClick={() => step.pay()}>
          {state.name.startsWith('opening') ? words.pay.opening : own.pay(total)}
        </Button>
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-describedby="other-hint"
          onClick={() => step.payOtherwise()}
        >
          {state.name.startsWith('cancel') ? own.cancelling : own.other}
        </Button>
      </div>
      <p id="other-hint" className="text-sm text-ink-soft">
        {own.otherHint}
      </p>
      <p className="text-sm text-ink-soft">{own.debited}</p>
      <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline pt-3">
        <button
          type="button"
          aria-disabled={busy || order === null}
          onClick={() => setCancelOpen(!busy)}
          className={LINK}
        >
          {own.cancel}
        </button>
        <Link to={paths.order(placed.orderId)} className={LINK}>
          {own.order}
        </Link>
      </div>
      {isCancelOpen && order && <CancelDialog order={order} onClose={() => setCancelOpen(false)} />}
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

interface OverProps {
  orderId: string;
  cancelled: boolean;
}

/** An order that can no longer be paid. */
function NotPayable({ orderId, cancelled }: OverProps) {
  const heading = useStepStart<HTMLHeadingElement>();
  return (
    <section className="mx-auto max-w-xl space-y-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {cancelled ? own.cancelled : paymentProblems.over}
      </h2>
      {cancelled && <p>{own.cancelledText}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to={paths.products} className={buttonLook('main')}>
          {own.shop}
        </Link>
        <Link to={paths.order(orderId)} className={buttonLook('quiet')}>
          {own.order}
        </Link>
      </div>
    </section>
  );
}
