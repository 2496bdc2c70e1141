import { describe, expect, it } from 'vitest';
import { anInvoice, anInvoiceableOrder } from '../../../tests/support/fixtures/invoices.ts';
import { draftCreditNote } from '../invoice/credit-note.ts';
import { serial } from './gst-columns.ts';
import { gstReturn } from './gst-return.ts';
import { signOf, sumsByHsn, sumsByRate } from './gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { paise } from '../money/money.ts';

const BUYER = '27AAPFU0939F1ZV';
const on = (day: string) => Date.parse(`${day}T10:00:00+05:30`);

const business = anInvoice(
  anInvoiceableOrder(
    [
      { unit: 10_500, percent: 5, quantity: 2 },
      { unit: 11_800, percent: 18, hsn: '33049910', unitCode: 'BOX' },
    ],
    { state: 'Maharashtra', gstin: BUYER, name: 'Deccan Traders', shipping: 4_900 },
  ),
  { number: 'SR/26-27/000009', issuedAt: on('2026-11-02') },
);
const large = anInvoice(anInvoiceableOrder([{ unit: 11_800_000, percent: 18 }], { state: 'Goa' }), {
  number: 'SR/26-27/000010',
  issuedAt: on('2026-11-03'),
});
const local = anInvoice(anInvoiceableOrder([{ unit: 10_500, percent: 5 }]), {
  number: 'SR/26-27/000012',
  issuedAt: on('2026-11-03'),
});

