import { Link } from 'react-router-dom';
import { formatSum } from '#domain/money/money.ts';
import type { Settlement } from '#domain/settlement/settlement.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { openSettlements } from '#data/admin/reports/settlements.ts';
import { useQuery } from '#data/react/use-query.ts';
import { settlementWords as words } from '#text/admin/reports/settlements.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';

const { columns } = words;

const COLUMNS: readonly Column<Settlement>[] = [
  { name: 'reference', label: columns.reference, cell: ({ reference }) => reference },
  {
    name: 'order',
    label: columns.order,
    cell: ({ orderId, number }) =>
      orderId !== '' && (
        <Link
          to={adminPaths.open('orders', orderId)}
          className="font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {number}
        </Link>
      ),
  },
  { name: 'state', label: columns.state, cell: ({ state }) => words.states[state] },
  {
    name: 'amount',
    label: columns.amount,
    numeric: true,
    cell: ({ amountPaise }) => formatSum(amountPaise),
  },
  {
    name: 'expected',
    label: columns.expected,
    numeric: true,
    cell: ({ expectedPaise }) => (expectedPaise === null ? '–' : formatSum(expectedPaise)),
  },
  {
    name: 'fee',
    label: columns.fee,
    numeric: true,
    wide: true,
    cell: ({ feePaise }) => formatSum(feePaise),
  },
  {
    name: 'tax',
    label: columns.tax,
    numeric: true,
    wide: true,
    cell: ({ taxPaise }) => formatSum(taxPaise),
  },
  { name: 'utr', label: columns.utr, wide: true, cell: ({ utr }) => utr },
  { name: 'day', label: columns.day, wide: true, cell: ({ day }) => day },
];

/** The rows of earlier files that did not match, until they do. */
export function SettlementDifferences() {
  const state = useQuery(openSettlements);
  const rows = 'data' in state && state.data ? state.data.rows : null;
  return (
    <section aria-labelledby="settlement-differences" className="mt-8">
      <h2 id="settlement-differences" className="text-xl">
        {words.differences}
      </h2>
      <p className="mb-2 text-sm text-ink-soft">{words.differencesNote}</p>
      <ListState
        rows={rows?.length ?? null}
        error={state.state === 'failed' ? state.error : null}
        more="none"
        onMore={() => {}}
        empty={<p>{words.noDifferences}</p>}
      >
        <DataTable
          caption={words.differences}
          columns={COLUMNS}
          rows={rows ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </section>
  );
}
