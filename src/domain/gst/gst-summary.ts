import { type GstSum, signOf, sumsByRate } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';

/** Totals of a period's documents. Amounts are paise; credit notes are subtracted. */
export interface GstSummary {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly rates: readonly { readonly rate: number; readonly sum: GstSum }[];
  /** Over all rates. */
  readonly all: Pick<GstSum, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>;
  /** Whether the lines by rate equal the documents' own totals, to the paisa. */
  readonly agrees: boolean;
}

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** The totals of documents by rate, checked against the totals that each of them prints. */
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
