import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import { orderGroup, type OrderView } from '#domain/own-order/own-orders.ts';

/** Longest search in the address. */
const MAX_SEARCH = 80;

/** The view of the address, which a reload and Back keep, and what changes its search. */
export function useOrderView(): readonly [OrderView, (search: string) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view: OrderView = {
    group: orderGroup(query.get('show')),
    search: query.get('q')?.slice(0, MAX_SEARCH) ?? '',
  };
  const search = (typed: string): void =>
    void navigate(orderPaths.list({ ...view, search: typed.slice(0, MAX_SEARCH) }), {
      replace: true,
      preventScrollReset: true,
      // The field shows the address: it must not lag behind the typing.
      flushSync: true,
    });
  return [view, search];
}
