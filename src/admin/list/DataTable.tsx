import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  readonly numeric?: boolean;
  /** Hidden below 768 px. */
  readonly wide?: boolean;
  /** Values of `sort` in the address for this column, ascending and descending. */
  readonly sorts?: readonly [string, string];
}

interface DataTableProps<Row> {
  /** Describes the table to screen readers; visually hidden. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
}

/** A table that scrolls in its own container, with sortable headings where the data supports it. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sort = '',
  onSort,
}: DataTableProps<Row>) {
  const look = ({ numeric, wide }: Column<Row>) =>
    `px-3 py-1.5 ${numeric ? 'text-right amount' : 'text-left'} ${wide ? 'max-md:hidden' : ''}`;
  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-hairline bg-tint">
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" aria-sort={sortOf(column)} className={look(column)}>
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-hairline last:border-0 focus-within:bg-tint hover:bg-tint"
            >
              {columns.map((column) => (
                <td key={column.name} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function sortOf({ sorts }: Column<Row>) {
    if (!sorts?.includes(sort)) return undefined;
    return sorts[0] === sort ? 'ascending' : 'descending';
  }

  function heading({ label, sorts }: Column<Row>): ReactNode {
    if (!sorts || !onSort) return label;
    const [up, down] = sorts;
    return (
      <button
        type="button"
        className="min-h-8 font-semibold underline-offset-4 hover:underline"
        onClick={() => onSort(sort === up ? down : up)}
      >
        <span>{label}</span>
        <span aria-hidden>{sort === up ? ' ↑' : sort === down ? ' ↓' : ''}</span>
      </button>
    );
  }
}
