import { parseCsv } from '#domain/core/csv.ts';
import { type GstTable, gstReturn, type Period } from '#domain/gst/gst-return.ts';
import { signOf } from '#domain/gst/gst-sums.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';

/** A table's rows as records by header. */
export function recordsOf(files: ReturnType<typeof gstReturn>, table: GstTable) {
  const file = files.find((one) => one.table === table);
  const parsed = parseCsv(file?.text ?? '"');
  if (!parsed.ok) throw new Error(parsed.fault);
  const [header, ...rows] = parsed.rows.map(({ cells }) => cells);
  return rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [header?.[index] ?? '', cell])),
  );
}

/** Converts rupees as text to paise without floating point. */
function inPaise(text = ''): number {
  const [, sign = '', rupees = '', rest = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  return Number(`${sign}${rupees}${rest}`);
}

/** The sums of the return's tables that are not those of the documents, to the paisa. */
export function gstFaults(documents: readonly Invoice[], period: Period): readonly string[] {
  const files = gstReturn(documents, period);
  const sum = (column: keyof Invoice['totals']) =>
    documents.reduce((all, one) => all + signOf(one) * one.totals[column], 0);
  const column = (tables: readonly GstTable[], name: string) =>
    tables
      .flatMap((table) => recordsOf(files, table))
      .reduce((all, row) => all + inPaise(row[name]), 0);
  const taxable = (...tables: GstTable[]) => column(tables, 'Taxable Value');
  const hsn = (name: string) => column(['hsn-b2b', 'hsn-b2c'], name);
  const exempt = column(['exemp'], 'Exempted(other than nil rated/non GST supply)');
  const supplies = taxable('b2b', 'b2cl', 'b2cs') - taxable('cdnr', 'cdnur') + exempt;
  const checks: readonly (readonly [string, number, number])[] = [
    ['supplies', supplies, sum('taxablePaise')],
    ['HSN', taxable('hsn-b2b', 'hsn-b2c'), sum('taxablePaise')],
    ['central tax', hsn('Central Tax Amount'), sum('cgstPaise')],
    ['State tax', hsn('State/UT Tax Amount'), sum('sgstPaise')],
    ['integrated tax', hsn('Integrated Tax Amount'), sum('igstPaise')],
    ['HSN total', hsn('Total Value'), sum('totalPaise')],
    ['register, taxable', column(['register'], 'Taxable value'), sum('taxablePaise')],
    ['register', column(['register'], 'Total'), sum('totalPaise')],
    ['documents', recordsOf(files, 'register').length, documents.length],
  ];
  return checks.flatMap(([name, is, expected]) =>
    is === expected ? [] : [`${name}: ${is} is not ${expected}`],
  );
}
