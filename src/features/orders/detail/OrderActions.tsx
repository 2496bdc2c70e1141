import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import { isOver, moveRefusal, type Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ReorderButton, ReorderOutcome } from './ReorderButton.tsx';
import { useReorder } from './use-reorder.ts';

interface OrderActionsProps {
  order: Order;
  /** Called once the cancel dialog has closed: the button that opened it is gone. */
  onCancelled?: () => void;
  /** How to reach the shop. */
  help?: Elements;
}

const { actions: own } = words;

/** The shopper's actions on an order, with the reason for those that are unavailable. */
export function OrderActions({ order, onCancelled, help }: OrderActionsProps) {
  const [cancel, setCancel] = useState<'open' | 'done' | null>(null);
  const reorder = useReorder(order.lines);
  const refusal = moveRefusal(order, 'cancel', 'shopper');

  useEffect(() => {
    if (cancel === 'done') onCancelled?.();
    // Only the dialog's end matters: the callback is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cancel]);

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {!order.test && order.status !== 'pending-payment' && <ReorderButton reorder={reorder} />}
        <Link to={paths.askAbout(order.number)} className={buttonLook('quiet')}>
          {own.write}
        </Link>
        {refusal === null && (
          <Button look="quiet" onClick={() => setCancel('open')}>
            {own.cancel}
          </Button>
        )}
      </div>
      <ReorderOutcome reorder={reorder} />
      {refusal !== null && !isOver(order.status) && order.status !== 'returning' && (
        <p className="max-w-prose text-ink-soft">{own.refusals[refusal]}</p>
      )}
      {order.status === 'shipped' && (
        <Link
          to={orderPaths.howToReturn}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.howToReturn}
        </Link>
      )}
      {help}
      {cancel === 'open' && (
        <CancelDialog
          order={order}
          onClose={() => setCancel(null)}
          onCancelled={() => setCancel('done')}
        />
      )}
    </div>
  );
}
