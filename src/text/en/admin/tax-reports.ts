import type { GstTable } from '#domain/gst/gst-return.ts';

/** The words of the tax reports. Amounts and days arrive as text. */
export const words = {
  title: 'Tax reports',
  back: 'All orders',
  lead: 'What was issued in a period, invoices and credit notes, in the tables of GSTR-1. Everything is summed from the documents themselves; have your accountant check it before it is filed.',
  from: 'First day',
  to: 'Last day',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  wrongOrder: 'The last day lies before the first one.',
  loading: 'The documents are being read',
  soFar: (count: number) => `${count} documents read so far`,
  none: 'Nothing was issued in this period.',
  issued: (invoices: number, notes: number) =>
    `${invoices === 1 ? '1 invoice' : `${invoices} invoices`}, ${notes === 1 ? '1 credit note' : `${notes} credit notes`}`,
  caption: 'Sums by rate, credit notes taken away',
  columns: {
    rate: 'GST',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST/UTGST',
    igst: 'IGST',
    total: 'Total',
  },
  all: 'All rates',
  agrees: 'The sums by rate come to what the documents print, to the paisa.',
  disagrees:
    'The sums by rate do not come to what the documents print. Do not file this; tell whoever looks after the shop’s software.',
  files: 'Files',
  filesHint:
    'CSV. The offline tool of the GST portal takes the tables; the register opens in a spreadsheet.',
  tables: {
    b2b: 'B2B: invoices to registered buyers',
    b2cl: 'B2CL: large invoices to other States',
    b2cs: 'B2CS: all other sales, by State and rate',
    cdnr: 'CDNR: credit notes to registered buyers',
    cdnur: 'CDNUR: credit notes for large invoices',
    'hsn-b2b': 'HSN summary, registered buyers',
    'hsn-b2c': 'HSN summary, all others',
    docs: 'Documents issued, by series',
    register: 'Register of every document',
  } satisfies Record<GstTable, string>,
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  download: 'Download',
} as const;
