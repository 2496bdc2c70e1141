import { describe, expect, it } from 'vitest';
import {
  aCreditNote,
  anInvoice,
  anInvoiceableOrder,
} from '../../../tests/support/fixtures/invoices.ts';
import { serial } from './gst-columns.ts';
import { gstReturn } from './gst-return.ts';
import { signOf, sumsByHsn, sumsByRate } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';

const BUYER = '27AAPFU0939F1ZV';
const PERIOD = { from: '2026-11-02', to: '2026-11-04' };
const on = (day: string) => Date.parse(`${day}T10:00:00+05:30`);
const OIL = { unit: 10_500, percent: 5 };

/** An invoice of this number in series SR, issued on a day of November. */
const sold = (
  count: number,
  goods: Parameters<typeof anInvoiceableOrder>[0],
  buyer: Parameters<typeof anInvoiceableOrder>[1] = {},
  day = '02',
) => {
  const number = `SR/26-27/${String(count).padStart(6, '0')}`;
  return anInvoice(anInvoiceableOrder(goods, buyer), { number, issuedAt: on(`2026-11-${day}`) });
};
const credit = (invoice: Invoice, amount: number, count: number) =>
  aCreditNote(invoice, amount, {
    ...{ number: `CN/26-27/00000${count}`, issuedAt: on('2026-11-04'), reason: 'Dented' },
  });
/** The lines of a table, headers first. */
const rows = (documents: readonly Invoice[], table: string, period = PERIOD) =>
  gstReturn(documents, period)
    .find((file) => file.table === table)
    ?.text.replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

const trader = { state: 'Maharashtra', gstin: BUYER, name: 'Deccan Traders' };
const business = sold(
  9,
  [
    { ...OIL, quantity: 2 },
    { unit: 11_800, percent: 18, hsn: '33049910', unitCode: 'BOX' },
  ],
  { ...trader, shipping: 4_900 },
);
const large = sold(10, [{ unit: 11_800_000, percent: 18 }], { state: 'Goa' }, '03');
const local = sold(12, [OIL], {}, '03');
const largeCredit = credit(large, 1_180, 2);
const all = [largeCredit, local, large, credit(business, 37_700, 1), business];

/** The rows as the GST portal's offline tool reads them, headers first. */
it.each([
  [
    'b2b',
    `
GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount
${BUYER},Deccan Traders,SR/26-27/000009,02-Nov-2026,377.00,27-Maharashtra,N,,Regular B2B,,5,229.88,0.00
${BUYER},Deccan Traders,SR/26-27/000009,02-Nov-2026,377.00,27-Maharashtra,N,,Regular B2B,,18,114.94,0.00`,
  ],
  [
    'b2cl',
    `
Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN
SR/26-27/000010,03-Nov-2026,118000.00,30-Goa,,18,100000.00,0.00,`,
  ],
  [
    'b2cs',
    `
Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN
OE,29-Karnataka,,5,100.00,0.00,`,
  ],
  [
    'cdnr',
    `
GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount
${BUYER},Deccan Traders,CN/26-27/000001,04-Nov-2026,C,27-Maharashtra,N,Regular B2B,377.00,,5,229.88,0.00
${BUYER},Deccan Traders,CN/26-27/000001,04-Nov-2026,C,27-Maharashtra,N,Regular B2B,377.00,,18,114.94,0.00`,
  ],
  [
    'cdnur',
    `
UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount
B2CL,CN/26-27/000002,04-Nov-2026,C,30-Goa,11.80,,18,10.00,0.00`,
  ],
  [
    'hsn-b2b',
    `
HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount
330499,,BOX-BOX,0.00,0.00,18,0.00,0.00,0.00,0.00,0.00
330590,,NOS-NUMBERS,0.00,0.00,5,0.00,0.00,0.00,0.00,0.00`,
  ],
  [
    'hsn-b2c',
    `
HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount
330590,,NOS-NUMBERS,1.00,105.00,5,100.00,0.00,2.50,2.50,0.00
330590,,NOS-NUMBERS,1.00,117988.20,18,99990.00,17998.20,0.00,0.00,0.00`,
  ],
  [
    'docs',
    `
Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled
Invoices for outward supply,SR/26-27/000009,SR/26-27/000012,4,1
Credit Note,CN/26-27/000001,CN/26-27/000002,2,0`,
  ],
  [
    'register',
    `
Kind,Number,Date,Order,Original number,Original date,Buyer,GSTIN,Place of supply,Taxable value,CGST,SGST/UTGST,IGST,Total,Reason
Invoice,SR/26-27/000009,02-Nov-2026,FR-7K3M9Q2X,,,Deccan Traders,${BUYER},27-Maharashtra,344.82,0.00,0.00,32.18,377.00,
Invoice,SR/26-27/000010,03-Nov-2026,FR-7K3M9Q2X,,,Ravi Kumar,,30-Goa,100000.00,0.00,0.00,18000.00,118000.00,
Invoice,SR/26-27/000012,03-Nov-2026,FR-7K3M9Q2X,,,Ravi Kumar,,29-Karnataka,100.00,2.50,2.50,0.00,105.00,
Credit note,CN/26-27/000001,04-Nov-2026,FR-7K3M9Q2X,SR/26-27/000009,02-Nov-2026,Deccan Traders,${BUYER},27-Maharashtra,-344.82,0.00,0.00,-32.18,-377.00,Dented
Credit note,CN/26-27/000002,04-Nov-2026,FR-7K3M9Q2X,SR/26-27/000010,03-Nov-2026,Ravi Kumar,,30-Goa,-10.00,0.00,0.00,-1.80,-11.80,Dented`,
  ],
])('the table %s has its columns and its rows', (table, expected) => {
  for (const documents of [all, all.toReversed()])
    expect(rows(documents, table)).toEqual(expected.trim().split('\n'));
});

