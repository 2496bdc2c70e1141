import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import type { Payee } from '#domain/payout/payee.ts';
import type { PayoutRow } from '#domain/payout/payout-csv.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { payoutWords as own } from '#text/admin/orders/payouts.ts';
import { formatDay } from '#text/dates.ts';
import { Button } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import type { OpenPayout } from './open-payouts.ts';

interface PayoutTableProps {
  rows: readonly OpenPayout[];
  /** What an owner has asked to see. */
  details: readonly PayoutRow[];
  /** Marks a payout as paid; null for those who may not. */
  onPay: ((payout: OpenPayout) => void) | null;
}

/** The refunds to send: to whom, how much, since when. */
export function PayoutTable({ rows, details, onPay }: PayoutTableProps) {
  return (
    <DataTable
      caption={own.caption}
      columns={columns(details, onPay)}
      rows={rows}
      keyOf={({ orderId, key }) => `${orderId} ${key}`}
    />
  );
}

function columns(
  details: readonly PayoutRow[],
  onPay: PayoutTableProps['onPay'],
): readonly Column<OpenPayout>[] {
  const facts: readonly Column<OpenPayout>[] = [
    {
      name: 'order',
      label: own.columns.order,
      cell: ({ orderId, number }) => (
        <Link
          to={adminPaths.open('orders', orderId)}
          translate="no"
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {number}
        </Link>
      ),
    },
    {
      name: 'amount',
      label: own.columns.amount,
      numeric: true,
      cell: ({ amountPaise }) => formatMoney(amountPaise),
    },
    {
      name: 'since',
      label: own.columns.since,
      wide: true,
      cell: ({ dueAt }) => formatDay(dueAt),
    },
    {
      name: 'payee',
      label: own.columns.payee,
      cell: (row) => <PayeeCell row={row} payee={detailOf(row, details)} />,
    },
  ];
  if (!onPay) return facts;
  const act: Column<OpenPayout> = {
    name: 'act',
    label: own.columns.act,
    cell: (row) =>
      row.payee === '' ? null : (
        <Button look="quiet" aria-label={own.payOf(row.number)} onClick={() => onPay(row)}>
          {own.pay}
        </Button>
      ),
  };
  return [...facts, act];
}

/** The details of a payout, unless the shopper has replaced them since they were read. */
function detailOf(row: OpenPayout, details: readonly PayoutRow[]): Payee | null {
  const found = details.find(({ orderId, key }) => orderId === row.orderId && key === row.key);
  return found && found.payeeAt === row.payeeAt ? found.payee : null;
}

function PayeeCell({ row, payee }: { row: OpenPayout; payee: Payee | null }) {
  if (row.payee === '') {
    return (
      <span className="inline-block min-w-36 text-ink-soft">{own.asked(formatDay(row.dueAt))}</span>
    );
  }
  return (
    <span translate="no" className="inline-block min-w-36 [overflow-wrap:anywhere]">
      {payee === null
        ? row.payee
        : payee.kind === 'upi'
          ? payee.upi
          : own.account(payee.holder, payee.number, payee.ifsc)}
    </span>
  );
}
