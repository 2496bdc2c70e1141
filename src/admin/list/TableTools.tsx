import type { ViewedList } from '#domain/staff/saved-view.ts';
import type { Elements } from '#ui/content/elements.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { Column } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { PageQuery } from './SelectMatching.tsx';
import type { ListAddress } from './use-list-address.ts';
import { ViewsButton } from './ViewsButton.tsx';

interface TableToolsProps<Row> {
  address: ListAddress;
  list: ViewedList;
  columns: readonly Column<Row>[];
  /** The names of the shown columns, in their order. */
  shown: readonly string[];
  page: PageQuery<Row>;
  /** Whether a row belongs to the list, where the server can't tell. */
  matches?: (row: Row) => boolean;
  /** The totals of all pages, in words; empty while they are unknown. */
  totals: string;
  /** Tools of this list alone. */
  children: Elements;
}

/** The row above a table: its totals, and what can be done with the list as a whole. */
export function TableTools<Row>({
  address,
  list,
  columns,
  shown,
  page,
  matches,
  totals,
  children,
}: TableToolsProps<Row>) {
  const shownColumns = shown.flatMap((name) => columns.filter((column) => column.name === name));
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <p role="status" className="amount mr-auto font-semibold">
        {totals}
      </p>
      <ViewsButton list={list} />
      <ColumnsButton address={address} columns={columns} shown={shown} />
      <ExportButton columns={shownColumns} page={page} matches={matches} fileName={`${list}.csv`} />
      {children}
    </div>
  );
}
