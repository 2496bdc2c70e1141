import { expect, it, vi } from 'vitest';
import { draftCreditNote } from '../../../src/domain/invoice/credit-note.ts';
import type { Invoice, OrderSummary } from '../../../src/domain/invoice/invoice.ts';
import { draftOrderSummary } from '../../../src/domain/invoice/invoice-draft.ts';
import { paise } from '../../../src/domain/money/money.ts';
import {
  anInvoice,
  anInvoiceableOrder,
  PHRASES,
  SETTINGS,
} from '../../../tests/support/fixtures/invoices.ts';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { readPdf } from '../../../tests/support/fixtures/pdf-text.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { SHEET } from './invoice-sheet.ts';

// Loading fonts and laying out pages takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const read = async (document: Invoice | OrderSummary) => readPdf(await renderInvoice(document));

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Herbal oil ${index + 1}`,
    unit: 59_900 + index,
    percent: index % 2 === 0 ? 5 : 18,
  }));
const MIXED = anInvoiceableOrder(
  [
    { title: 'Hair oil', unit: 59_900, quantity: 2, percent: 5 },
    { title: 'Face cream', unit: 49_900, percent: 18, hsn: '33049910' },
    { title: 'Kajal', unit: 25_000, percent: 0, hsn: '33042000' },
  ],
  { coupon: 19_470, shipping: 4_900, cod: 4_000 },
);

it('a printed invoice prints every amount, the gift, the bundles and the totals as text', async () => {
  const bundles = [{ id: 'pair', title: 'Hair oil + Kajal', times: 2, savingPaise: paise(10_000) }];
  const invoice = anInvoice({ ...MIXED, bundles, gift: { title: 'Rose soap' } });
  const file = await renderInvoice(invoice);
  expect(file.equals(await renderInvoice(invoice))).toBe(true);
  const { pages, title } = await readPdf(file);
  expect(title).toBe('Invoice-cum-Bill of Supply SR/26-27/000001');
  expect(pages).toEqual([
    expect.arrayContaining([
      '1 Hair oil 330590 2 1,198.00 119.80 1,026.86 25.67 25.67 1,078.20',
      '2 Face cream 330499 1 499.00 49.90 380.60 34.25 34.25 449.10',
      '3 Kajal 330420 1 250.00 25.00 225.00 0.00 0.00 225.00',
      '4 Delivery charges 330499 – 12.56 0.00 10.64 0.96 0.96 12.56',
      '9 Cash on delivery fee 330420 – 5.14 0.00 5.14 0.00 0.00 5.14',
      'Sum 2,036.00 194.70 1,715.36 62.97 62.97 1,841.30',
      'Free gift: Rose soap, 1 piece ₹0.00',
      'Bundle: Hair oil + Kajal × 2 −₹100.00',
      'Discount −₹94.70',
      'Total ₹1,841.30',
      'Rupees One Thousand Eight Hundred Forty-One and Paise Thirty Only',
    ]),
  ]);
});

it('a printed invoice prints seller and buyer, place, date and number, and ten lines on one page', async () => {
  const buyer = { state: 'Goa', gstin: '27AAPFU0939F1ZV', coupon: 999 };
  const { pages, text } = await read(anInvoice(anInvoiceableOrder(products(10), buyer)));
  expect(pages).toHaveLength(1);
  for (const fact of listed(`
    Tax Invoice | SR/26-27/000001 | 21 Nov 2026 | FR-7K3M9Q2X | Billed to | Delivered to
    Place of supply Maharashtra (27) | Goa (30) | Reverse charge No | IGST | Asha Sample
    Sample Ayurveda Private Limited | GSTIN 29AAAAA0000A1ZY | FSSAI Lic. No. 00000000000108
    Ravi Kumar | GSTIN 27AAPFU0939F1ZV | Phone +91 98000 00001`)) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('CGST');
});

it('a printed invoice of sixty lines repeats the table head and numbers its pages', async () => {
  const { pages } = await read(anInvoice(anInvoiceableOrder(products(60))));
  expect(pages.length).toBeGreaterThan(2);
  const rows = pages.map((lines) => lines.filter((line) => /^\d+ Herbal oil \d+ /.test(line)));
  expect(rows.flat().map((line) => line.split(' ')[0])).toEqual(
    Array.from({ length: 60 }, (_, index) => String(index + 1)),
  );
  for (const [index, lines] of pages.entries()) {
    const foot = `Tax Invoice SR/26-27/000001 · Page ${index + 1} of ${pages.length}`;
    expect(lines.at(-1)).toBe(foot);
    const heads = lines.filter((line) => line.startsWith('# Description HSN/SAC')).length;
    expect(heads).toBe((rows[index] ?? []).length > 0 ? 1 : 0);
  }
});

it('a printed invoice stays inside page and columns with long names and amounts', async () => {
  const title = 'नीम तेल शुद्ध आयुर्वेदिक मालिश तेल '.repeat(6).trim();
  const order = anInvoiceableOrder(
    [
      { title, unit: 59_900, percent: 5 },
      { title: 'W'.repeat(240), unit: 99_999_999, percent: 18 },
    ],
    { name: 'श्री कृष्णमूर्ति विश्वनाथन त्रिपाठी शास्त्री वैद्यराज आयुर्वेदाचार्य महोदय', coupon: 9_999_999 },
  );
  const { pieces, text } = await read(anInvoice(order));
  const outside = pieces.filter(
    ({ x, y, end }) => x < SHEET.margin - 1 || end > SHEET.width - SHEET.margin + 1 || y <= 10,
  );
  expect(outside).toEqual([]);
  expect(text.replaceAll('\n', ' ')).toContain('नीम तेल');
  // No figure overlaps the one beside it.
  const figures = pieces.filter((piece) => /^[\d,]+\.\d\d$/.test(piece.text));
  expect(figures.length).toBeGreaterThan(20);
  const touching = figures.filter((one) =>
    figures.some((other) => other.y === one.y && other.x > one.x && other.x < one.end),
  );
  expect(touching).toEqual([]);
});

it('a printed credit note names its invoice and its reason', async () => {
  const drafted = draftCreditNote(anInvoice(MIXED), {
    number: 'CN/26-27/000001',
    issuedAt: Date.parse('2026-12-02T10:00:00+05:30'),
    reason: 'One bottle arrived broken',
    credit: { amountPaise: paise(10_000), line: null },
    earlier: [],
    phrases: PHRASES,
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  const { text } = await read(drafted.value);
  for (const fact of listed(`
    Credit Note | Against invoice SR/26-27/000001, 21 Nov 2026
    Reason One bottle arrived broken | Total credited ₹100.00`)) {
    expect(text).toContain(fact);
  }
});

it('an order summary never calls itself an invoice', async () => {
  const drafted = draftOrderSummary({
    issuedAt: Date.parse('2026-11-21T10:00:00+05:30'),
    order: MIXED,
    settings: SETTINGS,
    phrases: PHRASES,
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  const { title, text } = await read(drafted.value);
  expect(title).toBe('Order Summary FR-7K3M9Q2X');
  expect(text).toContain('Not an invoice.');
  expect(text).toContain('Total ₹1,841.30');
  expect(text).not.toMatch(/tax invoice|bill of supply|SR\/26-27/i);
});
