import { Download } from 'lucide-react';
import { useState } from 'react';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { type ReportTableData, tableCsv } from './report-table.ts';

interface ReportTableProps {
  table: ReportTableData;
  /** First and last day or month, for the name of the file. */
  from: string;
  to: string;
}

type Row = ReportTableData['rows'][number];

/** Rows that are shown at first; the file has all. */
const FIRST_ROWS = 10;

/** A table of the reports, with a file of all its rows. */
export function ReportTable({ table, from, to }: ReportTableProps) {
  const [all, setAll] = useState(false);
  const { name, title, rows } = table;
  const note = words.notes[name];
  const id = `report-${name}`;
  return (
    <section aria-labelledby={id} className="mt-8 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {rows.length > 0 && (
          <button
            type="button"
            aria-label={words.downloadOf(title)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
            onClick={() =>
              saveFile(
                words.fileName(name, from, to),
                new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            <Download aria-hidden className="size-4" />
            <span>{words.download}</span>
          </button>
        )}
      </div>
      {note && <p className="mb-2 text-sm text-ink-soft">{note}</p>}
      {rows.length === 0 ? (
        <p>{words.noLowStock}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columnsOf(table)}
          rows={all ? rows : rows.slice(0, FIRST_ROWS)}
          keyOf={({ key }) => key}
        />
      )}
      {!all && rows.length > FIRST_ROWS && (
        <button
          type="button"
          className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
          onClick={() => setAll(true)}
        >
          {words.all(rows.length)}
        </button>
      )}
    </section>
  );
}

const isShort = (cell: string | number): boolean => String(cell).length <= 16;

function columnsOf({ columns }: ReportTableData): readonly Column<Row>[] {
  return columns.map(({ label, kind }, index) => ({
    name: String(index),
    label,
    numeric: kind !== 'text',
    cell: ({ cells }) => {
      const cell = cells[index] ?? '';
      // A day or a State stays on one line on a phone, a long title gets 10 rem.
      if (kind === 'text')
        return (
          <span className={isShort(cell) ? 'whitespace-nowrap' : 'block min-w-40'}>{cell}</span>
        );
      return kind === 'money' ? words.sum(Number(cell)) : words.count(Number(cell));
    },
  }));
}
