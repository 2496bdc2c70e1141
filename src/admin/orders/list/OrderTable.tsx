import { Link, useLocation } from 'react-router-dom';
import { formatMoment } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentWords, words } from '#text/admin/orders.ts';
import { methodNames } from '#text/orders/payment-methods.ts';
import { useMay } from '../../frame/use-role.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

interface OrderTableProps {
  caption: string;
  orders: readonly Order[];
  /** Orders that arrived while the list was open. */
  fresh: ReadonlySet<string>;
  /** The selected orders; absent for viewers. */
  picked?: ReadonlySet<string>;
  onPick?: (picked: ReadonlySet<string>) => void;
}

const { list: own } = words;

const TOTAL: Column<Order> = {
  name: 'total',
  label: own.total,
  numeric: true,
  cell: ({ totals }) => formatMoney(totals.totalPaise),
};

/** The rows of the list. On a phone status and day stand below the number, and the rest is on the order's own page. */
export function OrderTable({ caption, orders, fresh, picked, onPick }: OrderTableProps) {
  const { search } = useLocation();
  const seesMoney = useMay('see-money');
  const columns: readonly Column<Order>[] = [
    ...(onPick ? [{ name: 'pick', label: own.pick, cell: pick }] : []),
    { name: 'order', label: own.order, cell: head },
    { name: 'state', label: own.state, wide: true, cell: state },
    { name: 'payment', label: own.payment, wide: true, cell: money },
    ...(seesMoney ? [TOTAL] : []),
    {
      name: 'ordered',
      label: own.ordered,
      wide: true,
      cell: orderedAt,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={orders} keyOf={({ id }) => id} />;

  function head(order: Order) {
    const { id, number, address, lines, createdAt, test } = order;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return (
      <div className="min-w-0 items-center gap-x-3 lg:flex">
        <Link
          to={openOrderLink(search, id)}
          className="inline-flex min-h-8 items-center lg:min-h-6 font-semibold whitespace-nowrap text-leaf underline-offset-4 hover:underline"
        >
          {number}
        </Link>
        {fresh.has(id) && (
          <span className="ml-2 rounded-full bg-turmeric px-2 text-xs font-semibold text-on-turmeric">
            {own.fresh}
          </span>
        )}
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          <span>{test ? own.test : `${address.name}, ${address.city}`}</span>
          <span>{` · ${own.pieces(pieces)}`}</span>
        </p>
        <div className="mt-1 md:hidden">
          {state(order)}
          <p className="amount mt-1 text-ink-soft">{formatMoment(createdAt)}</p>
        </div>
      </div>
    );
  }

  function pick({ id, number }: Order) {
    return (
      <label className="-mx-2 -my-2.5 flex size-11 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          className="size-5 accent-leaf"
          aria-label={own.select(number)}
          checked={picked?.has(id) ?? false}
          onChange={({ target }) => {
            const next = new Set(picked);
            if (target.checked) next.add(id);
            else next.delete(id);
            onPick?.(next);
          }}
        />
      </label>
    );
  }
}

/** The same list with one of its orders open, so that Back returns to the list. */
function openOrderLink(search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set('open', id);
  return `?${query}`;
}

function orderedAt({ createdAt }: Order) {
  return <span className="amount">{formatMoment(createdAt)}</span>;
}

function state(order: Order) {
  return <OrderStatusBadge order={order} />;
}

function money({ method, payment }: Order) {
  return (
    <p>
      <span>{paymentWords[payment.state]}</span>
      <span className="text-ink-soft">{` · ${methodNames[method]}`}</span>
      {payment.disputed && <span className="text-ink-soft">{` · ${own.disputed}`}</span>}
    </p>
  );
}
