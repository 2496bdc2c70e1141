import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  anInvoice,
  anInvoiceableOrder,
  PHRASES,
  SETTINGS,
} from '../../../tests/support/fixtures/invoices.ts';
import { documentTitle, type InvoiceLine, InvoiceSchema } from './invoice.ts';
import { draftInvoice, draftOrderSummary, type InvoiceableOrder } from './invoice-draft.ts';
import { paise } from '../money/money.ts';

const issuedAt = Date.parse('2026-11-21T10:00:00+05:30');
const draft = (order: InvoiceableOrder, settings: Parameters<typeof draftInvoice>[0]['settings']) =>
  draftInvoice({
    ...{ number: 'SR/26-27/000001', issuedAt, tid: 'tid1' },
    ...{ order, settings, phrases: PHRASES },
  });
const withTax = (change: object) => ({ ...SETTINGS, tax: { ...SETTINGS.tax, ...change } });

/** kind, gross, discount, percent, taxable, CGST, SGST, IGST. */
const row = (line: InvoiceLine) => [
  ...[line.kind, line.grossPaise, line.discountPaise, line.percent],
  ...[line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise],
];

const OIL = { unit: 59_900, percent: 5 };
const MIXED = [
  { title: 'Hair oil', quantity: 2, ...OIL },
  { title: 'Face cream', unit: 49_900, percent: 18, hsn: '33049910' },
  { title: 'Kajal', unit: 25_000, percent: 0, hsn: '33042000' },
];
const EXTRAS = { coupon: 19_470, shipping: 4_900, cod: 4_000 };

