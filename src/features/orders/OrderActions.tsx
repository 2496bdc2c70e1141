import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOver, moveRefusal, type Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/orders.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { type Reordered, reorder } from './reorder.ts';

interface OrderActionsProps {
  order: Order;
}

const { actions: own } = words;

/** What its shopper can do with an order; what cannot be done says why. */
export function OrderActions({ order }: OrderActionsProps) {
  const [asking, setAsking] = useState(false);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<Reordered | null>(null);
  const refusal = moveRefusal(order, 'cancel', 'shopper');

  async function again(): Promise<void> {
    if (adding) return;
    setAdding(true);
    setAdded(null);
    setAdded(await reorder(order.lines));
    setAdding(false);
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {!order.test && (
          <Button look="quiet" aria-disabled={adding} onClick={() => void again()}>
            {adding ? own.reordering : own.reorder}
          </Button>
        )}
        <Link to={paths.askAbout(order.number)} className={buttonLook('quiet')}>
          {own.write}
        </Link>
        {refusal === null && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {own.cancel}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {added && <Outcome added={added} count={order.lines.length} />}
      </div>
      {refusal !== null && !isOver(order.status) && (
        <p className="max-w-prose text-ink-soft">{own.refusals[refusal]}</p>
      )}
      {['shipped', 'delivered'].includes(order.status) && (
        <Link
          to={paths.shipping}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {own.back}
        </Link>
      )}
      {asking && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface OutcomeProps {
  added: Reordered;
  /** How many products were asked for. */
  count: number;
}

function Outcome({ added: { any, missing }, count }: OutcomeProps) {
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
