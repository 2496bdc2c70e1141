import type { CsvCell } from '#domain/core/csv.ts';
import type { Column } from './DataTable.tsx';

/** The heading and the rows of an export: what the shown columns write, in their order. */
export function csvRows<Row>(
  columns: readonly Pick<Column<Row>, 'csv'>[],
  rows: readonly Row[],
): readonly (readonly CsvCell[])[] {
  const cells = columns.flatMap(({ csv }) => Object.entries(csv ?? {}));
  return [
    cells.map(([heading]) => heading),
    ...rows.map((row) => cells.map(([, valueOf]) => valueOf(row))),
  ];
}
