import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoment } from '#text/dates.ts';
import { knownReason, type StockMove } from '#domain/stock/stock-move.ts';
import { stockLedger } from '#data/admin/stock.ts';
import { words } from '#text/admin/stock.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { ListState } from '../../list/ListState.tsx';
import { usePages } from '../../list/use-pages.ts';

/** The history of a product's stock, in pages. */
export function StockLedger({ slug }: { slug: string }) {
  const [pages, setPages] = useState(1);
  const { rows, error, more } = usePages(pages, (after) => stockLedger(slug, after));
  return (
    <section className="mt-8 max-w-4xl space-y-4" aria-labelledby="stock-ledger">
      <h2 id="stock-ledger" className="text-xl">
        {words.ledger}
      </h2>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        more={more}
        onMore={() => setPages(pages + 1)}
        empty={words.ledgerEmpty}
      >
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={rows ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </section>
  );
}

const COLUMNS: readonly Column<StockMove>[] = [
  {
    name: 'at',
    label: words.column.at,
    cell: ({ at }) => <span className="amount whitespace-nowrap">{formatMoment(at)}</span>,
  },
  {
    name: 'delta',
    label: words.column.delta,
    numeric: true,
    cell: ({ delta }) => (delta > 0 ? `+${delta}` : String(delta)),
  },
  {
    name: 'reason',
    label: words.column.reason,
    cell({ reason }) {
      const known = knownReason(reason);
      return known ? words.reasons[known] : reason;
    },
  },
  {
    name: 'who',
    label: words.column.who,
    wide: true,
    cell: ({ orderId, email }) =>
      orderId ? (
        <Link
          to={adminPaths.open('orders', orderId)}
          className="text-leaf underline underline-offset-4"
        >
          {words.order}
        </Link>
      ) : (
        email
      ),
  },
  { name: 'note', label: words.column.note, wide: true, cell: ({ note }) => note },
];
