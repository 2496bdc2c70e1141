import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  anInvoice,
  anInvoiceableOrder,
  SETTINGS,
} from '../../../tests/support/fixtures/invoices.ts';
import { documentTitle, type InvoiceLine, InvoiceSchema } from './invoice.ts';
import { draftInvoice, draftOrderSummary, type InvoiceableOrder } from './invoice-draft.ts';
import { paise } from '../money/money.ts';

const issuedAt = Date.parse('2026-11-21T10:00:00+05:30');
const draft = (order: InvoiceableOrder, settings = SETTINGS) =>
  draftInvoice({ number: 'SR/26-27/000001', issuedAt, tid: 'tid1', order, settings });

/** kind, gross, discount, percent, taxable, CGST, SGST, IGST. */
const row = (line: InvoiceLine) => [
  line.kind,
  line.grossPaise,
  line.discountPaise,
  line.percent,
  line.taxablePaise,
  line.cgstPaise,
  line.sgstPaise,
  line.igstPaise,
];

const MIXED = [
  { title: 'Hair oil', unit: 59_900, quantity: 2, percent: 5, hsn: '33059011' },
  { title: 'Face cream', unit: 49_900, percent: 18, hsn: '33049910' },
  { title: 'Kajal', unit: 25_000, percent: 0, hsn: '33042000' },
];
const EXTRAS = { coupon: 19_470, shipping: 4_900, cod: 4_000 };

