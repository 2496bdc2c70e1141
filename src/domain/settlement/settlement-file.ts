import * as v from 'valibot';
import { type CsvRow, parseCsv } from '../core/csv.ts';
import { indianDay } from '../core/dates.ts';
import { isDay } from '../core/indian-time.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { type SettlementRow, SettlementRowSchema, type SettlementSource } from './settlement.ts';

/** Why a row is refused. */
export type SettlementFault =
  | 'no-reference'
  | 'no-amount'
  | 'no-settlement'
  | 'no-day'
  /** The fee or its tax is no amount. */
  | 'fee'
  /** Amount less fee and tax is not what was credited. */
  | 'sums'
  /** The file names the same payment, refund or parcel twice. */
  | 'repeated';

/** A faulty row, by its number in a spreadsheet. */
export interface FaultyRow {
  readonly row: number;
  readonly fault: SettlementFault;
  readonly reference: string;
}

/** A read file: its rows, or why none of it is taken. `ignored` counts rows that are neither payments nor refunds. */
export type SettlementFile =
  | { readonly state: 'read'; readonly rows: readonly SettlementRow[]; readonly ignored: number }
  | { readonly state: 'faulty'; readonly faults: readonly FaultyRow[] }
  | { readonly state: 'unreadable' }
  /** It has none of the columns with these names. */
  | { readonly state: 'columns'; readonly missing: readonly Column[] };

/** What a column holds. */
type Column =
  | 'type'
  | 'reference'
  | 'order'
  | 'amount'
  | 'fee'
  | 'tax'
  | 'credit'
  | 'debit'
  | 'utr'
  | 'day';

/**
 * Names of columns, in lower case without anything but letters and digits, the preferred one first. Unconfirmed: they are
 * the fields of Razorpay's recon API and common names of courier files, but no real report of either was seen. A report
 * that has other names is refused as a whole, with the missing columns, and needs a name added here.
 */
const NAMES: Readonly<
  Record<SettlementSource, Readonly<Partial<Record<Column, readonly string[]>>>>
> = {
  provider: {
    type: ['type', 'transactionentity', 'transactiontype'],
    reference: ['entityid', 'transactionid', 'paymentid'],
    order: ['orderreceipt', 'orderid'],
    amount: ['amount'],
    fee: ['feeexclusivetax', 'fee', 'fees'],
    tax: ['taxgst', 'tax'],
    credit: ['credit'],
    debit: ['debit'],
    utr: ['settlementutr', 'utr', 'settlementid'],
    day: ['settledat', 'settlementdate', 'settledon'],
  },
  courier: {
    reference: ['awb', 'awbnumber', 'awbno', 'waybill', 'waybillnumber', 'trackingnumber', 'lrn'],
    order: ['ordernumber', 'orderno', 'orderid', 'order', 'channelorderid', 'referenceno'],
    amount: ['codamount', 'amountcollected', 'collectedamount', 'codcollected', 'cod', 'amount'],
    fee: ['codcharges', 'deduction', 'charges', 'fee'],
    tax: ['tax', 'gst'],
    utr: ['utr', 'utrnumber', 'remittanceid', 'bankreference', 'crfid'],
    day: ['remittancedate', 'remittedon', 'date', 'paymentdate'],
  },
};
const REQUIRED = ['reference', 'amount', 'utr', 'day'] as const;

/** Reads a settlement file of the payment provider, or of a courier. Amounts are rupees. All of it is taken, or nothing. */
export function readSettlementFile(text: string, source: SettlementSource): SettlementFile {
  const parsed = parseCsv(text);
  const [head, ...rows] = parsed.ok ? parsed.rows : [];
  if (!head) return { state: 'unreadable' };
  const places = placesOf(head, source);
  const missing = REQUIRED.filter((column) => !places.has(column));
  if (missing.length > 0) return { state: 'columns', missing };
  const read = rows.map((row) => readRow(row, { places, source }));
  const known = read.filter((one) => one !== null);
  const seen = new Set<string>();
  const faults = known.flatMap(({ row, value, fault, reference }): FaultyRow[] => {
    const key = `${value?.kind ?? ''} ${reference}`;
    const isRepeated = value !== null && seen.has(key);
    seen.add(key);
    const found = fault ?? (isRepeated ? 'repeated' : null);
    return found ? [{ row, fault: found, reference }] : [];
  });
  if (faults.length > 0) return { state: 'faulty', faults };
  const values = known.flatMap(({ value }) => (value ? [value] : []));
  return { state: 'read', rows: values, ignored: read.length - known.length };
}

