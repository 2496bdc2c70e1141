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
const amount = (value: number): CreditRequest => ({ amountPaise: paise(value) });
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

  it('of units credits their share of the line, the last one the rest', () => {
    const odd = anInvoice(
      anInvoiceableOrder([{ unit: 33_300, quantity: 3, percent: 5 }], { coupon: 1 }),
    );
    const notes: Invoice[] = [];
    for (const _ of [1, 2, 3]) notes.push(note(odd, { lines: [{ line: 1, quantity: 1 }] }, notes));
    expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([33_299, 33_300, 33_300]);
    expect(notes.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 1, 1]);
    expect(sum(notes, 'taxablePaise')).toBe(odd.totals.taxablePaise);
    expect(draft(odd, { lines: [{ line: 1, quantity: 1 }] }, notes)).toMatchObject({ ok: false });
  });

  it('counts the share of units from the start of the line', () => {
    const odd = anInvoice(
      anInvoiceableOrder([{ unit: 33_300, quantity: 3, percent: 5 }], { coupon: 2 }),
    );
    const notes: Invoice[] = [];
    for (const _ of [1, 2, 3]) notes.push(note(odd, { lines: [{ line: 1, quantity: 1 }] }, notes));
    expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([33_299, 33_299, 33_300]);
  });

  it('credits no more units than earlier notes have left', () => {
    const pair = anInvoice(anInvoiceableOrder([{ unit: 10_000, quantity: 2, percent: 5 }]));
    const one = note(pair, { lines: [{ line: 1, quantity: 1 }] });
    expect(draft(pair, { lines: [{ line: 1, quantity: 2 }] }, [one])).toEqual({
      ok: false,
      refusal: { reason: 'more-than-left', leftPaise: 10_000 },
    });
  });

  it('credits the last units of a line with the last of its money', () => {
    const uneven = anInvoice(
      anInvoiceableOrder([
        { unit: 1, percent: 5 },
        { unit: 100_000, percent: 5 },
      ]),
    );
    const { lines } = note(uneven, amount(100_000));
    expect(lines.map(({ grossPaise, quantity }) => [grossPaise, quantity])).toEqual([
      [1, 1],
      [99_999, 0],
    ]);
  });

  it('without an original invoice is ignored', () => {
    const stray = { ...note(invoice, amount(100)), original: null };
    expect(creditablePaise(invoice, [stray])).toBe(184_130);
  });

  it('of a fee credits all that is left of it', () => {
    const fees = note(invoice, {
      lines: [
        { line: 4, quantity: 0 },
        { line: 5, quantity: 0 },
      ],
    });
    expect(fees.lines.map(({ title, grossPaise }) => [title, grossPaise])).toEqual([
      ['Delivery charges', 1_256],
      ['Delivery charges', 3_015],
    ]);
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
    expect(draft(invoice, { lines: [] })).toEqual(nothing);
    expect(draft(invoice, { lines: [{ line: 1, quantity: 0 }] })).toEqual(nothing);
  });

  it.each([
    [[{ line: 1, quantity: 3 }], 'more-than-left'],
    [
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 2 },
      ],
      'more-than-left',
    ],
    [[{ line: 1, quantity: -1 }], 'more-than-left'],
    [[{ line: 1, quantity: 0.5 }], 'more-than-left'],
    [[{ line: 99, quantity: 1 }], 'unknown-line'],
  ])('is refused for the lines %j', (lines, reason) => {
    expect(draft(invoice, { lines })).toMatchObject({ ok: false, refusal: { reason } });
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

describe('all credit notes together', () => {
  const ordered = fc.array(
    fc.record({
      unit: fc.integer({ min: 100, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      percent: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const cuts = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 5 });
  const states = fc.constantFrom('Karnataka', 'Goa');

  it('equal the invoice, line by line, with its tax to the paisa', () => {
    fc.assert(
      fc.property(ordered, cuts, states, (lines, parts, state) => {
        const whole = anInvoice(anInvoiceableOrder(lines, { state }));
        const notes: Invoice[] = [];
        for (const part of parts) {
          const value = Math.floor((creditablePaise(whole, notes) * part) / 2_000);
          if (value === 0) continue;
          const next = note(whole, amount(value), notes);
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