describe('an invoice', () => {
  it('within the State splits the tax in two', () => {
    const invoice = anInvoice(anInvoiceableOrder([{ unit: 59_900, percent: 5 }]));
    expect(invoice.lines.map(row)).toEqual([['goods', 59_900, 0, 5, 57_048, 1_426, 1_426, 0]]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      financialYear: '26-27',
      supply: 'intra',
      stateTaxName: 'SGST',
      placeOfSupply: { state: 'Karnataka', code: '29' },
      seller: { legalName: 'Sample Ayurveda Private Limited', stateCode: '29' },
      buyer: {
        name: 'Ravi Kumar',
        addressLines: ['12, 3rd Cross', 'Gandhi Nagar', 'Bengaluru 560001'],
        stateCode: '29',
        gstin: '',
      },
      original: null,
      reason: '',
      irn: '',
      words: 'Rupees Five Hundred Ninety-Nine Only',
    });
  });

  it('to another State has IGST', () => {
    const invoice = anInvoice(
      anInvoiceableOrder([{ unit: 59_900, percent: 5 }], { state: 'Chandigarh' }),
    );
    expect(invoice.lines.map(row)).toEqual([['goods', 59_900, 0, 5, 57_048, 0, 0, 2_852]]);
    expect(invoice.placeOfSupply).toEqual({ state: 'Chandigarh', code: '04' });
  });

  it('within a union territory without a legislature has UTGST', () => {
    const drafted = draft(
      anInvoiceableOrder([{ unit: 59_900, percent: 5 }], { state: 'Chandigarh' }),
      {
        ...SETTINGS,
        tax: { ...SETTINGS.tax, gstin: '04AAAAA0000A1ZA', state: 'Chandigarh' },
      },
    );
    expect(drafted).toMatchObject({
      ok: true,
      value: {
        supply: 'intra',
        stateTaxName: 'UTGST',
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
    const invoice = anInvoice(anInvoiceableOrder(MIXED, { ...EXTRAS, state: 'Goa' }));
    expect(invoice.lines.map((line) => [line.taxablePaise, line.igstPaise])).toEqual([
      [102_686, 5_134],
      [38_059, 6_851],
      [22_500, 0],
      [1_064, 192],
      [2_871, 144],
      [629, 0],
      [869, 156],
      [2_344, 117],
      [514, 0],
    ]);
    expect(invoice.totals).toMatchObject({ totalPaise: 184_130, cgstPaise: 0, sgstPaise: 0 });
  });

  it('allocates a fee by what is paid for the goods, after their discounts', () => {
    const order = anInvoiceableOrder(
      [
        { unit: 10_000, percent: 5 },
        { unit: 10_000, percent: 18 },
      ],
      { coupon: 9_000, shipping: 1_100 },
    );
    const lines = order.lines.map((line, index) => ({
      ...line,
      discountPaise: paise(index === 0 ? 9_000 : 0),
    }));
    expect(
      anInvoice({ ...order, lines })
        .lines.slice(2)
        .map(row),
    ).toEqual([
      ['shipping', 1_000, 0, 18, 848, 76, 76, 0],
      ['shipping', 100, 0, 5, 96, 2, 2, 0],
    ]);
  });

  it('omits empty address lines, and the GSTIN of a buyer without one', () => {
    const { gstin: _, ...order } = anInvoiceableOrder([{ unit: 59_900, percent: 5 }]);
    const invoice = anInvoice({ ...order, address: { ...order.address, line2: '' } });
    expect(invoice.buyer.addressLines).toEqual(['12, 3rd Cross', 'Bengaluru 560001']);
    expect(invoice.buyer.gstin).toBe('');
  });

  it('has its legal title', () => {
    const of = (percents: number[], gstin = '') =>
      documentTitle(
        anInvoice(
          anInvoiceableOrder(
            percents.map((percent) => ({ unit: 100, percent })),
            { gstin },
          ),
        ),
      );
    expect(of([5])).toBe('tax-invoice');
    expect(of([0])).toBe('bill-of-supply');
    expect(of([5, 0])).toBe('invoice-cum-bill-of-supply');
    expect(of([5, 0], '27AAPFU0939F1ZV')).toBe('tax-invoice');
  });

  it('sums exactly for any order, and survives a round trip through its document', () => {
    const lines = fc.array(
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
      fc.property(lines, share, fee, fee, states, (ordered, part, shipping, cod, state) => {
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
      { numRuns: 200 },
    );
  });
});

describe('an invoice is refused', () => {
  const good = anInvoiceableOrder([{ unit: 59_900, percent: 5, sku: 'OIL' }]);
  const line = (change: object) => ({
    ...good,
    lines: good.lines.map((each) => ({ ...each, ...change })),
  });
  const tax = (change: object) =>
    ({ ...SETTINGS, tax: { ...SETTINGS.tax, ...change } }) as typeof SETTINGS;

  it.each<[string, InvoiceableOrder, object]>([
    ['without an HSN', line({ hsn: '' }), { reason: 'missing-hsn', skus: ['OIL'] }],
    [
      'with letters before its HSN',
      line({ hsn: 'X3305' }),
      { reason: 'missing-hsn', skus: ['OIL'] },
    ],
    [
      'with letters after its HSN',
      line({ hsn: '3305X' }),
      { reason: 'missing-hsn', skus: ['OIL'] },
    ],
    [
      'whose items are not the lines’',
      { ...good, totals: { ...good.totals, itemsPaise: paise(59_901) } },
      { reason: 'totals' },
    ],
    [
      'whose coupon is not the lines’',
      { ...good, totals: { ...good.totals, discountPaise: paise(1) } },
      { reason: 'totals' },
    ],
    [
      'with more off a line than it costs',
      {
        ...good,
        lines: [
          ...good.lines,
          { ...good.lines[0], discountPaise: paise(59_901) },
        ] as typeof good.lines,
        totals: {
          ...good.totals,
          itemsPaise: paise(119_800),
          discountPaise: paise(59_901),
          totalPaise: paise(59_899),
        },
      },
      { reason: 'totals' },
    ],
    ['with a malformed HSN', line({ hsn: '330' }), { reason: 'missing-hsn', skus: ['OIL'] }],
    ['with an HSN of 5 digits', line({ hsn: '33059' }), { reason: 'missing-hsn', skus: ['OIL'] }],
    ['without a rate', line({ gstPercent: null }), { reason: 'missing-rate', skus: ['OIL'] }],
    [
      'without a State',
      { ...good, address: { ...good.address, state: '' } },
      { reason: 'missing-state' },
    ],
    [
      'for a State that there is not',
      { ...good, address: { ...good.address, state: 'Punjabi' } },
      { reason: 'missing-state' },
    ],
    [
      'with a mistyped Your GSTIN',
      { ...good, gstin: '27AAPFU0939F1ZX' },
      { reason: 'buyer-gstin' },
    ],
    ['without lines', { ...good, lines: [] }, { reason: 'no-lines' }],
    ['that is short of the items', line({ quantity: 2 }), { reason: 'totals' }],
    ['whose discount is not the lines’', line({ discountPaise: paise(1) }), { reason: 'totals' }],
    [
      'whose total is wrong',
      { ...good, totals: { ...good.totals, totalPaise: paise(59_901) } },
      { reason: 'totals' },
    ],
  ])('%s', (_, order, refusal) => {
    expect(draft(order)).toEqual({ ok: false, refusal });
  });

  it('for a seller without a valid GSTIN', () => {
    const refused = (settings: typeof SETTINGS) => draft(good, settings);
    const seller = { ok: false, refusal: { reason: 'seller-gstin' } };
    expect(refused(tax({ gstin: '' }))).toEqual(seller);
    expect(refused(tax({ gstin: '29AAAAA0000A1ZX' }))).toEqual(seller);
    expect(refused(tax({ state: 'Goa' }))).toEqual(seller);
    expect(
      draftInvoice({
        number: 'SR/26-27/000001',
        issuedAt,
        tid: 't',
        order: good,
        settings: { seller: SETTINGS.seller },
      }),
    ).toEqual({ ok: false, refusal: { reason: 'no-tax-settings' } });
  });
});

it('an order summary has the same content without being an invoice', () => {
  const order = anInvoiceableOrder(MIXED, EXTRAS);
  const summary = draftOrderSummary({ issuedAt, order, settings: SETTINGS });
  const { lines, totals } = anInvoice(order);
  expect(summary).toMatchObject({ ok: true, value: { kind: 'order-summary', lines, totals } });
  expect(summary.ok && documentTitle(summary.value)).toBe('order-summary');
  expect(summary.ok && 'number' in summary.value).toBe(false);
  const nowhere = { ...order, address: { ...order.address, state: '' } };
  expect(draftOrderSummary({ issuedAt, order: nowhere, settings: SETTINGS })).toEqual({
    ok: false,
    refusal: { reason: 'missing-state' },
  });
});

describe('an invoice to a business in another State than the delivery', () => {
  const billing = {
    ...{ legalName: 'Deccan Traders LLP', line1: '4 Market Road', line2: '' },
    ...{ city: 'Pune', pin: '411001' },
  };
  const order = anInvoiceableOrder([{ unit: 59_900, percent: 5 }], {
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
    const there = { ...order, gstin: '29AAAAA0000A1ZY' };
    const delivered = { ...there, address: { ...there.address, state: 'Kerala' } };
    expect(anInvoice(delivered)).toMatchObject({
      placeOfSupply: { state: 'Karnataka' },
      supply: 'intra',
      shipTo: { state: 'Kerala' },
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
      buyer: { gstin, state, stateCode: code },
      placeOfSupply: { state, code },
      supply: 'inter',
    });
  });

  it('names no delivery of its own to a private buyer', () => {
    expect(anInvoice({ ...order, gstin: '', billing: null })).toMatchObject({
      ...{ shipTo: null, placeOfSupply: { state: 'Karnataka' }, buyer: { name: 'Ravi Kumar' } },
    });
  });
});
