import type { Invoice, InvoiceLine } from './invoice.ts';

/** Lines of one kind together. Amounts are paise, below zero where more went back than was sold. */
export interface GstSum {
  readonly taxable: number;
  readonly cgst: number;
  /** SGST or UTGST. */
  readonly sgst: number;
  readonly igst: number;
  readonly total: number;
  readonly quantity: number;
  /** Whether goods are among the lines, or fees alone. */
  readonly goods: boolean;
}

const NOTHING: GstSum = {
  taxable: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  total: 0,
  quantity: 0,
  goods: false,
};

/** What is taken from the sums (a credit note, −1) or added to them (an invoice, 1). */
export function signOf({ kind }: Pick<Invoice, 'kind'>): 1 | -1 {
  return kind === 'credit-note' ? -1 : 1;
}

/** Documents by a key, in the alphabetical order of the keys. */
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

/** The lines of documents, credit notes taken away, summed by HSN (its first six digits) and rate in percent. */
export function sumsByHsn(
  documents: readonly Invoice[],
): readonly { readonly hsn: string; readonly rate: number; readonly sum: GstSum }[] {
  return sumsBy(documents, ({ hsn }) => hsn.slice(0, 6));
}

/** The lines of documents, credit notes taken away, summed by rate in percent, the lowest first. */
export function sumsByRate(
  documents: readonly Pick<Invoice, 'kind' | 'lines'>[],
): readonly { readonly rate: number; readonly sum: GstSum }[] {
  return sumsBy(documents, () => '');
}

function sumsBy(
  documents: readonly Pick<Invoice, 'kind' | 'lines'>[],
  codeOf: (line: InvoiceLine) => string,
) {
  const rows = new Map<string, { hsn: string; rate: number; sum: GstSum }>();
  for (const document of documents) {
    const sign = signOf(document);
    for (const line of document.lines) {
      const hsn = codeOf(line);
      const key = `${hsn} ${line.percent}`;
      const { sum } = rows.get(key) ?? { sum: NOTHING };
      rows.set(key, { hsn, rate: line.percent, sum: added(sum, line, sign) });
    }
  }
  return [...rows.values()].sort((a, b) =>
    a.hsn === b.hsn ? a.rate - b.rate : a.hsn < b.hsn ? -1 : 1,
  );
}

function added(sum: GstSum, line: InvoiceLine, sign: 1 | -1): GstSum {
  return {
    taxable: sum.taxable + sign * line.taxablePaise,
    cgst: sum.cgst + sign * line.cgstPaise,
    sgst: sum.sgst + sign * line.sgstPaise,
    igst: sum.igst + sign * line.igstPaise,
    total: sum.total + sign * (line.grossPaise - line.discountPaise),
    quantity: sum.quantity + sign * line.quantity,
    goods: sum.goods || line.kind === 'goods',
  };
}
