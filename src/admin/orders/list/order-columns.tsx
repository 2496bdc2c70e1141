import { Link } from 'react-router-dom';
import { indianMinute } from '#domain/core/dates.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatMoney, rupeesFromPaise } from '#domain/money/money.ts';
import type { OrderSort } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { isPrintStale, type PrintedPapers } from '#data/admin/orders/printed-papers.ts';
import { paymentWords, statusWords, words } from '#text/admin/orders.ts';
import { columnWords as extraWords } from '#text/admin/orders/order-columns.ts';
import { formatMoment } from '#text/dates.ts';
import { methodNames } from '#text/orders/payment-methods.ts';
import type { Column } from '../../list/DataTable.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

interface OrderColumnOptions {
  /** The address of the list, so that Back from an order returns to it. */
  search: string;
  /** Orders that arrived while the list was open. */
  fresh: ReadonlySet<string>;
  /** The papers that were printed on this device. */
  prints: PrintedPapers;
  /** The orders of the list that its filters allow. */
  sorts: readonly OrderSort[];
  /** Packers see no amounts. */
  seesMoney: boolean;
}

const { list: own } = words;

/** On a phone status and day stand below the number, and the rest is on the order's own page. */
export function orderColumns({
  search,
  fresh,
  prints,
  sorts,
  seesMoney,
}: OrderColumnOptions): Column<Order>[] {
  const sortable = (up: OrderSort, down: OrderSort) =>
    sorts.includes(up) && sorts.includes(down) ? { sorts: [up, down] as const } : {};
  const columns: Column<Order>[] = [
    {
      name: 'order',
      label: own.order,
      fixed: true,
      cell: (order) => (
        <Head
          order={order}
          search={search}
          isFresh={fresh.has(order.id)}
          isStale={isPrintStale(order, prints)}
        />
      ),
      csv: {
        [own.order]: ({ number }) => number,
        [extraWords.name]: ({ address }) => address.name,
        [extraWords.city]: ({ address }) => address.city,
      },
    },
    {
      name: 'state',
      label: own.state,
      wide: true,
      cell: (order) => <OrderStatusBadge order={order} />,
      csv: { [own.state]: ({ status }) => statusWords[status] },
    },
    {
      name: 'payment',
      label: own.payment,
      wide: true,
      cell: (order) => <Money order={order} />,
      csv: {
        [own.payment]: ({ payment }) => paymentWords[payment.state],
        [extraWords.method]: ({ method }) => methodNames[method],
      },
    },
    {
      name: 'total',
      label: own.total,
      numeric: true,
      ...sortable('total-low', 'total-high'),
      cell: ({ totals }) => formatMoney(totals.totalPaise),
      csv: { [extraWords.totalRupees]: ({ totals }) => rupeesFromPaise(totals.totalPaise) },
    },
    {
      name: 'ordered',
      label: own.ordered,
      wide: true,
      ...sortable('oldest', 'newest'),
      cell: ({ createdAt }) => <span className="amount">{formatMoment(createdAt)}</span>,
      csv: { [own.ordered]: ({ createdAt }) => indianMinute(createdAt).replace('T', ' ') },
    },
    ...EXTRA_COLUMNS,
  ];
  return seesMoney ? columns : columns.filter(({ name }) => !MONEY_COLUMNS.includes(name));
}

/** Columns of amounts. */
const MONEY_COLUMNS: readonly string[] = ['total'];

const extra = { extra: true, wide: true } as const;

/** What staff may add to the list, and to its export. */
const EXTRA_COLUMNS: readonly Column<Order>[] = [
  textColumn('phone', extraWords.phone, ({ address }) => formatPhone(address.phone)),
  textColumn('email', extraWords.email, ({ email }) => email),
  textColumn('pin', extraWords.pin, ({ address }) => address.pin),
  textColumn('state-of-india', extraWords.region, ({ address }) => address.state),
  textColumn('coupon', extraWords.coupon, ({ coupon }) => coupon),
  textColumn('invoice', extraWords.invoice, ({ invoice }) => invoice),
  {
    name: 'pieces',
    label: extraWords.quantity,
    numeric: true,
    ...extra,
    cell: (order) => String(piecesIn(order)),
    csv: { [extraWords.quantity]: piecesIn },
  },
];

function textColumn(name: string, label: string, text: (order: Order) => string): Column<Order> {
  return {
    name,
    label,
    ...extra,
    cell: (order) => <span className="[overflow-wrap:anywhere]">{text(order)}</span>,
    csv: { [label]: text },
  };
}

function piecesIn({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

interface HeadProps {
  order: Order;
  search: string;
  isFresh: boolean;
  /** Whether it has changed since it was printed on this device. */
  isStale: boolean;
}

function Head({ order, search, isFresh, isStale }: HeadProps) {
  const { id, number, address, createdAt, test } = order;
  return (
    <div className="min-w-0 items-center gap-x-3 lg:flex">
      <Link
        to={openOrderLink(search, id)}
        className="inline-flex min-h-8 items-center lg:min-h-6 font-semibold whitespace-nowrap text-leaf underline-offset-4 hover:underline"
      >
        {number}
      </Link>
      {isFresh && (
        <span className="ml-2 rounded-full bg-turmeric px-2 text-xs font-semibold text-on-turmeric">
          {own.fresh}
        </span>
      )}
      {isStale && (
        <span className="ml-2 rounded-full bg-clay-tint px-2 text-xs font-semibold whitespace-nowrap text-clay">
          {own.stale}
        </span>
      )}
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        <span>{test ? own.test : `${address.name}, ${address.city}`}</span>
        <span>{` · ${own.pieces(piecesIn(order))}`}</span>
      </p>
      <div className="mt-1 md:hidden">
        <OrderStatusBadge order={order} />
        <p className="amount mt-1 text-ink-soft">{formatMoment(createdAt)}</p>
      </div>
    </div>
  );
}

/** The same list with one of its orders open, so that Back returns to the list. */
function openOrderLink(search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set('open', id);
  return `?${query}`;
}

function Money({ order: { method, payment } }: { order: Order }) {
  return (
    <p>
      <span>{paymentWords[payment.state]}</span>
      <span className="text-ink-soft">{` · ${methodNames[method]}`}</span>
      {payment.disputed && <span className="text-ink-soft">{` · ${own.disputed}`}</span>}
    </p>
  );
}
