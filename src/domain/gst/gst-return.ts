import { csvText } from '../core/csv.ts';
import {
  B2B,
  B2CL,
  B2CS,
  CDNR,
  CDNUR,
  type Column,
  DOCS,
  EXEMP,
  type ExemptSum,
  HSN,
  placeOf,
  type Rated,
  REGISTER,
  serial,
} from './gst-columns.ts';
import { groupedBy, sumsByHsn, sumsByRate } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { indianDay } from '../core/dates.ts';

/**
 * Invoices above this value (paise) to unregistered buyers in another State are reported separately: ₹1,00,000 since 1
 * August 2024 (Notification 12/2024-Central Tax).
 */
const LARGE_PAISE = 10_000_000;

/** The tables, named like the sheets of the GST portal's offline tool, and the shop's own document register. */
export type GstTable =
  | 'b2b'
  | 'b2cl'
  | 'b2cs'
  | 'cdnr'
  | 'cdnur'
  | 'exemp'
  | 'hsn-b2b'
  | 'hsn-b2c'
  | 'docs'
  | 'register';

/** First and last day of a period (Asia/Kolkata, `YYYY-MM-DD`), both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A table as a file. */
export interface GstFile {
  readonly table: GstTable;
  /** Such as "gstr1-b2cs-2026-11-01-2026-11-30.csv". */
  readonly name: string;
  /** CSV; the register has a BOM for spreadsheets, the others none, because the offline tool reads their headers. */
  readonly text: string;
}

/**
 * The documents of a period as the tables of GSTR-1 and a register of every document. Uses only the documents, in
 * rupees with two decimals; the tables sum to them exactly. Credit notes to registered buyers and for large invoices
 * are listed separately, all others reduce the sums of their State and rate. The tables of taxable supplies leave out
 * goods without tax, which are summed in Table 8; the HSN summary holds both.
 * Cess, reverse charge and sales through other marketplaces do not occur.
 */
export function gstReturn(documents: readonly Invoice[], period: Period): readonly GstFile[] {
  const issued = documents
    .filter(({ issuedAt }) => {
      const day = indianDay(issuedAt);
      return day >= period.from && day <= period.to;
    })
    .sort((a, b) => a.issuedAt - b.issuedAt || (a.number < b.number ? -1 : 1));
  const file = <T>(
    table: GstTable,
    columns: readonly Column<T>[],
    rows: readonly T[],
  ): GstFile => ({
    table,
    name: `gstr1-${table}-${period.from}-${period.to}.csv`,
    text: csvText(
      [
        columns.map(([header]) => header),
        ...rows.map((row) => columns.map(([, cell]) => cell(row))),
      ],
      { bom: table === 'register' },
    ),
  });
  const invoices = issued.filter(({ kind }) => kind === 'invoice');
  const notes = issued.filter(({ kind }) => kind === 'credit-note');
  const unregistered = issued.filter((document) => !isRegistered(document));
  const small = groupedBy(
    unregistered.filter((document) => !isLarge(document)),
    placeOf,
  );
  return [
    file('b2b', B2B, invoices.filter(isRegistered).flatMap(ratesOf)),
    file('b2cl', B2CL, invoices.filter(isLarge).flatMap(ratesOf)),
    file(
      'b2cs',
      B2CS,
      small.flatMap(([state, those]) => taxedSums(those).map((row) => ({ state, ...row }))),
    ),
    file('cdnr', CDNR, notes.filter(isRegistered).flatMap(ratesOf)),
    file('cdnur', CDNUR, notes.filter(isLarge).flatMap(ratesOf)),
    file('exemp', EXEMP, exemptSums(issued)),
    file('hsn-b2b', HSN, sumsByHsn(issued.filter(isRegistered))),
    file('hsn-b2c', HSN, sumsByHsn(unregistered)),
    file('docs', DOCS, [
      ...seriesOf('Invoices for outward supply', invoices),
      ...seriesOf('Credit Note', notes),
    ]),
    file('register', REGISTER, issued),
  ];
}

function isRegistered({ buyer }: Invoice): boolean {
  return buyer.gstin !== '';
}

/** A credit note belongs to the table of its invoice. */
function isLarge({ buyer, supply, original, totals }: Invoice): boolean {
  const value = original?.totalPaise ?? totals.totalPaise;
  return buyer.gstin === '' && supply === 'inter' && value > LARGE_PAISE;
}

function ratesOf(document: Invoice): Rated[] {
  return taxedSums([document]).map((row) => ({ document, ...row }));
}

function taxedSums(documents: readonly Invoice[]) {
  return sumsByRate(documents).filter(({ rate }) => rate > 0);
}

/** The supplies without tax by place and buyer, in the order of the offline tool; a kind without any is left out. */
function exemptSums(documents: readonly Invoice[]): readonly ExemptSum[] {
  return [true, false].flatMap((registered) =>
    (['inter', 'intra'] as const).flatMap((supply) => {
      const those = documents.filter(
        (document) => isRegistered(document) === registered && document.supply === supply,
      );
      const exempt = sumsByRate(those).find(({ rate }) => rate === 0);
      return exempt ? [{ supply, isRegistered: registered, value: exempt.sum.taxable }] : [];
    }),
  );
}

function seriesOf(nature: string, documents: readonly Invoice[]) {
  return groupedBy(documents, ({ number }) => number.replace(/\d+$/u, '')).map(([, those]) => ({
    nature,
    numbers: those.map(({ number }) => number).sort((a, b) => serial(a) - serial(b)),
  }));
}