describe('goods without tax', () => {
  const KAJAL = { unit: 9_900, percent: 0, hsn: '33042000' };
  const away = sold(4, [KAJAL], { state: 'Goa' });
  const untaxed = [
    sold(1, [KAJAL, OIL], trader),
    sold(2, [{ ...KAJAL, quantity: 2 }], trader),
    sold(3, [KAJAL, OIL]),
    ...[away, credit(away, 4_900, 3)],
  ];

  it.each([
    // Table 8, by place and buyer, less credit notes.
    [
      'exemp',
      `
Inter-State supplies to registered persons,0.00,297.00,0.00
Inter-State supplies to unregistered persons,0.00,50.00,0.00
Intra-State supplies to unregistered persons,0.00,99.00,0.00`,
    ],
    [
      'b2b',
      `
${BUYER},Deccan Traders,SR/26-27/000001,02-Nov-2026,204.00,27-Maharashtra,N,,Regular B2B,,5,100.00,0.00`,
    ],
    [
      'b2cs',
      `
OE,29-Karnataka,,5,100.00,0.00,`,
    ],
    ['cdnr', ''],
    [
      'hsn-b2b',
      `
330420,,NOS-NUMBERS,3.00,297.00,0,297.00,0.00,0.00,0.00,0.00
330590,,NOS-NUMBERS,1.00,105.00,5,100.00,5.00,0.00,0.00,0.00`,
    ],
    [
      'hsn-b2c',
      `
330420,,NOS-NUMBERS,2.00,149.00,0,149.00,0.00,0.00,0.00,0.00
330590,,NOS-NUMBERS,1.00,105.00,5,100.00,0.00,2.50,2.50,0.00`,
    ],
  ])('are in no table of taxable supplies: %s', (table, expected) => {
    expect(rows(untaxed, table)?.slice(1).join('\n')).toBe(expected.trim());
  });
});

it('creates ten files, of which only the register begins with a BOM, with headers alone for nothing', () => {
  const files = gstReturn(all, PERIOD);
  const tables = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp', 'hsn-b2b', 'hsn-b2c', 'docs'];
  expect(files.map(({ name }) => name)).toEqual(
    [...tables, 'register'].map((table) => `gstr1-${table}-2026-11-02-2026-11-04.csv`),
  );
  const marked = files.filter(({ text }) => text.startsWith('\uFEFF'));
  expect(marked.map(({ table }) => table)).toEqual(['register']);
  for (const { table } of files) expect(rows([], table)).toHaveLength(1);
  expect(rows([], 'exemp')?.[0]).toBe(
    'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
  );
});

