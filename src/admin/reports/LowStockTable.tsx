import { LOW_STOCK_AT } from '#domain/stock/low-stock.ts';
import { lowStockProducts } from '#data/admin/reports/figures.ts';
import { useQuery } from '#data/react/use-query.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { ReportTable } from './ReportTable.tsx';

/** The products on sale that need more stock soon. Archived ones need none. */
export function LowStockTable({ today }: { today: string }) {
  const state = useQuery(lowStockProducts);
  const rows = 'data' in state && state.data ? state.data.rows : null;
  if (rows === null) return null;
  const { columns, tables } = words;
  return (
    <ReportTable
      from={today}
      to={today}
      table={{
        name: 'lowStock',
        title: tables.lowStock,
        columns: [
          { label: columns.product, kind: 'text' },
          { label: columns.sku, kind: 'text' },
          { label: columns.stock, kind: 'count' },
          { label: columns.lowStockAt, kind: 'count' },
        ],
        rows: rows.map(({ slug, title, sku, stock, lowStockAt = LOW_STOCK_AT }) => ({
          key: slug,
          cells: [title, sku, stock, lowStockAt],
        })),
      }}
    />
  );
}
