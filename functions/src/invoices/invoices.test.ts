import { expect, it } from 'vitest';
import {
  documentsOf,
  issue,
  memory,
  NOW,
  pack,
  paid,
} from '../../../tests/support/fixtures/issued-invoices.ts';
import { type GstTable, gstReturn } from '../../../src/domain/gst/gst-return.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { applyFact } from '../../../src/domain/order/order-payment.ts';
import { applyRefund } from '../../../src/domain/refund/order-refund.ts';
import { type Settlement, settleRefund } from '../../../src/domain/refund/order-refund-settle.ts';

const KEY = 'churna_back';

const refund = (state: OrderState, line?: number) =>
  applyRefund(
    state,
    { key: KEY, amountPaise: paise(100_000), why: 'Back', ...(line && { line }) },
    NOW,
  );
const answer = (state: OrderState, fact: 'refund-done' | 'refund-failed', key = KEY) =>
  applyFact(
    state,
    { fact, paymentId: 'pay_AAAAAAAAAAAAAA', refundId: `rfnd_${key}`, amount: paise(100_000), key },
    { now: NOW, stockIsFree: true },
  );
const settle = (state: OrderState, settlement: Settlement) =>
  settleRefund(state, KEY, settlement, NOW);

const creditedLines = (shop: ReturnType<typeof memory>) =>
  documentsOf(shop)
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ lines }) =>
      lines.map(({ hsn, percent, quantity, grossPaise }) => [hsn, percent, quantity, grossPaise]),
    );
/** An order of two products that was packed, with a requested refund of one line or of all. */
async function refundOfPacked(line?: number) {
  const shop = memory();
  const packed = await issue(shop.tx, pack(paid()));
  return { shop, requested: await issue(shop.tx, refund(packed, line)) };
}

const CHURNA_ONLY = [[['3004', 5, 1, 100_000]]];
const EVERY_LINE = [
  [
    ['3004', 5, 0, 50_000],
    ['3304', 18, 0, 50_000],
  ],
];

it.each([
  ['one product credits its line only', 1, CHURNA_ONLY],
  ['the whole order credits every line', undefined, EVERY_LINE],
])('a refund of %s, once it is done', async (_, line, credited) => {
  const { shop, requested } = await refundOfPacked(line);
  expect(creditedLines(shop)).toEqual([]);
  await issue(shop.tx, answer(requested, 'refund-done'));
  expect(creditedLines(shop)).toEqual(credited);
});

it('a refund before packing credits its line with the invoice', async () => {
  const shop = memory();
  const requested = await issue(shop.tx, refund(paid(), 1));
  const done = await issue(shop.tx, answer(requested, 'refund-done'));
  expect(creditedLines(shop)).toEqual([]);
  await issue(shop.tx, pack(done));
  expect(creditedLines(shop)).toEqual(CHURNA_ONLY);
});

it.each(['again', 'by-hand'] as const)(
  'a failed refund keeps its line when sent %s',
  async (how) => {
    const { shop, requested } = await refundOfPacked(1);
    const failed = await issue(shop.tx, answer(requested, 'refund-failed'));
    if (how === 'by-hand') {
      await issue(shop.tx, settle(failed, { how, reference: 'HDFCN52026112412' }));
    } else {
      const again = await issue(shop.tx, settle(failed, { how, key: 'second_refund' }));
      await issue(shop.tx, answer(again, 'refund-done', 'second_refund'));
    }
    expect(creditedLines(shop)).toEqual(CHURNA_ONLY);
  },
);

it('the return for the tax office takes back the tax and units of that product', async () => {
  const { shop, requested } = await refundOfPacked(1);
  await issue(shop.tx, answer(requested, 'refund-done'));
  const tables = gstReturn(documentsOf(shop), { from: '2026-11-01', to: '2026-11-30' });
  const rows = (name: GstTable) => {
    const text = tables.find(({ table }) => table === name)?.text ?? '';
    return text.trim().split(/\r?\n/u).slice(1);
  };
  // The return contains only the cream, whose line was not refunded: ₹847.46 and 18 % of it.
  expect(rows('b2cs')).toEqual([
    'OE,29-Karnataka,,5,0.00,0.00,',
    'OE,29-Karnataka,,18,847.46,0.00,',
  ]);
  expect(rows('hsn-b2c')).toEqual([
    '3004,,NOS-NUMBERS,0.00,0.00,5,0.00,0.00,0.00,0.00,0.00',
    '3304,,NOS-NUMBERS,1.00,1000.00,18,847.46,0.00,76.27,76.27,0.00',
  ]);
});