it('uses days of India and names months as the offline tool does', () => {
  const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  for (const [index, name] of MONTHS.entries()) {
    const day = `2026-${String(index + 1).padStart(2, '0')}-05`;
    const start = Date.parse(`${day}T00:00:00+05:30`);
    const dates = [-1, 0, 86_399_999, 86_400_000].map((after) => {
      const document = { ...local, issuedAt: start + after };
      return rows([document], 'register', { from: day, to: day })?.[1]?.split(',')[2];
    });
    expect(dates).toEqual([undefined, `05-${name}-2026`, `05-${name}-2026`, undefined]);
  }
});

it('counts the series of a year separately, in any order of issue, by the count at the end', () => {
  expect(['SR/26-27/000012', 'SR/26-27/1000000', ''].map(serial)).toEqual([12, 1_000_000, 0]);
  const numbers = ['SR/26-27/000010', 'SR/26-27/000002', 'AB/26-27/000007'];
  const documents = numbers.map((number, index) => ({
    ...{ ...local, number, issuedAt: local.issuedAt + index },
  }));
  expect(rows(documents, 'docs')?.slice(1)).toEqual([
    'Invoices for outward supply,AB/26-27/000007,AB/26-27/000007,1,0',
    'Invoices for outward supply,SR/26-27/000002,SR/26-27/000010,9,7',
  ]);
});

it('lists a large invoice separately only when it is above one lakh and leaves the State', () => {
  const within = sold(1, [{ unit: 11_800_000, percent: 18 }]);
  expect(rows([within], 'b2cl')).toHaveLength(1);
  expect(rows([within], 'b2cs')?.slice(1)).toEqual(['OE,29-Karnataka,,18,100000.00,0.00,']);
  const lakh = sold(1, [{ unit: 10_000_000, percent: 18 }], { state: 'Goa' });
  expect(rows([lakh], 'b2cl')).toHaveLength(1);
});

it('sorts by State and by series, whatever was issued first', () => {
  const goa = { ...sold(1, [OIL], { state: 'Goa' }), number: 'ZZ/26-27/000001' };
  const starts = (table: string) =>
    rows([goa, local], table)
      ?.slice(1)
      .map((line) => line.split(',')[1]);
  expect(starts('b2cs')).toEqual(['29-Karnataka', '30-Goa']);
  expect(starts('docs')).toEqual(['SR/26-27/000012', 'ZZ/26-27/000001']);
});

it('groups by rate and by HSN, lowest first, and subtracts credit notes', () => {
  expect([local, largeCredit].map(signOf)).toEqual([1, -1]);
  const sums = sumsByRate([large, local, largeCredit]).map(({ rate, sum }) => ({ rate, ...sum }));
  expect(sums).toMatchObject([
    { rate: 5, taxable: 10_000, cgst: 250, sgst: 250, igst: 0, total: 10_500, quantity: 1 },
    {
      ...{ rate: 18, taxable: 9_999_000, cgst: 0, sgst: 0, igst: 1_799_820 },
      ...{ total: 11_798_820, quantity: 1 },
    },
  ]);
  expect(sumsByHsn([business, local]).map(({ hsn, unit, rate }) => [hsn, unit, rate])).toEqual([
    ['330499', 'BOX', 18],
    ['330590', 'NOS', 5],
  ]);
});

it('counts a fee in the unit of its goods, even when it is credited first, or without a unit', () => {
  const lines = local.lines.map((line) => ({ ...line, kind: 'shipping' as const, unit: 'NA' }));
  const fee: Invoice = { ...local, kind: 'credit-note', lines };
  expect(sumsByHsn([fee, local]).map(({ unit }) => unit)).toEqual(['NOS']);
  expect(sumsByHsn([{ ...local, lines }])).toMatchObject([{ hsn: '330590', unit: 'NA' }]);
});

it('sums the amounts paid, after the coupon', () => {
  const cheap = anInvoice(anInvoiceableOrder([{ unit: 11_000, percent: 5 }], { coupon: 500 }));
  expect(sumsByRate([cheap])).toMatchObject([{ sum: { taxable: 10_000, total: 10_500 } }]);
});
