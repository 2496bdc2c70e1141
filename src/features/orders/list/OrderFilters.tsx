import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { orderPaths } from '#domain/own-order/order-paths.ts';
import { ORDER_GROUPS, type OrderGroup, type OrderView } from '#domain/own-order/own-orders.ts';
import { words } from '#text/orders/orders.ts';

interface OrderFiltersProps {
  view: OrderView;
  onSearch: (search: string) => void;
}

const { filters: own } = words;

/** The groups of the orders and a search over the loaded ones. The address holds both. */
export function OrderFilters({ view, onSearch }: OrderFiltersProps) {
  const id = useId();
  const to = (group: OrderGroup): string => orderPaths.list({ ...view, group });
  return (
    <div className="mb-4 grid gap-3 lg:grid-cols-[1fr_20rem] lg:items-end lg:gap-8">
      <search className="block lg:order-last">
        <label htmlFor={id} className="sr-only">
          {own.search}
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft"
          />
          <input
            id={id}
            type="search"
            value={view.search}
            onChange={({ target }) => onSearch(target.value)}
            placeholder={own.placeholder}
            autoComplete="off"
            className="h-11 w-full rounded-full border border-edge bg-surface pr-4 pl-12 text-base text-ink placeholder:text-ink-soft"
          />
        </span>
      </search>
      <nav aria-label={own.title}>
        <ul className="flex flex-wrap gap-2">
          {ORDER_GROUPS.map((group) => (
            <li key={group}>
              <Link
                to={to(group)}
                replace
                preventScrollReset
                aria-current={group === view.group ? 'true' : undefined}
                className="chip"
              >
                {own.groups[group]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
