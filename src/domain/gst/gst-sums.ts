import { type Invoice, type InvoiceLine, statedHsn } from '../invoice/invoice.ts';

/** A sum of lines. Amounts are paise, negative when more was credited than sold. */
export interface GstSum {
  readonly taxable: number;
  readonly cgst: number;
  /** SGST or UTGST. */
  readonly sgst: number;
  readonly igst: number;
  readonly total: number;
  readonly quantity: number;
}

const NOTHING: GstSum = {
  taxable: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  total: 0,
  quantity: 0,
};

/** The sign in a sum: −1 for a credit note, 1 for an invoice. */
export function signOf({ kind }: Pick<Invoice, 'kind'>): 1 | -1 {
  return kind === 'credit-note' ? -1 : 1;
}

/** Documents grouped by a key, sorted by key. */
export function groupedBy(
  documents: readonly Invoice[],
  keyOf: (document: Invoice) => string,
): readonly (readonly [key: string, documents: readonly Invoice[]])[] {
  const groups = new Map<string, Invoice[]>();
  for (const document of documents) {
    const key = keyOf(document);
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The sum of an HSN (its first six digits) at a rate in percent, in a unit (UQC; NA for fees alone). */
export interface HsnSum {
  readonly hsn: string;
  readonly unit: string;
  readonly rate: number;
  readonly sum: GstSum;
}

/** Lines less credit notes, grouped by HSN, unit and rate. A fee counts with its goods. */
export function sumsByHsn(documents: readonly Invoice[]): readonly HsnSum[] {
  const units = new Map<string, string>();
  for (const line of documents.flatMap(({ lines }) => lines)) {
    const key = `${statedHsn(line)} ${line.percent}`;
    if (line.kind === 'goods' && !units.has(key)) units.set(key, line.unit);
  }
  return sumsBy(documents, statedHsn, (line) =>
    line.kind === 'goods'
      ? line.unit
      : (units.get(`${statedHsn(line)} ${line.percent}`) ?? line.unit),
  );
}

/** Lines less credit notes, grouped by rate in percent, lowest first. */
export function sumsByRate(
  documents: readonly Pick<Invoice, 'kind' | 'lines'>[],
): readonly { readonly rate: number; readonly sum: GstSum }[] {
  const none = (): string => '';
  return sumsBy(documents, none, none);
}

function sumsBy(
  documents: readonly Pick<Invoice, 'kind' | 'lines'>[],
  codeOf: (line: InvoiceLine) => string,
  unitOf: (line: InvoiceLine) => string,
): readonly HsnSum[] {
  const rows = new Map<string, HsnSum>();
  for (const document of documents) {
    const sign = signOf(document);
    for (const line of document.lines) {
      const [hsn, unit, rate] = [codeOf(line), unitOf(line), line.percent];
      const key = `${hsn} ${unit} ${rate}`;
      const { sum } = rows.get(key) ?? { sum: NOTHING };
      rows.set(key, { hsn, unit, rate, sum: added(sum, line, sign) });
    }
  }
  return [...rows.values()].sort(
    (a, b) => order(a.hsn, b.hsn) || a.rate - b.rate || order(a.unit, b.unit),
  );
}

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function added(sum: GstSum, line: InvoiceLine, sign: 1 | -1): GstSum {
  return {
    taxable: sum.taxable + sign * line.taxablePaise,
    cgst: sum.cgst + sign * line.cgstPaise,
    sgst: sum.sgst + sign * line.sgstPaise,
    igst: sum.igst + sign * line.igstPaise,
    total: sum.total + sign * (line.grossPaise - line.discountPaise),
    quantity: sum.quantity + sign * line.quantity,
  };
}
