import type { CsvCell } from '../core/csv.ts';
import { type GstSum, type HsnSum, signOf } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { indianDay } from '../core/dates.ts';
import { plainRupees } from '../money/money.ts';
import { unitCodeName } from '../product/unit-code.ts';

/** A column: its header, and the cell of a row of type `T`. */
export type Column<T> = readonly [header: string, cell: (row: T) => CsvCell];

/** A document's lines of one rate. */
export interface Rated {
  readonly document: Invoice;
  readonly rate: number;
  readonly sum: GstSum;
}

const receiver: readonly Column<Rated>[] = [
  ['GSTIN/UIN of Recipient', ({ document }) => document.buyer.gstin],
  ['Receiver Name', ({ document }) => document.buyer.name],
];
const invoiced: readonly Column<Rated>[] = [
  ['Invoice Number', ({ document }) => document.number],
  ['Invoice date', ({ document }) => shortDay(document.issuedAt)],
  ['Invoice Value', ({ document }) => plainRupees(document.totals.totalPaise)],
  ['Place Of Supply', ({ document }) => placeOf(document)],
];
const noteColumns: readonly Column<Rated>[] = [
  ['Note Number', ({ document }) => document.number],
  ['Note Date', ({ document }) => shortDay(document.issuedAt)],
  ['Note Type', () => 'C'],
  ['Place Of Supply', ({ document }) => placeOf(document)],
];
const noteValue: Column<Rated> = [
  'Note Value',
  ({ document }) => plainRupees(document.totals.totalPaise),
];
const reverse: Column<Rated> = ['Reverse Charge', () => 'N'];
const applicable: Column<unknown> = ['Applicable % of Tax Rate', () => ''];
const marketplace: Column<unknown> = ['E-Commerce GSTIN', () => ''];
const cess: Column<unknown> = ['Cess Amount', () => '0.00'];
const rated: readonly Column<Pick<Rated, 'rate' | 'sum'>>[] = [
  ['Rate', ({ rate }) => rate],
  ['Taxable Value', ({ sum }) => plainRupees(sum.taxable)],
  cess,
];
/** Credited amounts are positive in their own table. */
const ratedBack: readonly Column<Rated>[] = [
  ['Rate', ({ rate }) => rate],
  ['Taxable Value', ({ sum }) => plainRupees(-sum.taxable)],
  cess,
];

/** Invoices to registered buyers, by rate. */
export const B2B: readonly Column<Rated>[] = [
  ...receiver,
  ...invoiced,
  reverse,
  applicable,
  ['Invoice Type', () => 'Regular B2B'],
  marketplace,
  ...rated,
];
/** Large invoices to unregistered buyers in other States, by rate. */
export const B2CL: readonly Column<Rated>[] = [...invoiced, applicable, ...rated, marketplace];
/** Everything else, by State and rate. */
export const B2CS: readonly Column<{ state: string; rate: number; sum: GstSum }>[] = [
  ['Type', () => 'OE'],
  ['Place Of Supply', ({ state }) => state],
  applicable,
  ...rated,
  marketplace,
];
/** Credit notes to registered buyers, by rate. */
export const CDNR: readonly Column<Rated>[] = [
  ...receiver,
  ...noteColumns,
  reverse,
  ['Note Supply Type', () => 'Regular B2B'],
  noteValue,
  applicable,
  ...ratedBack,
];
/** Credit notes for large invoices, by rate. */
export const CDNUR: readonly Column<Rated>[] = [
  ['UR Type', () => 'B2CL'],
  ...noteColumns,
  noteValue,
  applicable,
  ...ratedBack,
];
/** A kind of untaxed supply, with what it adds up to in paise. */
export interface ExemptSum {
  readonly supply: Invoice['supply'];
  readonly isRegistered: boolean;
  readonly value: number;
}