function note(invoice: Invoice, amount: number, number: string): Invoice {
  const drafted = draftCreditNote(invoice, {
    number,
    issuedAt: on('2026-11-04'),
    reason: 'Dented',
    credit: { amountPaise: paise(amount), line: null },
    earlier: [],
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
}
const businessCredit = note(business, 37_700, 'CN/26-27/000001');
const largeCredit = note(large, 1_180, 'CN/26-27/000002');

const PERIOD = { from: '2026-11-02', to: '2026-11-04' };
const files = () => gstReturn([largeCredit, local, large, businessCredit, business], PERIOD);
const rows = (table: string) =>
  files()
    .find((file) => file.table === table)
    ?.text.replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

/** The rows as the GST portal's offline tool reads them, headers first. */
it.each<[string, readonly string[]]>([
  [
    'b2b',
    [
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `${BUYER},Deccan Traders,SR/26-27/000009,02-Nov-2026,377.00,27-Maharashtra,N,,Regular B2B,,5,229.88,0.00`,
      `${BUYER},Deccan Traders,SR/26-27/000009,02-Nov-2026,377.00,27-Maharashtra,N,,Regular B2B,,18,114.94,0.00`,
    ],
  ],
  [
    'b2cl',
    [
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'SR/26-27/000010,03-Nov-2026,118000.00,30-Goa,,18,100000.00,0.00,',
    ],
  ],
  [
    'b2cs',
    [
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,29-Karnataka,,5,100.00,0.00,',
    ],
  ],
  [
    'cdnr',
    [
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      `${BUYER},Deccan Traders,CN/26-27/000001,04-Nov-2026,C,27-Maharashtra,N,Regular B2B,377.00,,5,229.88,0.00`,
      `${BUYER},Deccan Traders,CN/26-27/000001,04-Nov-2026,C,27-Maharashtra,N,Regular B2B,377.00,,18,114.94,0.00`,
    ],
  ],
  [
    'cdnur',
    [
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      'B2CL,CN/26-27/000002,04-Nov-2026,C,30-Goa,11.80,,18,10.00,0.00',
    ],
  ],
  [
    'hsn-b2b',
    [
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      '330499,,BOX-BOX,0.00,0.00,18,0.00,0.00,0.00,0.00,0.00',
      '330590,,NOS-NUMBERS,0.00,0.00,5,0.00,0.00,0.00,0.00,0.00',
    ],
  ],
  [
    'hsn-b2c',
    [
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      '330590,,NOS-NUMBERS,1.00,105.00,5,100.00,0.00,2.50,2.50,0.00',
      '330590,,NOS-NUMBERS,1.00,117988.20,18,99990.00,17998.20,0.00,0.00,0.00',
    ],
  ],
  [
    'docs',
    [
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      'Invoices for outward supply,SR/26-27/000009,SR/26-27/000012,4,1',
      'Credit Note,CN/26-27/000001,CN/26-27/000002,2,0',
    ],
  ],
  [
    'register',
    [
      'Kind,Number,Date,Order,Original number,Original date,Buyer,GSTIN,Place of supply,Taxable value,CGST,SGST/UTGST,IGST,Total,Reason',
      `Invoice,SR/26-27/000009,02-Nov-2026,FR-7K3M9Q2X,,,Deccan Traders,${BUYER},27-Maharashtra,344.82,0.00,0.00,32.18,377.00,`,
      'Invoice,SR/26-27/000010,03-Nov-2026,FR-7K3M9Q2X,,,Ravi Kumar,,30-Goa,100000.00,0.00,0.00,18000.00,118000.00,',
      'Invoice,SR/26-27/000012,03-Nov-2026,FR-7K3M9Q2X,,,Ravi Kumar,,29-Karnataka,100.00,2.50,2.50,0.00,105.00,',
      `Credit note,CN/26-27/000001,04-Nov-2026,FR-7K3M9Q2X,SR/26-27/000009,02-Nov-2026,Deccan Traders,${BUYER},27-Maharashtra,-344.82,0.00,0.00,-32.18,-377.00,Dented`,
      'Credit note,CN/26-27/000002,04-Nov-2026,FR-7K3M9Q2X,SR/26-27/000010,03-Nov-2026,Ravi Kumar,,30-Goa,-10.00,0.00,0.00,-1.80,-11.80,Dented',
    ],
  ],
])('the table %s has its columns and its rows', (table, expected) => {
  expect(rows(table)).toEqual(expected);
});

describe('goods without tax', () => {
  const KAJAL = { unit: 9_900, percent: 0, hsn: '33042000' };
  const OIL = { unit: 10_500, percent: 5 };
  const sold = (
    goods: Parameters<typeof anInvoiceableOrder>[0],
    buyer: Parameters<typeof anInvoiceableOrder>[1],
    count: number,
  ) => {
    const number = `SR/26-27/${String(count).padStart(6, '0')}`;
    return anInvoice(anInvoiceableOrder(goods, buyer), { number, issuedAt: on('2026-11-02') });
  };
  const shop = { gstin: BUYER, name: 'Deccan Traders' };
  const mixed = sold([KAJAL, OIL], { ...shop, state: 'Maharashtra' }, 1);
  const exemptOnly = sold([{ ...KAJAL, quantity: 2 }], { ...shop, state: 'Maharashtra' }, 2);
  const here = sold([KAJAL, OIL], {}, 3);
  const away = sold([KAJAL], { state: 'Goa' }, 4);
  const credit = note(away, 4_900, 'CN/26-27/000003');
  const rowsOf = (table: string) =>
    gstReturn([mixed, exemptOnly, here, away, credit], PERIOD)
      .find((file) => file.table === table)
      ?.text.trimEnd()
      .split('\r\n');

  it('are summed in Table 8, by place and buyer, less credit notes', () => {
    expect(rowsOf('exemp')).toEqual([
      'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
      'Inter-State supplies to registered persons,0.00,297.00,0.00',
      'Inter-State supplies to unregistered persons,0.00,50.00,0.00',
      'Intra-State supplies to unregistered persons,0.00,99.00,0.00',
    ]);
  });

  it('are in no table of taxable supplies', () => {
    expect(rowsOf('b2b')?.slice(1)).toEqual([
      `${BUYER},Deccan Traders,SR/26-27/000001,02-Nov-2026,204.00,27-Maharashtra,N,,Regular B2B,,5,100.00,0.00`,
    ]);
    expect(rowsOf('b2cs')?.slice(1)).toEqual(['OE,29-Karnataka,,5,100.00,0.00,']);
    expect(rowsOf('cdnr')).toHaveLength(1);
  });

  it('are in the HSN summary', () => {
    expect(rowsOf('hsn-b2b')?.[1]).toBe(
      '330420,,NOS-NUMBERS,3.00,297.00,0,297.00,0.00,0.00,0.00,0.00',
    );
    expect(rowsOf('hsn-b2c')?.[1]).toMatch(/^330420,,NOS-NUMBERS,\d\.00,149\.00,0,149\.00/u);
  });
});

it('creates ten files, of which only the register begins with a BOM', () => {
  expect(files().map(({ name }) => name)).toEqual(
    ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp', 'hsn-b2b', 'hsn-b2c', 'docs', 'register'].map(
      (table) => `gstr1-${table}-2026-11-02-2026-11-04.csv`,
    ),
  );
  expect(
    files()
      .filter(({ text }) => text.startsWith('\uFEFF'))
      .map(({ table }) => table),
  ).toEqual(['register']);
});

it('has headers and no rows without documents', () => {
  for (const { text } of gstReturn([], PERIOD))
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
});

it('includes the first and the last day of the period, and no day beside them', () => {
  const between = (from: string, to: string) =>
    gstReturn([business, large, local], { from, to })
      .find(({ table }) => table === 'register')
      ?.text.match(/SR\/26-27\/\d+/gu);
  expect(between('2026-11-02', '2026-11-02')).toEqual(['SR/26-27/000009']);
  expect(between('2026-11-03', '2026-11-30')).toEqual(['SR/26-27/000010', 'SR/26-27/000012']);
  expect(between('2026-11-01', '2026-11-01')).toBeNull();
});

it('names months as the offline tool does', () => {
  const dated = (month: number) => {
    const day = `2026-${String(month).padStart(2, '0')}-05`;
    const document = { ...local, issuedAt: on(day) };
    const register = gstReturn([document], { from: day, to: day }).at(-1)?.text ?? '';
    return /05-(\w+)-2026/u.exec(register)?.[1];
  };
  expect(Array.from({ length: 12 }, (_, month) => dated(month + 1)).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});

it('parses the count at the end of a number', () => {
  expect(['SR/26-27/000012', 'SR/26-27/1000000', ''].map(serial)).toEqual([12, 1_000_000, 0]);
});

it('counts the series of a year separately, in any order of issue', () => {
  const of = (number: string) => ({ ...local, number });
  const documents = ['SR/26-27/000010', 'SR/26-27/000002', 'AB/26-27/000007'].map(of);
  const docs = gstReturn(documents, PERIOD).find(({ table }) => table === 'docs');
  expect(docs?.text.trimEnd().split('\r\n').slice(1)).toEqual([
    'Invoices for outward supply,AB/26-27/000007,AB/26-27/000007,1,0',
    'Invoices for outward supply,SR/26-27/000002,SR/26-27/000010,9,7',
  ]);
});

it('groups by rate and by HSN, lowest first, and subtracts credit notes', () => {
  expect(signOf(local)).toBe(1);
  expect(signOf(largeCredit)).toBe(-1);
  expect(sumsByRate([large, local, largeCredit])).toMatchObject([
    {
      rate: 5,
      sum: { taxable: 10_000, cgst: 250, sgst: 250, igst: 0, total: 10_500, quantity: 1 },
    },
    {
      rate: 18,
      sum: {
        ...{ taxable: 9_999_000, cgst: 0, sgst: 0, igst: 1_799_820, total: 11_798_820 },
        quantity: 1,
      },
    },
  ]);
  expect(sumsByHsn([business, local]).map(({ hsn, unit, rate }) => [hsn, unit, rate])).toEqual([
    ['330499', 'BOX', 18],
    ['330590', 'NOS', 5],
  ]);
});

it('counts a fee in the unit of its goods, even when it is credited first', () => {
  const lines = local.lines.map((line) => ({ ...line, kind: 'shipping' as const, unit: 'NA' }));
  const fee: Invoice = { ...local, kind: 'credit-note', lines };
  expect(sumsByHsn([fee, local]).map(({ unit }) => unit)).toEqual(['NOS']);
});

it('lists a large invoice separately only when it leaves the State', () => {
  const within = anInvoice(anInvoiceableOrder([{ unit: 11_800_000, percent: 18 }]));
  const tables = gstReturn([within], { from: '2026-11-21', to: '2026-11-21' });
  const lines = (name: string) =>
    tables
      .find(({ table }) => table === name)
      ?.text.trimEnd()
      .split('\r\n')
      .slice(1);
  expect(lines('b2cl')).toEqual([]);
  expect(lines('b2cs')).toEqual(['OE,29-Karnataka,,18,100000.00,0.00,']);
});

it('sorts by State and by series, whatever was issued first', () => {
  const goa = anInvoice(anInvoiceableOrder([{ unit: 10_500, percent: 5 }], { state: 'Goa' }), {
    number: 'ZZ/26-27/000001',
    issuedAt: on('2026-11-02'),
  });
  const tables = gstReturn([goa, local], PERIOD);
  const starts = (name: string) =>
    tables
      .find(({ table }) => table === name)
      ?.text.trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
  expect(starts('b2cs')).toEqual(['29-Karnataka', '30-Goa']);
  expect(starts('docs')).toEqual(['SR/26-27/000012', 'ZZ/26-27/000001']);
});

it('sums the amounts paid, after the coupon', () => {
  const cheap = anInvoice(anInvoiceableOrder([{ unit: 11_000, percent: 5 }], { coupon: 500 }));
  expect(sumsByRate([cheap])).toMatchObject([{ sum: { taxable: 10_000, total: 10_500 } }]);
});

it('reports a fee without goods without a unit', () => {
  const fees = local.lines.map((line) => ({ ...line, kind: 'shipping' as const, unit: 'NA' }));
  expect(sumsByHsn([{ ...local, lines: fees }])).toMatchObject([{ hsn: '330590', unit: 'NA' }]);
});
