import { type CsvCell, csvText } from '#domain/core/csv.ts';
import { plainRupees } from '#domain/money/money.ts';

/** A cell: a text, a count, or a sum in paise, as its column says. */
export type ReportCell = string | number;

/** A table of the reports as plain values, for the screen and for a file alike. */
export interface ReportTableData {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly {
    readonly label: string;
    readonly kind: 'text' | 'count' | 'money';
  }[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReportCell[];
  }[];
}

/** The table as a CSV file, sums in rupees. */
export function tableCsv({ columns, rows }: ReportTableData): string {
  return csvText([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) =>
      cells.map((cell, index): CsvCell =>
        columns[index]?.kind === 'money' ? plainRupees(Number(cell)) : cell,
      ),
    ),
  ]);
}
