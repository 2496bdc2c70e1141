import { startOfDay } from '#domain/core/indian-time.ts';
import type { DaySales } from '#domain/staff/sales.ts';
import { formatWeekday } from '#text/dates.ts';
import { words as all } from '#text/admin/overview.ts';
import { Fold } from '#ui/content/Fold.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';

const words = all.sales;

interface SalesChartProps {
  /** The oldest day first. */
  sales: readonly DaySales[];
}

const HEIGHT = 100;
const STEP = 20;

const dayName = ({ day }: DaySales): string => formatWeekday(startOfDay(day));

/** The sales of each day as bars, and as a table for screen readers. */
export function SalesChart({ sales }: SalesChartProps) {
  const most = Math.max(...sales.map(({ totalPaise }) => totalPaise), 1);
  const [first, last] = [sales.at(0), sales.at(-1)];
  return (
    <figure className="mt-3 rounded-card border border-hairline bg-surface p-4">
      <p
        aria-hidden
        className="amount border-b border-dashed border-hairline text-sm text-ink-soft"
      >
        {most > 1 && words.sum(most)}
      </p>
      <svg
        role="img"
        aria-label={words.chart(words.sum(most === 1 ? 0 : most))}
        viewBox={`0 0 ${sales.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
      >
        {sales.map((sale, place) => {
          // A day with orders always has a visible bar.
          const height = sale.totalPaise === 0 ? 0 : Math.max((sale.totalPaise / most) * HEIGHT, 2);
          return (
            <g key={sale.day}>
              <title>{`${dayName(sale)}: ${words.sum(sale.totalPaise)}, ${words.orders(sale.orders)}`}</title>
              <rect
                x={place * STEP}
                y={0}
                width={STEP}
                height={HEIGHT}
                className="fill-transparent"
              />
              <rect
                x={place * STEP + 3}
                y={HEIGHT - height}
                width={STEP - 6}
                height={height}
                className="fill-leaf"
              />
            </g>
          );
        })}
        <rect x={0} y={HEIGHT - 1} width={sales.length * STEP} height={1} className="fill-edge" />
      </svg>
      <figcaption className="mt-1 text-sm text-ink-soft">
        <span className="flex justify-between">
          <span>{first && dayName(first)}</span>
          <span>{last && dayName(last)}</span>
        </span>
        <Fold title={<span>{words.table}</span>}>
          <DataTable
            caption={words.title}
            columns={COLUMNS}
            rows={sales.toReversed()}
            keyOf={({ day }) => day}
          />
        </Fold>
      </figcaption>
    </figure>
  );
}

const COLUMNS: readonly Column<DaySales>[] = [
  { name: 'day', label: words.columns.day, cell: dayName },
  { name: 'orders', label: words.columns.orders, numeric: true, cell: ({ orders }) => orders },
  {
    name: 'total',
    label: words.columns.total,
    numeric: true,
    cell: ({ totalPaise }) => words.sum(totalPaise),
  },
];
