import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatDay } from '#text/dates.ts';
import { words } from '#text/admin/customers.ts';
import { statusWords } from '#text/admin/orders.ts';
import type { Column } from '../list/DataTable.tsx';

/** The columns of a customer's orders. */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    name: 'number',
    label: words.orderColumns.number,
    cell: ({ id, number }) => (
      <Link
        to={adminPaths.open('orders', id)}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {number}
      </Link>
    ),
  },
  {
    name: 'day',
    label: words.orderColumns.day,
    wide: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    name: 'status',
    label: words.orderColumns.status,
    cell: ({ status }) => statusWords[status],
  },
  {
    name: 'total',
    label: words.orderColumns.total,
    numeric: true,
    cell: ({ totals }) => formatMoney(totals.totalPaise),
  },
];
