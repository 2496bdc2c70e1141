import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OrderGroup, orderGroup } from '#domain/order/own-orders.ts';
import { paths } from '#domain/site/paths.ts';

/** Which of the loaded orders are shown. */
export interface OrderView {
  readonly group: OrderGroup;
  readonly search: string;
}

/** Longest search in the address. */
const MAX_SEARCH = 80;

/** The URL of the list with this view. */
export function orderListPath({ group, search }: OrderView): string {
  return paths.ordersShown({ show: group === 'all' ? '' : group, search });
}

/** The view of the address, which a reload and Back keep, and what changes its search. */
export function useOrderView(): readonly [OrderView, (search: string) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view: OrderView = {
    group: orderGroup(query.get('show')),
    search: query.get('q')?.slice(0, MAX_SEARCH) ?? '',
  };
  const search = (typed: string): void =>
    void navigate(orderListPath({ ...view, search: typed.slice(0, MAX_SEARCH) }), {
      replace: true,
      preventScrollReset: true,
      // The field shows the address: it must not lag behind the typing.
      flushSync: true,
    });
  return [view, search];
}
