import type { GstTable } from '#domain/gst/gst-return.ts';

/** The words of the tax reports. Amounts and days arrive as text. */
export const words = {
  title: 'Tax reports',
  back: 'All orders',
  lead: 'Invoices and credit notes issued in a period, in GSTR-1 tables, calculated from the documents themselves. Please have your accountant check them before filing.',
  from: 'From',
  to: 'To',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  wrongOrder: 'The end date is before the start date.',
  loading: 'Loading documents…',
  soFar: (count: number) => `${count} documents loaded so far`,
  none: 'No documents issued in this period.',
  issued: (invoices: number, notes: number) =>
    `${invoices === 1 ? '1 invoice' : `${invoices} invoices`}, ${notes === 1 ? '1 credit note' : `${notes} credit notes`}`,
  caption: 'Totals by rate, less credit notes',
  columns: {
    rate: 'GST',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST/UTGST',
    igst: 'IGST',
    total: 'Total',
  },
  all: 'All rates',
  agrees: 'Totals by rate match the printed documents to the paisa.',
  disagrees:
    'Totals by rate don’t match the printed documents. Don’t file this; please contact your developer.',
  files: 'Files',
  filesHint:
    'CSV files. Import the tables into the GST portal’s offline tool; open the register in a spreadsheet.',
  tables: {
    b2b: 'B2B: invoices to registered buyers',
    b2cl: 'B2CL: large invoices to other States',
    b2cs: 'B2CS: all other sales, by State and rate',
    cdnr: 'CDNR: credit notes to registered buyers',
    cdnur: 'CDNUR: credit notes for large invoices',
    exemp: 'EXEMP: goods without GST, as exempted (Table 8)',
    'hsn-b2b': 'HSN summary, registered buyers',
    'hsn-b2c': 'HSN summary, all others',
    docs: 'Documents issued, by series',
    register: 'Register of every document',
  } satisfies Record<GstTable, string>,
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  download: 'Download',
} as const;
