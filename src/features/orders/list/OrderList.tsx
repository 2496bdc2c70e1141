import { Link } from 'react-router-dom';
import { filterOrders } from '#domain/own-order/own-orders.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderRow } from './OrderRow.tsx';
import { ReadProblem } from '../detail/ReadProblem.tsx';
import { useOrderPages } from './use-order-pages.ts';
import { useOrderView } from './use-order-view.ts';

interface OrderListProps {
  uid: string;
  /** Shown when there are no orders. */
  empty: Elements;
}

const MINUTE_MS = 60_000;

/** A customer's live orders, newest first. Groups and search filter the loaded ones. */
export function OrderList({ uid, empty }: OrderListProps) {
  const { orders, loading, failure, showMore } = useOrderPages(uid);
  const [view, search] = useOrderView();
  const now = useNow(MINUTE_MS);
  const shown = filterOrders(orders, view);
  if (orders.length === 0 && !loading && !failure) return empty;
  const isAll = shown.length === orders.length;
  return (
    <>
      <OrderFilters view={view} onSearch={search} />
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden sm:grid sm:grid-cols-[max-content_1fr] sm:gap-x-6 xl:grid-cols-[max-content_1fr_auto]">
        {shown.map((order) => (
          <li key={order.id} className="sm:col-span-full sm:grid sm:grid-cols-subgrid">
            <OrderRow order={order} now={now} />
          </li>
        ))}
      </ul>
      <div role="status">
        {loading && <span className="sr-only">{words.loading}</span>}
        {loading && [1, 2, 3].map((row) => <Skeleton key={row} className="mt-4 h-48 w-full" />)}
      </div>
      {failure && <ReadProblem failure={failure} />}
      {orders.length > 0 && !loading && (
        <div className="mt-6 flex flex-col items-center gap-3 text-center">
          <div role="status">
            {shown.length === 0 ? (
              <NoMatch count={orders.length} isWhole={showMore === null} />
            ) : (
              <p className="amount text-ink-soft">
                {isAll ? words.shown(orders.length) : words.shownOf(shown.length, orders.length)}
              </p>
            )}
          </div>
          <div className="flex flex-wrap justify-center gap-3">
            {showMore && (
              <Button look="quiet" onClick={showMore}>
                {words.more}
              </Button>
            )}
            {!isAll && (
              <Link to={paths.orders} replace preventScrollReset className={buttonLook('quiet')}>
                {words.filters.clear}
              </Link>
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface NoMatchProps {
  /** Number of loaded orders. */
  count: number;
  /** Whether they are all orders. */
  isWhole: boolean;
}

function NoMatch({ count, isWhole }: NoMatchProps) {
  const { none, noneHere, noneYet } = words.filters;
  return (
    <>
      <p className="font-serif text-xl">{none}</p>
      <p className="amount mt-1 text-ink-soft">{isWhole ? noneHere(count) : noneYet(count)}</p>
    </>
  );
}
