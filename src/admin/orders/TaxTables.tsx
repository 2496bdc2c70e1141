import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { gstReturn, type Period } from '#domain/gst/gst-return.ts';
import { gstSummary } from '#domain/gst/gst-summary.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { formatSum } from '#domain/money/money.ts';
import { words } from '#text/admin/tax-reports.ts';
import { saveFile } from '#ui/browser/save-file.ts';

interface TaxTablesProps {
  documents: readonly Invoice[];
  period: Period;
}

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
const CELL = 'amount px-3 py-2 text-right whitespace-nowrap';

/** The totals of a period by rate, and its files. */
export function TaxTables({ documents, period }: TaxTablesProps) {
  const summary = useMemo(() => gstSummary(documents), [documents]);
  const files = useMemo(() => gstReturn(documents, period), [documents, period]);
  const { invoices, creditNotes, rates, all, agrees } = summary;
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        {words.issued(invoices, creditNotes)}
      </p>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={words.caption}
        className="overflow-x-auto rounded-card border border-hairline bg-surface"
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="border-b border-hairline bg-tint">
            <tr>
              <th scope="col" className="px-3 py-2 text-left">
                {words.columns.rate}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={CELL}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map(({ rate, sum }) => (
              <tr key={rate} className="border-b border-hairline">
                <th scope="row" className="amount px-3 py-2 text-left font-normal">
                  {`${rate}%`}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className={CELL}>
                    {formatSum(sum[column])}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="px-3 py-2 text-left">
                {words.all}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={CELL}>
                  {formatSum(all[column])}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p
        role={agrees ? undefined : 'alert'}
        className={agrees ? 'mt-2 text-sm' : 'mt-2 font-semibold text-clay'}
      >
        {agrees ? words.agrees : words.disagrees}
      </p>
      <h2 className="mt-8 text-xl">{words.files}</h2>
      <p className="text-sm text-ink-soft">{words.filesHint}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {files.map(({ table, name, text }) => (
          <li key={table} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <span>{words.tables[table]}</span>{' '}
              <span className="amount text-sm text-ink-soft">{words.rows(rowsIn(text))}</span>
            </span>
            <button
              type="button"
              aria-label={`${words.download}: ${words.tables[table]}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
              onClick={() => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))}
            >
              <Download aria-hidden className="size-4" />
              <span>{words.download}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every row ends with a line break; the first one holds the headers. */
function rowsIn(text: string): number {
  return text.split('\r\n').length - 2;
}