/**
 * Supplies without tax, less credit notes (Table 8). The law knows no nil-rated goods at present: all goods without tax are
 * wholly exempt under section 11 (Notification 10/2025-Central Tax (Rate), before it 2/2017), and nothing of a shop like
 * this is outside GST, such as petrol.
 */
export const EXEMP: readonly Column<ExemptSum>[] = [
  [
    'Description',
    ({ supply, isRegistered }) =>
      `${supply === 'inter' ? 'Inter-State' : 'Intra-State'} supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`,
  ],
  ['Nil Rated Supplies', () => '0.00'],
  ['Exempted(other than nil rated/non GST supply)', ({ value }) => plainRupees(value)],
  ['Non-GST Supplies', () => '0.00'],
];
/** By HSN, unit and rate. Fees count under the HSN of their goods and have no units. */
export const HSN: readonly Column<HsnSum>[] = [
  ['HSN', ({ hsn }) => hsn],
  ['Description', () => ''],
  ['UQC', ({ unit }) => unitCodeName(unit)],
  ['Total Quantity', ({ sum }) => `${sum.quantity}.00`],
  ['Total Value', ({ sum }) => plainRupees(sum.total)],
  ['Rate', ({ rate }) => rate],
  ['Taxable Value', ({ sum }) => plainRupees(sum.taxable)],
  ['Integrated Tax Amount', ({ sum }) => plainRupees(sum.igst)],
  ['Central Tax Amount', ({ sum }) => plainRupees(sum.cgst)],
  ['State/UT Tax Amount', ({ sum }) => plainRupees(sum.sgst)],
  cess,
];
/** The numbers of a series. */
export const DOCS: readonly Column<{ nature: string; numbers: readonly string[] }>[] = [
  ['Nature of Document', ({ nature }) => nature],
  ['Sr. No. From', ({ numbers }) => numbers[0] ?? ''],
  ['Sr. No. To', ({ numbers }) => numbers.at(-1) ?? ''],
  ['Total Number', ({ numbers }) => span(numbers)],
  // A gap between the first and the last number was issued and not used.
  ['Cancelled', ({ numbers }) => span(numbers) - numbers.length],
];
/** Every document with its totals. */
export const REGISTER: readonly Column<Invoice>[] = [
  ['Kind', ({ kind }) => (kind === 'invoice' ? 'Invoice' : 'Credit note')],
  ['Number', ({ number }) => number],
  ['Date', ({ issuedAt }) => shortDay(issuedAt)],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Original number', ({ original }) => original?.number ?? ''],
  ['Original date', ({ original }) => (original ? shortDay(original.issuedAt) : '')],
  ['Buyer', ({ buyer }) => buyer.name],
  ['GSTIN', ({ buyer }) => buyer.gstin],
  ['Place of supply', placeOf],
  ['Taxable value', (document) => plainRupees(signOf(document) * document.totals.taxablePaise)],
  ['CGST', (document) => plainRupees(signOf(document) * document.totals.cgstPaise)],
  ['SGST/UTGST', (document) => plainRupees(signOf(document) * document.totals.sgstPaise)],
  ['IGST', (document) => plainRupees(signOf(document) * document.totals.igstPaise)],
  ['Total', (document) => plainRupees(signOf(document) * document.totals.totalPaise)],
  ['Reason', ({ reason }) => reason],
];

function span(numbers: readonly string[]): number {
  return serial(numbers.at(-1) ?? '') - serial(numbers[0] ?? '') + 1;
}

/** The count in a number: 12 for "SR/26-27/000012". */
export function serial(number: string): number {
  return Number(/\d+$/u.exec(number)?.[0] ?? 0);
}

/** The place of supply as the offline tool spells it: "29-Karnataka". */
export function placeOf({ placeOfSupply: { state, code } }: Invoice): string {
  return `${code}-${state}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "21-Nov-2026", as the offline tool requires. */
function shortDay(moment: number): string {
  const [year = '', month = '', day = ''] = indianDay(moment).split('-');
  return `${day}-${MONTHS[Number(month) - 1] ?? ''}-${year}`;
}
