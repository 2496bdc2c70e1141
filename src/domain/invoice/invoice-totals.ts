import type { Invoice, InvoiceLine } from './invoice.ts';
import { paise } from '../money/money.ts';

const COLUMNS = [
  'grossPaise',
  'discountPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
] as const;

/** Sums the lines of an invoice, in paise. @throws RangeError beyond `MAX_PAISE`. */
export function invoiceTotals(lines: readonly InvoiceLine[]): Invoice['totals'] {
  const [gross, discount, taxable, cgst, sgst, igst] = COLUMNS.map((column) =>
    lines.reduce((sum, line) => sum + line[column], 0),
  ) as [number, number, number, number, number, number];
  return {
    grossPaise: paise(gross),
    discountPaise: paise(discount),
    taxablePaise: paise(taxable),
    cgstPaise: paise(cgst),
    sgstPaise: paise(sgst),
    igstPaise: paise(igst),
    totalPaise: paise(gross - discount),
  };
}
