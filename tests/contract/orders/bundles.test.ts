import { beforeEach, expect, it } from 'vitest';
import { type BundleDraft, bundleDocument } from '#domain/bundle/bundle.ts';
import type { OrderRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';

const SAVING = 6_001;
const BOTH = [
  { slug: 'oil', quantity: 1 },
  { slug: 'shampoo', quantity: 1 },
];
const PAIR: BundleDraft = {
  ...{ title: 'Oil + Shampoo', parts: BOTH },
  ...{ savingPaise: paise(SAVING), active: true },
};
const DELIVERY = 4_900;
/** The total of both products with their bundle, delivery included. */
const TOTAL = 2 * PIECE - SAVING + DELIVERY;

const shop = checkoutForTests('bundles', { oil: 10, shampoo: 10, soap: 10 });
const { buy, quote } = shop;
beforeEach(() => write(PAIR));

const write = (draft: BundleDraft) =>
  shop.store.doc('bundles/pair0000000000000000').set(bundleDocument(draft));
const request = (changes: Partial<OrderRequest> = {}): OrderRequest =>
  shop.request('oil', 1, { lines: BOTH, expectedTotalPaise: paise(TOTAL), ...changes });

it('a bundle is recognised in the lines, quoted and ordered at the same total', async () => {
  expect(await quote(BOTH)).toMatchObject({
    outcome: 'quoted',
    totals: { itemsPaise: 2 * PIECE, discountPaise: SAVING, totalPaise: TOTAL },
    bundles: [{ title: 'Oil + Shampoo', times: 1, savingPaise: SAVING }],
  });
  const { orderId } = ordered(await buy('asha', request()));
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    bundles: [
      { id: 'pair0000000000000000', title: 'Oil + Shampoo', times: 1, savingPaise: SAVING },
    ],
    lines: [{ discountPaise: 3_001 }, { discountPaise: 3_000 }],
  });
  expect(await shop.stockOf('oil')).toBe(9);
});

it('a bundle comes off before the coupon, whose minimum is compared with what is left', async () => {
  const left = 2 * PIECE - SAVING;
  const coupon = { active: true, worth: { kind: 'percent', percent: 10 }, minimumPaise: left };
  await shop.store.doc('coupons/TEN').set(coupon);
  const off = Math.floor(left / 10);
  expect(await quote(BOTH, { coupon: 'TEN' })).toMatchObject({
    totals: { discountPaise: SAVING + off, totalPaise: left - off + DELIVERY },
    bundles: [{ savingPaise: SAVING }],
  });
  await shop.store.doc('coupons/TEN').update({ minimumPaise: left + 1 });
  expect(await quote(BOTH, { coupon: 'TEN' })).toMatchObject({
    refusal: { reason: 'coupon', fault: { fault: 'minimum', minimumPaise: left + 1 } },
  });
});

it.each([
  ['without a part', { lines: [{ slug: 'oil', quantity: 2 }] }],
  [
    'with another product',
    {
      lines: [
        { slug: 'oil', quantity: 1 },
        { slug: 'soap', quantity: 1 },
      ],
    },
  ],
  ['twice', { expectedTotalPaise: paise(TOTAL - SAVING) }],
  ['of more than it saves', { expectedTotalPaise: paise(TOTAL - 1) }],
])('a bundle is not granted to a request that claims it %s', async (_, changes) => {
  const answer = await buy('asha', request(changes));
  expect(answer).toMatchObject({ outcome: 'refused', refusal: { reason: 'price-changed' } });
  expect(await shop.all('orders')).toEqual([]);
});

it('a bundle that is switched off after the quote asks for the new total, and the order follows', async () => {
  expect(await quote(BOTH)).toMatchObject({ totals: { totalPaise: TOTAL } });
  await write({ ...PAIR, active: false });
  const stale = request();
  expect(await buy('asha', stale)).toMatchObject({
    refusal: { reason: 'price-changed', totals: { totalPaise: 2 * PIECE } },
  });
  const confirmed = { ...stale, expectedTotalPaise: paise(2 * PIECE) };
  expect(ordered(await buy('asha', confirmed)).totals.discountPaise).toBe(0);
});

it('a bundle whose part sells out after the quote places nothing, and the rest goes without the saving', async () => {
  await shop.stock('shampoo', 0);
  expect(await buy('asha', request())).toMatchObject({
    refusal: { reason: 'stock', lines: [{ slug: 'shampoo', quantity: 1, left: 0 }] },
  });
  expect([await shop.all('orders'), await shop.stockOf('oil')]).toEqual([[], 10]);
  const { totals } = ordered(await buy('asha'));
  expect(totals).toMatchObject({ discountPaise: 0, totalPaise: PIECE + DELIVERY });
});

it('the invoice, the credit note of one part, and the one of all the rest add up', async () => {
  const { orderId } = await shop.pay(await buy('asha', request()));
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  const [invoice] = await shop.documents('invoice');
  expect(invoice).toMatchObject({
    totals: { discountPaise: SAVING, totalPaise: TOTAL },
    bundles: [{ title: 'Oil + Shampoo', savingPaise: SAVING }],
  });
  const oil = invoice?.lines.find(({ discountPaise }) => discountPaise === 3_001);
  const paid = (oil?.grossPaise ?? 0) - (oil?.discountPaise ?? 0);
  expect(paid).toBe(PIECE - 3_001);
  await shop.refund(orderId, 'one-part-back', { amount: paid, line: oil?.line ?? null });
  expect((await shop.documents('credit-note')).map(({ lines }) => lines)).toMatchObject([
    [{ line: oil?.line, quantity: 1, grossPaise: paid }],
  ]);
  await shop.refund(orderId, 'the-rest-back', { amount: TOTAL - paid });
  const notes = await shop.documents('credit-note');
  for (const column of ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const) {
    const sum = notes.reduce((all, { totals }) => all + totals[column], 0);
    expect(sum, column).toBe(invoice?.totals[column]);
  }
  expect(notes.every(({ bundles }) => bundles.length === 0)).toBe(true);
});
