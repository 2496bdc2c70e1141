import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCreditNote,
  anInvoice,
  anInvoiceableOrder,
  PHRASES,
} from '../../../tests/support/fixtures/invoices.ts';
import { creditablePaise, draftCreditNote } from './credit-note.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { paise } from '../money/money.ts';

const issuedAt = Date.parse('2027-04-02T09:00:00+05:30');
/** The note of an amount in paise, of a line or of all lines, after earlier notes. */
const note = (
  invoice: Invoice,
  amount: number,
  line: number | null = null,
  earlier: Invoice[] = [],
) => aCreditNote(invoice, amount, { number: 'CN/27-28/000001', issuedAt, line, earlier });
const refusal = (
  invoice: Invoice,
  amount: number,
  line: number | null = null,
  earlier: Invoice[] = [],
) => {
  const credit = { amountPaise: paise(amount), line };
  const input = { number: 'CN/27-28/000001', issuedAt, reason: 'Returned', credit, earlier };
  const drafted = draftCreditNote(invoice, { ...input, phrases: PHRASES });
  return drafted.ok ? null : drafted.refusal;
};
/** Line, quantity and amount of each line. */
const credited = ({ lines }: Invoice) =>
  lines.map(({ line, quantity, grossPaise }) => [line, quantity, grossPaise]);
const sum = (notes: readonly Invoice[], column: keyof Invoice['totals']) =>
  notes.reduce((all, { totals }) => all + totals[column], 0);

const order = anInvoiceableOrder(
  [
    { unit: 59_900, quantity: 2, percent: 5 },
    { unit: 49_900, percent: 18 },
    { unit: 25_000, percent: 0 },
  ],
  { coupon: 19_470, shipping: 4_900, cod: 4_000, state: 'Goa' },
);
const invoice = anInvoice(order);

describe('a credit note', () => {
  it('has its own year and number, and names the invoice', () => {
    expect(note(invoice, 100)).toMatchObject({
      ...{ kind: 'credit-note', number: 'CN/27-28/000001', financialYear: '27-28', issuedAt },
      ...{ reason: 'Returned', irn: '', tid: 'tid1', words: 'Rupees One Only' },
      original: { number: 'SR/26-27/000001', issuedAt: invoice.issuedAt, totalPaise: 184_130 },
      ...{ buyer: invoice.buyer, bundles: [], gift: '' },
    });
  });

  it('of pieces credits them with their share, of several lines at once', () => {
    const items = [
      { line: 1, quantity: 1, amountPaise: paise(50_000) },
      { line: 3, quantity: 1, amountPaise: paise(22_500) },
    ];
    const draft = draftCreditNote(invoice, {
      ...{ number: 'CN/27-28/000001', issuedAt, reason: 'Returned', earlier: [], phrases: PHRASES },
      credit: { amountPaise: paise(72_500), line: null, items },
    });
    if (!draft.ok) throw new Error(draft.refusal.reason);
    expect(credited(draft.value)).toEqual([
      [1, 1, 50_000],
      [3, 1, 22_500],
    ]);
    // The rest of the first line takes its last piece.
    const rest = note(invoice, 59_900 * 2 - 50_000, 1, [draft.value]);
    expect(credited(rest)[0]?.slice(0, 2)).toEqual([1, 1]);
  });

  it('of the full amount credits every line as invoiced', () => {
    const whole = note(invoice, 184_130);
    const totals = { ...invoice.totals, grossPaise: 184_130, discountPaise: 0 };
    expect(whole.totals).toEqual(totals);
    expect(whole.lines).toMatchObject(
      invoice.lines.map(({ line, quantity, taxablePaise, igstPaise }) => ({
        ...{ line, quantity, taxablePaise, igstPaise },
      })),
    );
  });

  it('of ₹100 is allocated over the lines by their amounts', () => {
    // 10,000 × (107820, 44910, 22500, 1256, 3015, 629, 1025, 2461, 514) / 184130, by largest remainder.
    const parts = [5_855, 2_439, 1_222, 68, 164, 34, 56, 134, 28];
    expect(credited(note(invoice, 10_000))).toEqual(
      parts.map((amount, index) => [index + 1, 0, amount]),
    );
  });

  it('credits the last units of a line with the last of its money', () => {
    const lines = [1, 100_000].map((unit) => ({ unit, percent: 5 }));
    const uneven = anInvoice(anInvoiceableOrder(lines));
    expect(credited(note(uneven, 100_000))).toEqual([
      [1, 1, 1],
      [2, 0, 99_999],
    ]);
  });

  it('leaves a free item until the last paisa is credited', () => {
    const lines = [10_000, 0].map((unit) => ({ unit, percent: 5 }));
    const present = anInvoice(anInvoiceableOrder(lines));
    const first = note(present, 5_000);
    expect(credited(first)).toEqual([[1, 0, 5_000]]);
    expect(credited(note(present, 5_000, null, [first]))).toEqual([
      [1, 1, 5_000],
      [2, 1, 0],
    ]);
  });

  it('is refused above the remainder, for zero, and for a line that the invoice does not have', () => {
    const left = (leftPaise: number) => ({ reason: 'more-than-left', leftPaise });
    expect(refusal(invoice, 184_131)).toEqual(left(184_130));
    const first = note(invoice, 184_000);
    expect(creditablePaise(invoice, [first])).toBe(130);
    expect(refusal(invoice, 131, null, [first])).toEqual(left(130));
    expect(refusal(invoice, 0)).toEqual({ reason: 'nothing' });
    expect(refusal(invoice, 0, 1)).toEqual({ reason: 'nothing' });
    for (const line of [0, 10])
      expect(refusal(invoice, 100, line)).toEqual({ reason: 'unknown-line', line });
  });

  it('credits no credit note, and ignores those of another invoice or of none', () => {
    const first = note(invoice, 184_130);
    expect(refusal(first, 1)).toEqual({ reason: 'not-an-invoice' });
    const other = anInvoice(order, { number: 'SR/26-27/000002' });
    expect(creditablePaise(other, [first, { ...first, original: null }])).toBe(184_130);
  });
});

