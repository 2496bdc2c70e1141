import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OrderRow } from './OrderRow.tsx';
import { ReadProblem } from '../detail/ReadProblem.tsx';
import { useOrderPages } from './use-order-pages.ts';

interface OrderListProps {
  uid: string;
  /** Shown when there are no orders. */
  empty: Elements;
}

/** A customer's live orders, newest first. */
export function OrderList({ uid, empty }: OrderListProps) {
  const { orders, loading, failure, showMore } = useOrderPages(uid);
  if (orders.length === 0 && !loading && !failure) return empty;
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <div role="status">
        {loading && <span className="sr-only">{words.loading}</span>}
        {loading && [1, 2, 3].map((row) => <Skeleton key={row} className="mt-4 h-24 w-full" />)}
      </div>
      {failure && <ReadProblem failure={failure} />}
      {orders.length > 0 && !loading && (
        <div className="mt-6 flex flex-col items-center gap-3">
          <p role="status" className="amount text-ink-soft">
            {words.shown(orders.length)}
          </p>
          {showMore && (
            <Button look="quiet" onClick={showMore}>
              {words.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