interface ReadRow {
  readonly row: number;
  readonly reference: string;
  readonly value: SettlementRow | null;
  readonly fault: SettlementFault | null;
}

type Places = ReadonlyMap<Column, readonly number[]>;

/** The columns of a file, by what they hold: where several names fit, the first of them that a row fills counts. */
function placesOf({ cells }: CsvRow, source: SettlementSource): Places {
  const heads = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''));
  return new Map(
    (Object.entries(NAMES[source]) as [Column, readonly string[]][]).flatMap(([column, names]) => {
      const found = names.map((name) => heads.indexOf(name)).filter((place) => place >= 0);
      return found.length === 0 ? [] : [[column, found] as const];
    }),
  );
}

/** A read row; null for one that is neither a payment nor a refund, such as an adjustment. */
function readRow(
  { row, cells }: CsvRow,
  { places, source }: { places: Places; source: SettlementSource },
): ReadRow | null {
  const cell = (column: Column): string => {
    const texts = (places.get(column) ?? []).map((place) => (cells[place] ?? '').trim());
    return texts.find((text) => text !== '') ?? '';
  };
  const amountOf = (column: Column): number | null => {
    const text = cell(column);
    if (text === '') return 0;
    const amount = typedAmount(text);
    return typeof amount === 'number' ? amount : null;
  };
  const kind = kindOf(cell('type').toLowerCase(), source);
  if (kind === null) return null;
  const [number, order] = [cell('reference'), cell('order')];
  const reference = number === '' && source === 'courier' ? order : number;
  const [amountPaise, fee, taxPaise] = [amountOf('amount'), amountOf('fee'), amountOf('tax')];
  const faulty = (fault: SettlementFault): ReadRow => ({ row, reference, value: null, fault });
  if (reference === '') return faulty('no-reference');
  if (!amountPaise) return faulty('no-amount');
  if (fee === null || taxPaise === null) return faulty('fee');
  const utr = cell('utr').replaceAll(/\s/gu, '');
  if (utr === '') return faulty('no-settlement');
  const day = dayOf(cell('day'));
  if (day === null) return faulty('no-day');
  // One column of the provider holds the fee without its tax, the other includes it: the credited amount tells.
  const credited = kind === 'refund' ? null : amountOf('credit');
  const isInclusive = credited ? amountPaise - fee === credited : false;
  const feePaise = isInclusive && credited !== amountPaise - fee - taxPaise ? fee - taxPaise : fee;
  if (feePaise < 0 || (credited && amountPaise - feePaise - taxPaise !== credited))
    return faulty('sums');
  const value = v.safeParse(SettlementRowSchema, {
    kind,
    reference,
    order,
    amountPaise,
    feePaise,
    taxPaise,
    utr,
    day,
  });
  return value.success
    ? { row, reference, value: value.output, fault: null }
    : faulty(isDay(day) ? 'no-reference' : 'no-day');
}

function kindOf(type: string, source: SettlementSource): SettlementRow['kind'] | null {
  if (source === 'courier') return 'cash';
  return type === 'refund' ? 'refund' : type === 'payment' || type === '' ? 'payment' : null;
}

/** A day as files write it: 2026-11-21, 21/11/2026, 21-11-2026, each maybe with a time; or Unix seconds. */
function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/u.exec(text);
  if (iso) return iso[0];
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/u.exec(text);
  if (indian) {
    const [, day = '', month = '', year = ''] = indian;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return /^\d{10}$/u.test(text) ? indianDay(Number(text) * 1000) : null;
}
