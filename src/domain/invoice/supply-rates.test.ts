import { describe, expect, it } from 'vitest';
import { draftCreditNote } from './credit-note.ts';
import { draftInvoice, type InvoiceableOrder } from './invoice-draft.ts';
import { type Paise, paise } from '../money/money.ts';
import type { StoreSettings } from '../site/store-settings.ts';
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
]);

const settings = {
  seller: {
    legalName: 'Franch',
    address: 'Delhi',
    email: 'care@franch.test',
    phone: '+911140000000',
  },
  tax: {
    gstin: '07AAAAA0000A1Z4',
    state: 'Delhi',
    legalName: '',
    series: 'SR',
    creditSeries: 'CN',
    feeRule: { kind: 'pro-rata' },
    fssai: '',
    signatory: '',
  },
} as unknown as Pick<StoreSettings, 'seller' | 'tax'>;

const address = {
  ...{ name: 'Asha', phone: '+919876543210', pin: '560001', line1: '1 MG Road', line2: '' },
  ...{ city: 'Bengaluru', state: 'Karnataka' },
};

const line = (slug: string, unitPricePaise: Paise, gstPercent: number | null) => ({
  ...{ slug, title: slug, sku: slug.toUpperCase(), quantity: 1, unitPricePaise },
  ...{ discountPaise: paise(0), hsn: '30049011', unitCode: 'NOS', gstPercent },
});

/** Ordered before the change: oil at 12 %, soap at 18 %, with delivery and the cash on delivery fee. */
const lines = [line('oil', paise(11_200), 12), line('soap', paise(11_800), 18)];

function invoiceOn(issuedAt: number, codFeePaise = paise(0)) {
  const order: InvoiceableOrder = {
    ...{ id: 'order', number: 'FR-1', gstin: '', address },
    bundles: [],
    lines: withRatesAt(lines, products, issuedAt),
    totals: {
      itemsPaise: paise(23_000),
      discountPaise: paise(0),
      shippingPaise: paise(4_600),
      codFeePaise,
      totalPaise: paise(27_600 + codFeePaise),
    },
  };
  const drafted = draftInvoice({ number: 'SR/1', issuedAt, tid: 'order', order, settings });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
}
const split = (invoice: ReturnType<typeof invoiceOn>) =>
  invoice.lines.map((one) => [
    one.title,
    one.percent,
    one.grossPaise,
    one.taxablePaise,
    one.igstPaise,
  ]);

describe('an invoice after a change of rates', () => {
  it('has the old rates until the end of the old day', () => {
    expect(split(invoiceOn(CHANGE - 1))).toEqual([
      ['oil', 12, 11_200, 10_000, 1_200],
      ['soap', 18, 11_800, 10_000, 1_800],
      ['Delivery charges', 18, 2_360, 2_000, 360],
      ['Delivery charges', 12, 2_240, 2_000, 240],
    ]);
  });

  it('has the new rates from midnight in India, its fees too, at the same total', () => {
    const invoice = invoiceOn(CHANGE);
    expect(split(invoice)).toEqual([
      ['oil', 5, 11_200, 10_667, 533],
      ['soap', 18, 11_800, 10_000, 1_800],
      ['Delivery charges', 18, 2_360, 2_000, 360],
      ['Delivery charges', 5, 2_240, 2_133, 107],
    ]);
    expect(invoice.totals.totalPaise).toBe(invoiceOn(CHANGE - 1).totals.totalPaise);
  });

  it('of cash on delivery has them as well, with its fee', () => {
    const invoice = invoiceOn(CHANGE, paise(4_000));
    const fees = invoice.lines.filter(({ kind }) => kind === 'cod-fee');
    expect(fees.map(({ percent }) => percent)).toEqual([18, 5]);
    expect(invoice.totals.totalPaise).toBe(31_600);
  });

  it('is credited with its own tax, whatever the current rate', () => {
    const old = invoiceOn(CHANGE - 1);
    const note = draftCreditNote(old, {
      number: 'CN/1',
      issuedAt: CHANGE + 1,
      reason: 'The goods were returned',
      credit: { amountPaise: old.totals.totalPaise, line: null },
      earlier: [],
    });
    expect(note.ok && note.value.totals).toEqual(old.totals);
  });
});

describe('the rate of a line', () => {
  it.each([
    ['is that of the order when its product is gone', 'deleted', 12],
    ['is that of the order when its product has no rate for the day', 'bare', 12],
    ['is that of its product on the day of the invoice', 'oil', 5],
  ])('%s', (_, slug, percent) => {
    const catalogue = new Map([...products, ['bare', { gstRates: [] }] as const]);
    const [found] = withRatesAt([line(slug, paise(11_200), 12)], catalogue, CHANGE);
    expect(found?.gstPercent).toBe(percent);
  });
});
