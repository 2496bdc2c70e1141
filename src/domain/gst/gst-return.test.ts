import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCreditNote,
  anInvoice,
  anInvoiceableOrder,
} from '../../../tests/support/fixtures/invoices.ts';
import { gstFaults, recordsOf } from '../../../tests/support/histories/gst-faults.ts';
import { creditablePaise } from '../invoice/credit-note.ts';
import { type GstTable, gstReturn } from './gst-return.ts';
import type { Invoice } from '../invoice/invoice.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DAY = Date.parse('2026-11-21T10:00:00+05:30');
const BUYER = '27AAPFU0939F1ZV';

const creditOf = (invoice: Invoice, value: number, n: number, line: number | null = null) =>
  aCreditNote(invoice, value, {
    ...{ number: `CN/26-27/${String(n).padStart(6, '0')}`, issuedAt: DAY + n, line },
  });

const records = (documents: readonly Invoice[], table: GstTable) =>
  recordsOf(gstReturn(documents, NOVEMBER), table);

const oil = { unit: 59_900, percent: 5, hsn: '33059011' };
const cream = { unit: 49_900, percent: 18, hsn: '33049910' };
const number = (n: number) => ({
  number: `SR/26-27/${String(n).padStart(6, '0')}`,
  issuedAt: DAY + n,
});

const trader = { state: 'Maharashtra', gstin: BUYER, name: '=Trader, "X"' };
const local = anInvoice(anInvoiceableOrder([oil, cream], { shipping: 4_900 }), number(1));
const away = anInvoice(anInvoiceableOrder([oil], { state: 'Goa' }), number(2));

describe('a return', () => {
  it('sums sales to consumers by State and rate, fees included, less credit notes', () => {
    const row = (place: string, rate: string, taxable: string) => ({
      ...{ 'Place Of Supply': place, Rate: rate, 'Taxable Value': taxable },
    });
    const here = [row('29-Karnataka', '5', '595.93'), row('29-Karnataka', '18', '441.75')];
    const credit = creditOf(away, 59_900, 1);
    expect(records([local, away], 'b2cs')).toMatchObject([...here, row('30-Goa', '5', '570.48')]);
    expect(records([local, away, credit], 'b2cs')).toMatchObject([
      ...here,
      row('30-Goa', '5', '0.00'),
    ]);
    expect(records([credit], 'b2cs')).toMatchObject([row('30-Goa', '5', '-570.48')]);
  });

  it('sanitises the name of a registered buyer', () => {
    const invoice = anInvoice(anInvoiceableOrder([oil], trader), number(3));
    expect(records([invoice], 'b2b')).toMatchObject([{ 'Receiver Name': trader.name }]);
    const file = gstReturn([invoice], NOVEMBER).find(({ table }) => table === 'b2b');
    expect(file?.text).toContain(`,"'=Trader, ""X""",`);
  });

  it('lists an invoice to a UN body as one to a registered buyer (GSTR-1, table 4)', () => {
    const uin = '0717UNO00157UNO';
    const invoice = anInvoice(anInvoiceableOrder([oil], { gstin: uin }), { issuedAt: DAY });
    expect(records([invoice], 'b2b')).toMatchObject([
      { 'GSTIN/UIN of Recipient': uin, 'Place Of Supply': '07-Delhi' },
    ]);
    expect(records([invoice], 'hsn-b2b')).toHaveLength(1);
    expect(records([invoice], 'b2cs')).toEqual([]);
  });

  it('reports a credit note of one product at the rate and HSN of that product', () => {
    const two = anInvoice(anInvoiceableOrder([oil, cream], trader), number(5));
    const note = creditOf(two, 59_900, 1, 1);
    expect(records([two, note], 'cdnr')).toMatchObject([
      { 'Note Value': '599.00', Rate: '5', 'Taxable Value': '570.48' },
    ]);
    expect(records([two, note], 'hsn-b2b')).toMatchObject([
      { HSN: '330499', 'Total Quantity': '1.00', Rate: '18', 'Taxable Value': '422.88' },
      { HSN: '330590', 'Total Quantity': '0.00', Rate: '5', 'Taxable Value': '0.00' },
    ]);
  });

  it('counts packs in the unit of their product, and fees with their goods', () => {
    const bottles = anInvoiceableOrder(
      [{ ...oil, unitCode: 'BTL', quantity: 3 }, { ...oil, unitCode: 'BOX' }, oil],
      { shipping: 4_900 },
    );
    expect(records([anInvoice(bottles, number(1))], 'hsn-b2c')).toMatchObject([
      { HSN: '330590', UQC: 'BOX-BOX', 'Total Quantity': '1.00', 'Total Value': '599.00' },
      { HSN: '330590', UQC: 'BTL-BOTTLES', 'Total Quantity': '3.00', 'Total Value': '1846.00' },
      { HSN: '330590', UQC: 'NOS-NUMBERS', 'Total Quantity': '1.00', 'Total Value': '599.00' },
    ]);
    expect(records([local], 'hsn-b2b')).toEqual([]);
  });

  it('sums to exactly the documents, in every table', () => {
    const order = fc.record({
      lines: fc.array(
        fc.record({
          unit: fc.integer({ min: 100, max: 4_000_000 }),
          quantity: fc.integer({ min: 1, max: 5 }),
          percent: fc.constantFrom(0, 5, 18, 40),
          hsn: fc.constantFrom('33059011', '33049910', '30049011'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      state: fc.constantFrom('Karnataka', 'Goa', 'Ladakh'),
      gstin: fc.constantFrom('', '', BUYER),
      shipping: fc.constantFrom(0, 4_900),
      back: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 12 }), (orders) => {
        const documents = orders.flatMap(({ lines, back, ...options }, index) => {
          const invoice = anInvoice(anInvoiceableOrder(lines, options), number(index + 1));
          const value = Math.floor((creditablePaise(invoice, []) * back) / 100);
          return value > 0 ? [invoice, creditOf(invoice, value, index + 1)] : [invoice];
        });
        expect(gstFaults(documents, NOVEMBER)).toEqual([]);
      }),
    );
  });
});
