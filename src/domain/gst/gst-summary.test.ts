import { describe, expect, it } from 'vitest';
import {
  aCreditNote,
  anInvoice,
  anInvoiceableOrder,
} from '../../../tests/support/fixtures/invoices.ts';
import { gstSummary } from './gst-summary.ts';

const invoice = anInvoice(
  anInvoiceableOrder(
    [
      { unit: 10_500, percent: 5 },
      { unit: 11_800, percent: 18, hsn: '33049990' },
    ],
    { shipping: 4_900 },
  ),
);

describe('the summary of a period', () => {
  it('counts the documents and equals their printed totals', () => {
    const sums = gstSummary([invoice]);
    expect(sums).toMatchObject({ invoices: 1, creditNotes: 0, agrees: true });
    expect(sums.rates.map(({ rate }) => rate)).toEqual([5, 18]);
    expect(sums.all.total).toBe(invoice.totals.totalPaise);
    expect(sums.all.taxable + sums.all.cgst + sums.all.sgst).toBe(invoice.totals.totalPaise);
  });

  it('is zero when everything was credited', () => {
    const note = aCreditNote(invoice, invoice.totals.totalPaise);
    expect(gstSummary([invoice, note])).toMatchObject({
      invoices: 1,
      creditNotes: 1,
      agrees: true,
      all: { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 },
    });
  });

  it('adds up the rates of several documents', () => {
    const away = anInvoice(anInvoiceableOrder([{ unit: 11_800, percent: 18 }], { state: 'Goa' }));
    expect(gstSummary([invoice, away])).toMatchObject({
      invoices: 2,
      creditNotes: 0,
      agrees: true,
      all: {
        taxable: invoice.totals.taxablePaise + 10_000,
        cgst: invoice.totals.cgstPaise,
        sgst: invoice.totals.sgstPaise,
        igst: 1_800,
        total: invoice.totals.totalPaise + 11_800,
      },
    });
    expect(gstSummary([])).toMatchObject({ invoices: 0, creditNotes: 0, rates: [], agrees: true });
  });

  it.each(['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)(
    'does not agree with a document whose own %s is a paisa off',
    (column) => {
      const name = `${column}Paise` as const;
      const totals = { ...invoice.totals, [name]: invoice.totals[name] + 1 };
      expect(gstSummary([{ ...invoice, totals }]).agrees).toBe(false);
    },
  );

  it('does not agree with a document whose total differs from its lines', () => {
    const wrong = {
      ...invoice,
      totals: { ...invoice.totals, cgstPaise: invoice.totals.sgstPaise },
    };
    const other = { ...wrong, lines: wrong.lines.slice(1) };
    expect(gstSummary([other]).agrees).toBe(false);
  });
});
