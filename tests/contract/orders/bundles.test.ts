import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BundleDraft, bundleDocument } from '#domain/bundle/bundle.ts';
import { CheckoutRequestSchema, type OrderRequest } from '#domain/checkout/checkout.ts';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { applyRefund, type RefundRefusal } from '#domain/refund/order-refund.ts';
import { transitionOrder } from '../../../functions/src/orders/orders.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  PIECE,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const SAVING = 6_001;
const PAIR: BundleDraft = {
  title: 'Oil + Shampoo',
  parts: [
    { slug: 'oil', quantity: 1 },
    { slug: 'shampoo', quantity: 1 },
  ],
  savingPaise: paise(SAVING),
  active: true,
};
const DELIVERY = 4_900;
/** The total of both products with their bundle, delivery included. */
const TOTAL = 2 * PIECE - SAVING + DELIVERY;
const both = [
  { slug: 'oil', quantity: 1 },
  { slug: 'shampoo', quantity: 1 },
];

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('bundles');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await Promise.all(['oil', 'shampoo', 'soap'].map((slug) => shop.stock(slug, 10)));
  await write(PAIR);
});

const write = (draft: BundleDraft, id = 'pair0000000000000000') =>
  shop.store.doc(`bundles/${id}`).set(bundleDocument(draft));
const order = (changes: Partial<OrderRequest> = {}): OrderRequest =>
  shop.request('oil', 1, { lines: both, expectedTotalPaise: paise(TOTAL), ...changes });
const place = (request: OrderRequest) => shop.functions.answerCheckout(request, 'asha', Date.now());
const quote = (lines: OrderRequest['lines'], coupon = '') =>
  shop.functions.answerCheckout(
    { ask: 'quote', lines, coupon, pin: '', method: 'online' },
    'asha',
    Date.now(),
  );
const storedOrders = async () => (await shop.store.collection('orders').get()).size;

describe('a bundle at the checkout', { timeout: 120_000 }, () => {
  it('is recognised in the lines, quoted and ordered at the same total', async () => {
    expect(await quote(both)).toMatchObject({
      outcome: 'quoted',
      totals: { itemsPaise: 2 * PIECE, discountPaise: SAVING, totalPaise: TOTAL },
      bundles: [{ title: 'Oil + Shampoo', times: 1, savingPaise: SAVING }],
    });
    const { orderId } = ordered(await place(order()));
    const stored = shop.functions.parseDocument(
      await shop.store.doc(`orders/${orderId}`).get(),
      OrderSchema,
      'id',
    );
    expect(stored?.bundles).toEqual([
      { id: 'pair0000000000000000', title: 'Oil + Shampoo', times: 1, savingPaise: SAVING },
    ]);
    expect(stored?.lines.map(({ discountPaise }) => discountPaise)).toEqual([3_001, 3_000]);
    expect(await shop.stockOf('oil')).toBe(9);
  });

  it('comes off before the coupon', async () => {
    const coupon = { active: true, worth: { kind: 'percent', percent: 10 }, minimumPaise: 0 };
    await shop.store.doc('coupons/TEN').set(coupon);
    const left = 2 * PIECE - SAVING;
    const off = Math.floor(left / 10);
    expect(await quote(both, 'TEN')).toMatchObject({
      totals: { discountPaise: SAVING + off, totalPaise: left - off + DELIVERY },
      bundles: [{ savingPaise: SAVING }],
    });
    await shop.store.doc('coupons/TEN').update({ minimumPaise: left + 1 });
    expect(await quote(both, 'TEN')).toMatchObject({
      refusal: { reason: 'coupon', fault: { fault: 'minimum', minimumPaise: left + 1 } },
    });
  });

  it.each([
    ['without a part', { lines: [{ slug: 'oil', quantity: 2 }] }],
    ['with another product', { lines: [both[0], { slug: 'soap', quantity: 1 }] }],
    ['twice', { expectedTotalPaise: paise(TOTAL - SAVING) }],
    ['of more than it saves', { expectedTotalPaise: paise(TOTAL - 1) }],
  ])('is not granted to a request that claims it %s', async (_, changes) => {
    const answer = await place(order(changes as Partial<OrderRequest>));
    expect(answer).toMatchObject({ outcome: 'refused', refusal: { reason: 'price-changed' } });
    expect(await storedOrders()).toBe(0);
  });

  it.each([
    ['a bundle', { bundles: [{ id: 'own', title: 'All free', times: 1, savingPaise: 49_000 }] }],
    ['a discount', { discountPaise: 49_000 }],
    ['the same product in two lines', { lines: [both[0], both[0], both[1]] }],
  ])('cannot be named by a request with %s of its own', (_, changes) => {
    const request = v.safeParse(CheckoutRequestSchema, { ...order(), ...changes });
    expect(request.success).toBe(false);
  });

  it('that is switched off, or would be free, changes no total', async () => {
    const full = { totals: { discountPaise: 0 }, bundles: [] };
    await write({ ...PAIR, active: false });
    expect(await quote(both)).toMatchObject(full);
    await write({ ...PAIR, savingPaise: paise(2 * PIECE) });
    expect(await quote(both)).toMatchObject(full);
    await write({ ...PAIR, savingPaise: paise(2 * PIECE - 1) });
    expect(await quote(both)).toMatchObject({ totals: { totalPaise: 1 + DELIVERY } });
  });

  it('that is switched off after the quote asks for the new total, and the order follows', async () => {
    expect(await quote(both)).toMatchObject({ totals: { totalPaise: TOTAL } });
    await write({ ...PAIR, active: false });
    const request = order();
    expect(await place(request)).toMatchObject({
      refusal: { reason: 'price-changed', totals: { totalPaise: 2 * PIECE } },
    });
    const confirmed = { ...request, expectedTotalPaise: paise(2 * PIECE) };
    expect(ordered(await place(confirmed)).totals.discountPaise).toBe(0);
  });

  it('whose part sells out after the quote places nothing, and the rest goes without the saving', async () => {
    expect(await quote(both)).toMatchObject({ totals: { totalPaise: TOTAL } });
    await shop.stock('shampoo', 0);
    expect(await place(order())).toMatchObject({
      refusal: { reason: 'stock', lines: [{ slug: 'shampoo', quantity: 1, left: 0 }] },
    });
    expect([await storedOrders(), await shop.stockOf('oil')]).toEqual([0, 10]);
    const { totals } = ordered(await place(shop.request('oil', 1)));
    expect(totals).toMatchObject({ discountPaise: 0, totalPaise: PIECE + DELIVERY });
  });
});

