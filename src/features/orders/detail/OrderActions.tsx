import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOver, moveRefusal, type Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { type Reordered, reorder } from './reorder.ts';

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
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const refusal = moveRefusal(order, 'cancel', 'shopper');

  useEffect(() => {
    if (cancel === 'done') onCancelled?.();
    // Only the dialog's end matters: the callback is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cancel]);

  async function reorderAll(): Promise<void> {
    if (adding) return;
    setAdding(true);
    setOutcome(null);
    setOutcome(await reorder(order.lines));
    setAdding(false);
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {!order.test && (
          <Button look="quiet" aria-disabled={adding} onClick={() => void reorderAll()}>
            {adding ? own.reordering : own.reorder}
          </Button>
        )}
        <Link to={paths.askAbout(order.number)} className={buttonLook('quiet')}>
          {own.write}
        </Link>
        {refusal === null && (
          <Button look="quiet" onClick={() => setCancel('open')}>
            {own.cancel}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {outcome && <Outcome outcome={outcome} count={order.lines.length} />}
      </div>
      {refusal !== null && !isOver(order.status) && (
        <p className="max-w-prose text-ink-soft">{own.refusals[refusal]}</p>
      )}
      {order.status === 'shipped' && (
        <Link
          to={`${paths.shipping}#how-to-return`}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.back}
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

interface OutcomeProps {
  outcome: Reordered;
  /** Number of products requested. */
  count: number;
}

function Outcome({ outcome: { any, missing }, count }: OutcomeProps) {
  return (
    <div
      className={`rounded-card px-4 py-3 ${missing.length > 0 ? 'bg-clay-tint' : 'bg-leaf-tint'}`}
    >
      <p>
        {missing.length === 0 ? own.reordered(count) : any ? own.reorderedPart : own.reorderedNone}
      </p>
      {missing.length > 0 && (
        <ul className="list-disc pl-5">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {any && (
        <Link
          to={paths.cartAndWishList}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.cart}
        </Link>
      )}
    </div>
  );
}
