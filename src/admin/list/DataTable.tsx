import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CsvCell } from '#domain/core/csv.ts';
import { SelectAllBox, SelectBox } from './SelectBox.tsx';
import { SortButton } from './SortButton.tsx';

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
  /** Always shown, in the first place: it opens the row. */
  readonly fixed?: boolean;
  /** Hidden until it is chosen. */
  readonly extra?: boolean;
  /** What an export writes for the column, by heading. */
  readonly csv?: Readonly<Record<string, (row: Row) => CsvCell>>;
}

/** The selected rows of a table, by key; those of other pages stay selected. */
interface TableSelection<Row> {
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  /** Accessible name of a row's checkbox. */
  readonly labelOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  /** Describes the table to screen readers; visually hidden. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  /** The names of the shown columns, in their order; without it all are shown. */
  shown?: readonly string[];
  /** Absent where rows cannot be selected. */
  selection?: TableSelection<Row> | undefined;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** The column of the checkboxes. */
const SELECT = 'select';

/**
 * The table of every list: it scrolls in its own container and keeps no state of its own. Order, columns and selection
 * are its owner's; the server sorts.
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  keyOf,
  sort = '',
  onSort,
  shown = columns.map(({ name }) => name),
  selection,
}: DataTableProps<Row>) {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const table = useTable<typeof features, Row>({
    features,
    columns: [...(selection ? [SELECT] : []), ...columns.map(({ name }) => name)].map((id) => ({
      id,
    })),
    data: rows,
    getRowId: keyOf,
    manualSorting: true,
    isRowRangeSelectionEvent: hasShift,
    state: {
      columnOrder: [SELECT, ...shown],
      columnVisibility: Object.fromEntries(
        columns.map(({ name }) => [name, shown.includes(name)] as const),
      ),
      rowSelection: Object.fromEntries([...(selection?.picked ?? [])].map((key) => [key, true])),
      sorting: columns.flatMap(({ name, sorts }) =>
        sorts?.includes(sort) ? [{ id: name, desc: sorts[1] === sort }] : [],
      ),
    },
    onRowSelectionChange(change) {
      const current = table.state.rowSelection;
      const next = typeof change === 'function' ? change(current) : change;
      selection?.onPick(new Set(Object.keys(next)));
    },
    onSortingChange(change) {
      const [next] = typeof change === 'function' ? change(table.state.sorting) : change;
      const sorts = next && byName.get(next.id)?.sorts;
      if (sorts) onSort?.(sorts[next.desc ? 1 : 0]);
    },
  });
  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-hairline bg-tint">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const column = byName.get(header.column.id);
                const isSorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={
                      isSorted ? (isSorted === 'asc' ? 'ascending' : 'descending') : undefined
                    }
                    className={look(column)}
                  >
                    {column?.sorts && onSort ? (
                      <SortButton
                        label={column.label}
                        sorted={isSorted}
                        onSort={() => header.column.toggleSorting(isSorted === 'asc')}
                      />
                    ) : column ? (
                      column.label
                    ) : (
                      <SelectAllBox
                        checked={table.getIsAllRowsSelected()}
                        partly={table.getIsSomePageRowsSelected()}
                        onChange={table.getToggleAllRowsSelectedHandler()}
                      />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="border-b border-hairline last:border-0 focus-within:bg-tint hover:bg-tint"
            >
              {row.getVisibleCells().map((cell) => {
                const column = byName.get(cell.column.id);
                return (
                  <td key={cell.id} className={look(column)}>
                    {column ? (
                      // As a component it would lose its state and the focus with every new list of columns.
                      column.cell(row.original)
                    ) : (
                      <SelectBox
                        label={selection?.labelOf(row.original) ?? ''}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function look<Row>(column: Column<Row> | undefined): string {
  const { numeric, wide } = column ?? {};
  return `px-3 py-1.5 ${numeric ? 'text-right amount' : 'text-left'} ${wide ? 'max-md:hidden' : ''}`;
}

/** Whether Shift was held on a checkbox: it selects all rows from the last one. */
function hasShift(event: unknown): boolean {
  const { nativeEvent } = event as { readonly nativeEvent?: unknown };
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
