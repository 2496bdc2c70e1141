import { expect, it } from 'vitest';
import {
  aCreditNote,
  anInvoice,
  anInvoiceableOrder,
} from '../../../tests/support/fixtures/invoices.ts';
import { withRatesAt } from './supply-rates.ts';

/** Midnight in India, when the rates change. */
const CHANGE = Date.parse('2026-11-25T00:00:00+05:30');
const rates = (before: number, after: number) => ({
  gstRates: [
    { from: '2017-07-01', percent: before, reason: '' },
    { from: '2026-11-25', percent: after, reason: '' },
  ],
});
const products = new Map([
  ['oil', rates(12, 5)],
  ['soap', rates(18, 18)],
  ['bare', { gstRates: [] }],
]);

/** Ordered before the change from another State: oil at 12 %, soap at 18 %, with both fees. */
function invoiceOn(issuedAt: number) {
  const goods = [
    { title: 'oil', unit: 11_200, percent: 12 },
    { title: 'soap', unit: 11_800, percent: 18 },
  ];
  const order = anInvoiceableOrder(goods, { state: 'Goa', shipping: 4_600, cod: 2_300 });
  const lines = order.lines.map((line) => ({ ...line, slug: line.title }));
  return anInvoice({ ...order, lines: withRatesAt(lines, products, issuedAt) }, { issuedAt });
}
const split = (issuedAt: number) =>
  invoiceOn(issuedAt).lines.map((one) => [
    ...[one.title, one.percent, one.grossPaise, one.taxablePaise, one.igstPaise],
  ]);

it('an invoice has the old rates until the end of the old day', () => {
  expect(split(CHANGE - 1)).toEqual([
    ['oil', 12, 11_200, 10_000, 1_200],
    ['soap', 18, 11_800, 10_000, 1_800],
    ['Delivery charges', 18, 2_360, 2_000, 360],
    ['Delivery charges', 12, 2_240, 2_000, 240],
    ['Cash on delivery fee', 18, 1_180, 1_000, 180],
    ['Cash on delivery fee', 12, 1_120, 1_000, 120],
  ]);
});

it('an invoice has the new rates from midnight in India, its fees too, at the same total', () => {
  expect(split(CHANGE)).toEqual([
    ['oil', 5, 11_200, 10_667, 533],
    ['soap', 18, 11_800, 10_000, 1_800],
    ['Delivery charges', 18, 2_360, 2_000, 360],
    ['Delivery charges', 5, 2_240, 2_133, 107],
    ['Cash on delivery fee', 18, 1_180, 1_000, 180],
    ['Cash on delivery fee', 5, 1_120, 1_067, 53],
  ]);
});

it('an invoice is credited with its own tax, whatever the current rate', () => {
  const old = invoiceOn(CHANGE - 1);
  const note = aCreditNote(old, old.totals.totalPaise, { issuedAt: CHANGE + 1 });
  expect(note.totals).toEqual(old.totals);
});

it.each([
  ['is that of the order when its product is gone', 'deleted', 12],
  ['is that of the order when its product has no rate for the day', 'bare', 12],
  ['is that of its product on the day of the invoice', 'oil', 5],
])('the rate of a line %s', (_, slug, gstPercent) => {
  const [line] = anInvoiceableOrder([{ unit: 100, percent: 12 }]).lines;
  const lines = line ? [{ ...line, slug }] : [];
  expect(withRatesAt(lines, products, CHANGE)).toMatchObject([{ gstPercent }]);
});
