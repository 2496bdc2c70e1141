import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anInvoice, anInvoiceableOrder } from '../../../tests/support/fixtures/invoices.ts';
import { creditablePaise, type CreditRequest, draftCreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';
import { paise } from '../money/money.ts';

const issuedAt = Date.parse('2027-04-02T09:00:00+05:30');
const draft = (invoice: Invoice, credit: CreditRequest, earlier: readonly Invoice[] = []) =>
  draftCreditNote(invoice, {
    number: `CN/27-28/${String(earlier.length + 1).padStart(6, '0')}`,
    issuedAt,
    reason: 'Returned',
    credit,
    earlier,
  });
const note = (...input: Parameters<typeof draft>): Invoice => {
  const drafted = draft(...input);
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
};
const amount = (value: number, line: number | null = null): CreditRequest => ({
  amountPaise: paise(value),
  line,
});
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
  it('of the full amount credits every line as invoiced', () => {
    const whole = note(invoice, amount(184_130));
    expect(whole.totals).toEqual({
      ...invoice.totals,
      grossPaise: 184_130,
      discountPaise: 0,
    });
    expect(
      whole.lines.map(({ line, quantity, taxablePaise, igstPaise }) => [
        line,
        quantity,
        taxablePaise,
        igstPaise,
      ]),
    ).toEqual(
      invoice.lines.map(({ line, quantity, taxablePaise, igstPaise }) => [
        line,
        quantity,
        taxablePaise,
        igstPaise,
      ]),
    );
  });

  it('has its own year and number, and names the invoice', () => {
    expect(note(invoice, amount(100))).toMatchObject({
      kind: 'credit-note',
      number: 'CN/27-28/000001',
      financialYear: '27-28',
      issuedAt,
      reason: 'Returned',
      irn: '',
      tid: 'tid1',
      original: { number: 'SR/26-27/000001', issuedAt: invoice.issuedAt, totalPaise: 184_130 },
      words: 'Rupees One Only',
      buyer: invoice.buyer,
    });
  });

  it('of ₹100 is allocated over the lines by their amounts', () => {
    const lines = note(invoice, amount(10_000)).lines;
    expect(lines.map(({ grossPaise }) => grossPaise)).toEqual([
      // 10,000 × (107820, 44910, 22500, 1256, 3015, 629, 1025, 2461, 514) / 184130, by largest remainder.
      5_855,
      2_439, 1_222, 68, 164, 34, 56, 134, 28,
    ]);
    expect(lines.every(({ quantity }) => quantity === 0)).toBe(true);
  });

  it('credits the last units of a line with the last of its money', () => {
    const uneven = anInvoice(
      anInvoiceableOrder([
        { unit: 1, percent: 5 },
        { unit: 100_000, percent: 5 },
      ]),
    );
    expect(credited(note(uneven, amount(100_000)))).toEqual([
      [1, 1, 1],
      [2, 0, 99_999],
    ]);
  });

  it('without an original invoice is ignored', () => {
    const stray = { ...note(invoice, amount(100)), original: null };
    expect(creditablePaise(invoice, [stray])).toBe(184_130);
  });

  it('is refused above the remainder, and for zero', () => {
    expect(draft(invoice, amount(184_131))).toEqual({
      ok: false,
      refusal: { reason: 'more-than-left', leftPaise: 184_130 },
    });
    const first = note(invoice, amount(184_000));
    expect(creditablePaise(invoice, [first])).toBe(130);
    expect(draft(invoice, amount(131), [first])).toEqual({
      ok: false,
      refusal: { reason: 'more-than-left', leftPaise: 130 },
    });
    const nothing = { ok: false, refusal: { reason: 'nothing' } };
    expect(draft(invoice, amount(0))).toEqual(nothing);
    expect(draft(invoice, amount(0, 1))).toEqual(nothing);
  });

  it('credits no credit note, and ignores those of another invoice', () => {
    const first = note(invoice, amount(184_130));
    expect(draft(first, amount(1))).toEqual({ ok: false, refusal: { reason: 'not-an-invoice' } });
    const other = anInvoice(order, { number: 'SR/26-27/000002' });
    expect(creditablePaise(other, [first])).toBe(184_130);
  });

  it('leaves a free item until the last paisa is credited', () => {
    const present = anInvoice(
      anInvoiceableOrder([
        { unit: 10_000, percent: 5 },
        { unit: 0, percent: 18 },
      ]),
    );
    const first = note(present, amount(5_000));
    expect(first.lines.map(({ line }) => line)).toEqual([1]);
    expect(
      note(present, amount(5_000), [first]).lines.map(({ line, quantity }) => [line, quantity]),
    ).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('a credit note of one line', () => {
  const churna = { title: 'Churna', unit: 100_000, percent: 5, hsn: '3004' };
  const cream = { title: 'Cream', unit: 100_000, percent: 18, hsn: '3304' };
  const two = anInvoice(anInvoiceableOrder([churna, cream]));

  it('takes back the goods that came back, at their own rate and HSN', () => {
    const { lines, totals } = note(two, amount(100_000, 1));
    expect(lines).toEqual([
      {
        ...two.lines[0],
        ...{ line: 1, hsn: '3004', percent: 5, quantity: 1, grossPaise: 100_000 },
        ...{ taxablePaise: 95_238, cgstPaise: 2_381, sgstPaise: 2_381 },
      },
    ]);
    expect(totals.cgstPaise + totals.sgstPaise).toBe(4_762);
    expect(note(two, amount(100_000, 2)).lines).toMatchObject([
      { line: 2, hsn: '3304', percent: 18 },
    ]);
  });

  it('of a part of its money has no units, and the last part has them all', () => {
    const pair = anInvoice(anInvoiceableOrder([{ ...churna, quantity: 2 }, cream]));
    const first = note(pair, amount(60_000, 1));
    expect(credited(first)).toEqual([[1, 0, 60_000]]);
    const second = note(pair, amount(140_000, 1), [first]);
    expect(credited(second)).toEqual([[1, 2, 140_000]]);
    expect(sum([first, second], 'cgstPaise')).toBe(pair.lines[0]?.cgstPaise);
  });

  it('credits no more of the line than earlier notes have left: the other lines bear the rest', () => {
    const shared = note(two, amount(10_000));
    expect(credited(note(two, amount(95_000, 1), [shared]))).toEqual([[1, 1, 95_000]]);
    expect(credited(note(two, amount(100_000, 1), [shared]))).toEqual([
      [1, 1, 95_000],
      [2, 0, 5_000],
    ]);
    expect(draft(two, amount(190_001, 1), [shared])).toMatchObject({
      refusal: { reason: 'more-than-left' },
    });
  });

  it('leaves to a later one of the whole order what is left of every line', () => {
    const first = note(two, amount(100_000, 1));
    expect(credited(note(two, amount(10_000), [first]))).toEqual([[2, 0, 10_000]]);
  });

  it('is refused for a line that the invoice does not have', () => {
    for (const line of [0, 3]) {
      expect(draft(two, amount(100, line))).toEqual({
        ok: false,
        refusal: { reason: 'unknown-line', line },
      });
    }
  });
});

describe('all credit notes together', () => {
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
  const states = fc.constantFrom('Karnataka', 'Goa');

  it('equal the invoice, line by line, with its tax to the paisa', () => {
    fc.assert(
      fc.property(ordered, cuts, states, (lines, parts, state) => {
        const whole = anInvoice(anInvoiceableOrder(lines, { state }));
        const notes: Invoice[] = [];
        for (const { share, line } of parts) {
          const value = Math.floor((creditablePaise(whole, notes) * share) / 2_000);
          if (value === 0) continue;
          const known = line !== null && line <= lines.length ? line : null;
          const next = note(whole, amount(value, known), notes);
          expect(next.totals.totalPaise).toBe(value);
          notes.push(next);
        }
        notes.push(note(whole, amount(creditablePaise(whole, notes)), notes));
        expect(creditablePaise(whole, notes)).toBe(0);
        for (const line of whole.lines) {
          const credits = notes.flatMap((each) =>
            each.lines.filter((part) => part.line === line.line),
          );
          const total = (
            column:
              | 'grossPaise'
              | 'cgstPaise'
              | 'sgstPaise'
              | 'igstPaise'
              | 'taxablePaise'
              | 'quantity',
          ) => credits.reduce((all, part) => all + part[column], 0);
          expect(total('grossPaise')).toBe(line.grossPaise - line.discountPaise);
          expect(total('quantity')).toBe(line.quantity);
          expect([
            total('taxablePaise'),
            total('cgstPaise'),
            total('sgstPaise'),
            total('igstPaise'),
          ]).toEqual([line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are exact and never negative, even one paisa at a time', () => {
    for (const state of ['Karnataka', 'Goa']) {
      const tiny = anInvoice(
        anInvoiceableOrder(
          [
            { unit: 60, percent: 40 },
            { unit: 37, percent: 18 },
          ],
          { state },
        ),
      );
      const notes: Invoice[] = [];
      while (creditablePaise(tiny, notes) > 0) notes.push(note(tiny, amount(1), notes));
      expect(notes).toHaveLength(97);
      expect(sum(notes, 'totalPaise')).toBe(97);
      expect(sum(notes, 'cgstPaise')).toBeLessThanOrEqual(tiny.totals.cgstPaise);
      expect(sum(notes, 'igstPaise')).toBe(tiny.totals.igstPaise);
    }
  });
});