describe('a credit note of one line', () => {
  const churna = { title: 'Churna', unit: 100_000, percent: 5, hsn: '3004' };
  const cream = { title: 'Cream', unit: 100_000, percent: 18, hsn: '3304' };
  const two = anInvoice(anInvoiceableOrder([churna, cream]));

  it('takes back the goods that came back, at their own rate and HSN', () => {
    const { lines, totals } = note(two, 100_000, 1);
    expect(lines).toEqual([
      {
        ...two.lines[0],
        ...{ line: 1, hsn: '3004', percent: 5, quantity: 1, grossPaise: 100_000 },
        ...{ taxablePaise: 95_238, cgstPaise: 2_381, sgstPaise: 2_381 },
      },
    ]);
    expect(totals.cgstPaise + totals.sgstPaise).toBe(4_762);
    expect(note(two, 100_000, 2).lines).toMatchObject([{ line: 2, hsn: '3304', percent: 18 }]);
  });

  it('of a part of its money has no units, and the last part has them all', () => {
    const pair = anInvoice(anInvoiceableOrder([{ ...churna, quantity: 2 }, cream]));
    const first = note(pair, 60_000, 1);
    expect(credited(first)).toEqual([[1, 0, 60_000]]);
    const second = note(pair, 140_000, 1, [first]);
    expect(credited(second)).toEqual([[1, 2, 140_000]]);
    expect(sum([first, second], 'cgstPaise')).toBe(pair.lines[0]?.cgstPaise);
  });

  it('credits no more of the line than earlier notes have left: the other lines bear the rest', () => {
    const shared = note(two, 10_000);
    expect(credited(note(two, 95_000, 1, [shared]))).toEqual([[1, 1, 95_000]]);
    expect(credited(note(two, 100_000, 1, [shared]))).toEqual([
      [1, 1, 95_000],
      [2, 0, 5_000],
    ]);
    expect(refusal(two, 190_001, 1, [shared])).toMatchObject({ reason: 'more-than-left' });
    const first = note(two, 100_000, 1);
    expect(credited(note(two, 10_000, null, [first]))).toEqual([[2, 0, 10_000]]);
  });
});

describe('all credit notes together', () => {
  const states = fc.constantFrom('Karnataka', 'Goa');
  const ordered = fc.array(
    fc.record({
      unit: fc.integer({ min: 100, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      percent: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const cuts = fc.array(
    fc.record({
      share: fc.integer({ min: 1, max: 999 }),
      line: fc.option(fc.integer({ min: 1, max: 20 })),
    }),
    { maxLength: 5 },
  );
  const TAXES = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

  it('equal the invoice, line by line, with its tax to the paisa', () => {
    fc.assert(
      fc.property(ordered, cuts, states, (lines, parts, state) => {
        const whole = anInvoice(anInvoiceableOrder(lines, { state }));
        const notes: Invoice[] = [];
        for (const { share, line } of parts) {
          const value = Math.floor((creditablePaise(whole, notes) * share) / 2_000);
          if (value === 0) continue;
          const known = line !== null && line <= lines.length ? line : null;
          const next = note(whole, value, known, notes);
          expect(next.totals.totalPaise).toBe(value);
          notes.push(next);
        }
        notes.push(note(whole, creditablePaise(whole, notes), null, notes));
        expect(creditablePaise(whole, notes)).toBe(0);
        for (const line of whole.lines) {
          const credits = notes.flatMap((one) => one.lines).filter((one) => one.line === line.line);
          const total = (column: keyof InvoiceLine) =>
            credits.reduce((all, part) => all + Number(part[column]), 0);
          expect(total('grossPaise')).toBe(line.grossPaise - line.discountPaise);
          expect(total('quantity')).toBe(line.quantity);
          expect(TAXES.map(total)).toEqual(TAXES.map((column) => line[column]));
        }
      }),
    );
  });

  it.each(['Karnataka', 'Goa'])('are exact, even one paisa at a time (%s)', (state) => {
    const lines = [
      { unit: 60, percent: 40 },
      { unit: 37, percent: 18 },
    ];
    const tiny = anInvoice(anInvoiceableOrder(lines, { state }));
    const notes: Invoice[] = [];
    while (creditablePaise(tiny, notes) > 0) notes.push(note(tiny, 1, null, notes));
    expect(notes).toHaveLength(97);
    expect(sum(notes, 'totalPaise')).toBe(97);
    expect(sum(notes, 'cgstPaise')).toBeLessThanOrEqual(tiny.totals.cgstPaise);
    expect(sum(notes, 'igstPaise')).toBe(tiny.totals.igstPaise);
  });
});
