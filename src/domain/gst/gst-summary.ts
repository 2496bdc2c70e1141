import { type GstSum, signOf, sumsByRate } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';

/** What was issued in a period, in sums. Amounts are paise; credit notes are taken away. */
export interface GstSummary {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly rates: readonly { readonly rate: number; readonly sum: GstSum }[];
  /** Over all rates. */
  readonly all: Pick<GstSum, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>;
  /** Whether the lines by rate come to what the documents say of themselves, to the paisa. */
  readonly agrees: boolean;
}

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** The sums of documents by rate, held against the totals that each of them prints. */
export function gstSummary(documents: readonly Invoice[]): GstSummary {
  const rates = sumsByRate(documents);
  const over = (column: (typeof COLUMNS)[number]): number =>
    rates.reduce((all, { sum }) => all + sum[column], 0);
  const all = {
    taxable: over('taxable'),
    cgst: over('cgst'),
    sgst: over('sgst'),
    igst: over('igst'),
    total: over('total'),
  };
  const printed = (column: (typeof COLUMNS)[number]): number =>
    documents.reduce(
      (sum, document) => sum + signOf(document) * document.totals[`${column}Paise`],
      0,
    );
  const invoices = documents.filter(({ kind }) => kind === 'invoice').length;
  return {
    invoices,
    creditNotes: documents.length - invoices,
    rates,
    all,
    agrees: COLUMNS.every((column) => all[column] === printed(column)),
  };
}