describe('an invoice', () => {
  it('within the State splits the tax in two', () => {
    const invoice = anInvoice(anInvoiceableOrder([OIL]));
    expect(invoice.lines.map(row)).toEqual([['goods', 59_900, 0, 5, 57_048, 1_426, 1_426, 0]]);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', financialYear: '26-27', supply: 'intra', stateTaxName: 'SGST' },
      placeOfSupply: { state: 'Karnataka', code: '29' },
      seller: { legalName: 'Sample Ayurveda Private Limited', stateCode: '29' },
      buyer: {
        ...{ name: 'Ravi Kumar', stateCode: '29', gstin: '' },
        addressLines: ['12, 3rd Cross', 'Gandhi Nagar', 'Bengaluru 560001'],
      },
      ...{ original: null, reason: '', irn: '', words: 'Rupees Five Hundred Ninety-Nine Only' },
      shipTo: null,
    });
  });

  it('to another State has IGST', () => {
    const invoice = anInvoice(anInvoiceableOrder([OIL], { state: 'Chandigarh' }));
    expect(invoice.lines.map(row)).toEqual([['goods', 59_900, 0, 5, 57_048, 0, 0, 2_852]]);
    expect(invoice.placeOfSupply).toEqual({ state: 'Chandigarh', code: '04' });
  });

  it('within a union territory without a legislature has UTGST', () => {
    const seller = withTax({ gstin: '04AAAAA0000A1ZA', state: 'Chandigarh' });
    expect(draft(anInvoiceableOrder([OIL], { state: 'Chandigarh' }), seller)).toMatchObject({
      value: {
        ...{ supply: 'intra', stateTaxName: 'UTGST' },
        totals: { cgstPaise: 1_426, sgstPaise: 1_426 },
      },
    });
  });

  it('of three rates, with coupon, delivery and cash on delivery, within the State', () => {
    const invoice = anInvoice(anInvoiceableOrder(MIXED, EXTRAS));
    expect(invoice.lines.map(row)).toEqual([
      ['goods', 119_800, 11_980, 5, 102_686, 2_567, 2_567, 0],
      ['goods', 49_900, 4_990, 18, 38_060, 3_425, 3_425, 0],
      ['goods', 25_000, 2_500, 0, 22_500, 0, 0, 0],
      ['shipping', 1_256, 0, 18, 1_064, 96, 96, 0],
      ['shipping', 3_015, 0, 5, 2_871, 72, 72, 0],
      ['shipping', 629, 0, 0, 629, 0, 0, 0],
      ['cod-fee', 1_025, 0, 18, 869, 78, 78, 0],
      ['cod-fee', 2_461, 0, 5, 2_343, 59, 59, 0],
      ['cod-fee', 514, 0, 0, 514, 0, 0, 0],
    ]);
    expect(invoice.totals.totalPaise).toBe(184_130);
    expect(invoice.lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(invoice.lines[3]).toMatchObject({
      ...{ title: 'Delivery charges', sku: '', hsn: '33049910', quantity: 0, unit: 'NA' },
    });
    expect(invoice.lines[8]).toMatchObject({ title: 'Cash on delivery fee', sku: '' });
  });

  it('of three rates, with coupon, delivery and cash on delivery, to another State', () => {
    const { lines, totals } = anInvoice(anInvoiceableOrder(MIXED, { ...EXTRAS, state: 'Goa' }));
    expect(lines.map(({ taxablePaise }) => taxablePaise)).toEqual([
      ...[102_686, 38_059, 22_500, 1_064, 2_871, 629, 869, 2_344, 514],
    ]);
    expect(lines.map(({ igstPaise }) => igstPaise)).toEqual([
      ...[5_134, 6_851, 0, 192, 144, 0, 156, 117, 0],
    ]);
    expect(totals).toMatchObject({ totalPaise: 184_130, cgstPaise: 0, sgstPaise: 0 });
  });

  it('allocates a fee by what is paid for the goods, after their discounts', () => {
    const goods = [5, 18].map((percent) => ({ unit: 10_000, percent }));
    const order = anInvoiceableOrder(goods, { coupon: 9_000, shipping: 1_100 });
    const lines = order.lines.map((line, index) => ({
      ...line,
      discountPaise: paise(index === 0 ? 9_000 : 0),
    }));
    const invoice = anInvoice({ ...order, lines });
    expect(invoice.lines.slice(2).map(row)).toEqual([
      ['shipping', 1_000, 0, 18, 848, 76, 76, 0],
      ['shipping', 100, 0, 5, 96, 2, 2, 0],
    ]);
  });

  it('omits empty address lines, and the GSTIN of a buyer without one', () => {
    const { gstin: _, ...order } = anInvoiceableOrder([OIL]);
    const invoice = anInvoice({ ...order, address: { ...order.address, line2: '' } });
    const addressLines = ['12, 3rd Cross', 'Bengaluru 560001'];
    expect(invoice.buyer).toMatchObject({ addressLines, gstin: '' });
  });

  it.each([
    [[5], '', 'tax-invoice'],
    [[0], '', 'bill-of-supply'],
    [[5, 0], '', 'invoice-cum-bill-of-supply'],
    [[5, 0], '27AAPFU0939F1ZV', 'tax-invoice'],
  ])('of goods at %j %% to the buyer "%s" has its legal title: %s', (percents, gstin, title) => {
    const lines = percents.map((percent) => ({ unit: 100, percent }));
    expect(documentTitle(anInvoice(anInvoiceableOrder(lines, { gstin })))).toBe(title);
  });

  it('sums exactly for any order, and survives a round trip through its document', () => {
    const goods = fc.array(
      fc.record({
        unit: fc.integer({ min: 1, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        percent: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
      }),
      { minLength: 1, maxLength: 60 },
    );
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const fee = fc.integer({ min: 0, max: 20_000 });
    const states = fc.constantFrom('Karnataka', 'Goa');
    fc.assert(
      fc.property(goods, share, fee, fee, states, (ordered, part, shipping, cod, state) => {
        const gross = ordered.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
        const coupon = Math.floor(gross * part);
        const order = anInvoiceableOrder(ordered, { coupon, shipping, cod, state });
        const invoice = anInvoice(order);
        for (const line of [...invoice.lines, invoice.totals]) {
          expect(line.grossPaise - line.discountPaise).toBe(
            line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise,
          );
        }
        expect(invoice.totals.totalPaise).toBe(order.totals.totalPaise);
        expect(invoice.totals.discountPaise).toBe(coupon);
        expect(v.parse(InvoiceSchema, JSON.parse(JSON.stringify(invoice)))).toEqual(invoice);
      }),
    );
  });
});

describe('an invoice is refused', () => {
  const good = anInvoiceableOrder([{ ...OIL, sku: 'OIL' }]);
  const line = (change: object) => ({
    ...good,
    lines: good.lines.map((each) => ({ ...each, ...change })),
  });
  const total = (change: object) => ({ ...good, totals: { ...good.totals, ...change } });
  const inState = (state: string) => ({ ...good, address: { ...good.address, state } });
  const [first] = good.lines;
  const tooMuchOff = {
    ...total({ itemsPaise: 119_800, discountPaise: 59_901, totalPaise: 59_899 }),
    ...{ lines: first ? [first, { ...first, discountPaise: paise(59_901) }] : [] },
  };

  it.each<[string, InvoiceableOrder, string]>([
    ['without an HSN', line({ hsn: '' }), 'missing-hsn'],
    ['with letters before its HSN', line({ hsn: 'X3305' }), 'missing-hsn'],
    ['with letters after its HSN', line({ hsn: '3305X' }), 'missing-hsn'],
    ['with an HSN of 3 digits', line({ hsn: '330' }), 'missing-hsn'],
    ['with an HSN of 5 digits', line({ hsn: '33059' }), 'missing-hsn'],
    ['without a rate', line({ gstPercent: null }), 'missing-rate'],
    ['whose items are not the lines’', total({ itemsPaise: 59_901 }), 'totals'],
    ['whose coupon is not the lines’', total({ discountPaise: 1 }), 'totals'],
    ['with more off a line than it costs', tooMuchOff, 'totals'],
    ['that is short of the items', line({ quantity: 2 }), 'totals'],
    ['whose discount is not the lines’', line({ discountPaise: paise(1) }), 'totals'],
    ['whose total is wrong', total({ totalPaise: 59_901 }), 'totals'],
    ['without a State', inState(''), 'missing-state'],
    ['for a State that there is not', inState('Punjabi'), 'missing-state'],
    ['with a mistyped GSTIN', { ...good, gstin: '27AAPFU0939F1ZX' }, 'buyer-gstin'],
    ['without lines', { ...good, lines: [] }, 'no-lines'],
  ])('%s', (_, order, reason) => {
    const skus = reason.startsWith('missing-') && reason !== 'missing-state' && { skus: ['OIL'] };
    expect(draft(order, SETTINGS)).toEqual({ ok: false, refusal: { reason, ...skus } });
  });

  it.each([
    ['without a GSTIN', withTax({ gstin: '' }), 'seller-gstin'],
    ['with a mistyped GSTIN', withTax({ gstin: '29AAAAA0000A1ZX' }), 'seller-gstin'],
    ['with the GSTIN of another State', withTax({ state: 'Goa' }), 'seller-gstin'],
    ['without tax settings', { seller: SETTINGS.seller }, 'no-tax-settings'],
  ])('for a seller %s', (_, settings, reason) => {
    expect(draft(good, settings)).toEqual({ ok: false, refusal: { reason } });
  });
});

it('an order summary has the same content without being an invoice', () => {
  const order = anInvoiceableOrder(MIXED, EXTRAS);
  const given = { issuedAt, settings: SETTINGS, phrases: PHRASES };
  const summary = draftOrderSummary({ ...given, order });
  const { lines, totals } = anInvoice(order);
  expect(summary).toMatchObject({ ok: true, value: { kind: 'order-summary', lines, totals } });
  expect(summary.ok && documentTitle(summary.value)).toBe('order-summary');
  expect(summary.ok && 'number' in summary.value).toBe(false);
  const nowhere = { ...order, address: { ...order.address, state: '' } };
  expect(draftOrderSummary({ ...given, order: nowhere })).toEqual({
    ok: false,
    refusal: { reason: 'missing-state' },
  });
});

describe('an invoice to a business in another State than the delivery', () => {
  const billing = {
    ...{ legalName: 'Deccan Traders LLP', line1: '4 Market Road', line2: '' },
    ...{ city: 'Pune', pin: '411001' },
  };
  const order = anInvoiceableOrder([OIL], {
    ...{ state: 'Karnataka', gstin: '27AAPFU0939F1ZV', billing },
  });

  it('is billed to the State of the GSTIN, which is the place of supply, and names the delivery', () => {
    expect(anInvoice(order)).toMatchObject({
      buyer: {
        ...{ name: 'Deccan Traders LLP', addressLines: ['4 Market Road', 'Pune 411001'] },
        ...{ state: 'Maharashtra', stateCode: '27', gstin: '27AAPFU0939F1ZV' },
      },
      shipTo: {
        ...{ name: 'Ravi Kumar', state: 'Karnataka', stateCode: '29' },
        addressLines: ['12, 3rd Cross', 'Gandhi Nagar', 'Bengaluru 560001'],
      },
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      supply: 'inter',
    });
  });

  it('is within the State when the business is registered where the seller is', () => {
    const address = { ...order.address, state: 'Kerala' };
    expect(anInvoice({ ...order, address, gstin: '29AAAAA0000A1ZY' })).toMatchObject({
      ...{ placeOfSupply: { state: 'Karnataka' }, supply: 'intra', shipTo: { state: 'Kerala' } },
    });
  });

  it.each([
    ['a UN body, in the State of its UIN', '0717UNO00157UNO', 'Delhi', '07'],
    ['a tax deductor, in the State of its number', '06DELI09652G1DA', 'Haryana', '06'],
    ['a collector, in the State of its number', '27AAECG3736E1C2', 'Maharashtra', '27'],
    ['an installation at sea, where its PIN code is', '97AAAAA0000A1ZV', 'Maharashtra', '27'],
    ['an online service, where its PIN code is', '9917SGP29001OST', 'Maharashtra', '27'],
  ])('bills %s', (_, gstin, state, code) => {
    expect(anInvoice({ ...order, gstin })).toMatchObject({
      ...{ buyer: { gstin, state, stateCode: code }, placeOfSupply: { state, code } },
      supply: 'inter',
    });
  });
});