describe('the documents of a bundle', { timeout: 120_000 }, () => {
  const documents = async (kind: 'invoice' | 'credit-note') =>
    (await shop.store.collection('invoices').get()).docs
      .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
      .filter((one) => one.kind === kind);

  async function refund(
    orderId: string,
    key: string,
    amountPaise: number,
    line: number | null = null,
  ): Promise<void> {
    const request = { key, amountPaise: paise(amountPaise), line, why: 'One part came back' };
    await transitionOrder<{ refusal: RefundRefusal }>(
      orderId,
      (state) => applyRefund(state, request, Date.now()),
      () => ({ what: 'refund', actor: 'staff' }),
      { now: Date.now() },
    );
    await shop.functions.askRefunds(orderId, Date.now());
    await shop.control('idle');
  }

  it('add up: the invoice, the credit note of one part, and the one of all the rest', async () => {
    const answer = await place(order());
    const { orderId } = ordered(answer);
    await shop.control('pay', { order_id: providerOrder(answer) });
    await shop.control('idle');
    const ask = { orderId, note: '', restock: false } as const;
    for (const move of ['pack', 'ship', 'deliver'] as const) {
      await shop.functions.moveForStaff({ ...ask, move }, 'staff', Date.now());
    }
    const [invoice] = await documents('invoice');
    expect(invoice).toMatchObject({
      totals: { discountPaise: SAVING, totalPaise: TOTAL },
      bundles: [{ title: 'Oil + Shampoo', savingPaise: SAVING }],
    });
    const oil = invoice?.lines.find(({ title, discountPaise }) => title && discountPaise === 3_001);
    const paid = (oil?.grossPaise ?? 0) - (oil?.discountPaise ?? 0);
    expect(paid).toBe(PIECE - 3_001);
    await refund(orderId, 'one-part-back', paid, oil?.line);
    expect((await documents('credit-note')).map(({ lines }) => lines)).toMatchObject([
      [{ line: oil?.line, quantity: 1, grossPaise: paid }],
    ]);
    await refund(orderId, 'the-rest-back', TOTAL - paid);
    const notes = await documents('credit-note');
    const sum = (column: 'totalPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
      notes.reduce((all, { totals }) => all + totals[column], 0);
    expect(sum('totalPaise')).toBe(invoice?.totals.totalPaise);
    expect(sum('taxablePaise')).toBe(invoice?.totals.taxablePaise);
    expect(sum('cgstPaise')).toBe(invoice?.totals.cgstPaise);
    expect(sum('sgstPaise')).toBe(invoice?.totals.sgstPaise);
    expect(notes.every(({ bundles }) => bundles.length === 0)).toBe(true);
  });
});
