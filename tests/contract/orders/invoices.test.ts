import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { financialYear } from '#domain/invoice/financial-year.ts';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { indianDay } from '#domain/core/dates.ts';
import { paise } from '#domain/money/money.ts';
import { applyRefund, type RefundRefusal } from '#domain/refund/order-refund.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { transitionOrder } from '../../../functions/src/orders/orders.ts';
import {
  AN_ADDRESS,
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('invoices');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
});

/** Places a cash order, which can be packed at once; it includes the shop's cash fee. */
async function placed(buyer: number): Promise<string> {
  // One open cash order per e-mail and phone, confirmed because guests hold at most half of the pieces.
  const email = `buyer-${buyer}@franch.test`;
  const request = shop.request('oil', 1, {
    method: 'cod',
    email,
    address: { ...AN_ADDRESS, phone: aPhone() },
  });
  const expectedTotalPaise = paise(request.expectedTotalPaise + 4_000);
  const answer = await shop.functions.answerCheckout(
    { ...request, expectedTotalPaise },
    { uid: `buyer-${buyer}`, email, emailVerified: true },
    Date.now(),
  );
  return ordered(answer).orderId;
}
/** An order paid online. */
async function bought(): Promise<string> {
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'asha', Date.now());
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle');
  return ordered(answer).orderId;
}
const orders = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, buyer) => placed(buyer)));
const move = (orderId: string, what: 'pack' | 'ship' | 'deliver' | 'cancel' | 'return') =>
  shop.functions.moveForStaff(
    { orderId, move: what, note: '', restock: false },
    'staff',
    Date.now(),
  );
async function documents(kind: 'invoice' | 'credit-note') {
  const snapshot = await shop.store.collection('invoices').get();
  return snapshot.docs
    .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
    .filter((one) => one.kind === kind);
}
/** The expected numbers of a series: 1, 2, 3 … */
const series = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, place) => `${name}/${financialYear(Date.now())}/${String(place + 1).padStart(6, '0')}`,
  );

describe('invoice numbers', { timeout: 240_000 }, () => {
  it('have no gap and no duplicate across a hundred simultaneous requests', async () => {
    await shop.stock('oil', 200);
    const ids = await orders(100);
    const answers = await Promise.all(ids.map((id) => move(id, 'pack')));
    expect(answers.filter(({ outcome }) => outcome !== 'moved')).toEqual([]);
    const numbers = (await documents('invoice')).map(({ number }) => number).toSorted();
    expect(numbers).toEqual(series('SR', 100));
    const written = await shop.store.collection('orders').get();
    expect(written.docs.map((one) => String(one.get('invoice'))).toSorted()).toEqual(numbers);
  });

  it('are not consumed by an order that cannot be invoiced, nor by packing twice', async () => {
    await shop.stock('oil', 10);
    const [good = '', bad = '', lastOrder = ''] = await orders(3);
    const product = shop.store.doc(`orders/${bad}`);
    const lines = (await product.get()).get('lines') as object[];
    await product.update({ lines: lines.map((line) => ({ ...line, hsn: '' })) });
    const answers = await Promise.all([move(bad, 'pack'), move(good, 'pack'), move(good, 'pack')]);
    expect(answers[0]).toMatchObject({ outcome: 'no-invoice', refusal: { reason: 'missing-hsn' } });
    expect(answers.slice(1).map(({ outcome }) => outcome)).toEqual(['moved', 'refused']);
    await move(lastOrder, 'pack');
    expect((await documents('invoice')).map(({ number }) => number).toSorted()).toEqual(
      series('SR', 2),
    );
  });

  it('go on when the series is written in another case, also from a counter in small letters', async () => {
    await shop.stock('oil', 10);
    const [first = '', second = ''] = await orders(2);
    const year = financialYear(Date.now());
    await shop.store.doc(`counters/sr_${year}`).set({ series: 'sr', year, last: 7 });
    await move(first, 'pack');
    await shop.store.doc('settings/store').update({ 'tax.series': 'Sr' });
    await move(second, 'pack');
    const numbers = (await documents('invoice')).map(({ number }) => number).toSorted();
    expect(numbers).toEqual([`SR/${year}/000008`, `Sr/${year}/000009`]);
  });

  it('form a separate series for credit notes, two of one transaction included', async () => {
    await shop.stock('oil', 10);
    const [order = ''] = await orders(1);
    await move(order, 'pack');
    await move(order, 'ship');
    await move(order, 'deliver');
    await transitionOrder<{ refusal: 'none' }>(
      order,
      (state) => ({
        state: { ...state, order: { ...state.order, moves: state.order.moves + 1 } },
        effects: [
          { effect: 'credit-note', key: 'first-of-two', amountPaise: paise(5_000) },
          { effect: 'credit-note', key: 'second-of-two', amountPaise: paise(7_000) },
        ],
      }),
      () => ({ what: 'refund', actor: 'staff' }),
      { now: Date.now() },
    );
    const notes = (await documents('credit-note')).toSorted((a, b) =>
      a.number < b.number ? -1 : 1,
    );
    expect(notes.map(({ number }) => number)).toEqual(series('CN', 2));
    expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([5_000, 7_000]);
  });

  it('credit the whole invoice of a parcel that was never paid, with the reason', async () => {
    await shop.stock('oil', 10);
    const [order = ''] = await orders(1);
    await move(order, 'pack');
    await move(order, 'ship');
    await move(order, 'return');
    const [invoice] = await documents('invoice');
    const [note] = await documents('credit-note');
    expect(note?.totals).toEqual(invoice?.totals);
    expect(note?.reason).toBe('The parcel was not accepted');
    expect(note?.original?.number).toBe(invoice?.number);
  });

  it('raise an alert for a credit note that cannot be issued, and only for that', async () => {
    await shop.stock('oil', 10);
    const [order = ''] = await orders(1);
    await move(order, 'pack');
    const alerts = async () =>
      (await shop.store.collection('alerts').get()).docs.map((one) => String(one.get('alert')));
    const credit = (key: string, amountPaise: number) =>
      transitionOrder<{ refusal: 'none' }>(
        order,
        (state) => ({
          state: { ...state, order: { ...state.order, moves: state.order.moves + 1 } },
          effects: [{ effect: 'credit-note', key, amountPaise: paise(amountPaise) }],
        }),
        () => ({ what: 'refund', actor: 'staff' }),
        { now: Date.now() },
      );
    const [invoice] = await documents('invoice');
    const { totalPaise } = invoice?.totals ?? { totalPaise: 0 };
    await credit('some', 5_000);
    expect(await alerts()).toEqual([]);
    await credit('more-than-left', totalPaise);
    expect(await alerts()).toEqual(['credit-note-missing']);
    const { tax: _, ...withoutTax } = STORE;
    await shop.store.doc('settings/store').set(withoutTax);
    await credit('without-series', 5_000);
    expect(await alerts()).toEqual(['credit-note-missing', 'credit-note-missing']);
    expect(await documents('credit-note')).toHaveLength(1);
  });

  it('credit with the invoice a refund made before it', async () => {
    await shop.stock('oil', 10);
    const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'asha', Date.now());
    const { orderId } = ordered(answer);
    await shop.control('pay', { order_id: providerOrder(answer) });
    await shop.control('idle');
    const refundRequest = {
      key: 'before-packing',
      amountPaise: paise(5_000),
      why: 'A dented bottle',
    };
    await transitionOrder<{ refusal: RefundRefusal }>(
      orderId,
      (state) => applyRefund(state, refundRequest, Date.now()),
      () => ({ what: 'refund', actor: 'staff' }),
      { now: Date.now() },
    );
    await shop.functions.askRefunds(orderId, Date.now());
    await shop.control('idle');
    const money = await shop.store.doc(`transactions/${orderId}`).get();
    expect(money.get('state')).toBe('partly-refunded');
    expect(await documents('credit-note')).toEqual([]);
    await move(orderId, 'pack');
    const [note] = await documents('credit-note');
    const [invoice] = await documents('invoice');
    expect(note).toMatchObject({
      totals: { totalPaise: 5_000 },
      reason: 'A dented bottle',
      original: { number: invoice?.number },
    });
  });

  it.each(['online', 'cod'] as const)(
    'use the GST rate of the packing day when it changed after the order (%s)',
    async (method) => {
      await shop.stock('oil', 10);
      const orderId = method === 'cod' ? await placed(1) : await bought();
      const day = 24 * 60 * 60 * 1000;
      const tomorrow = Date.now() + day;
      const gstRates = [
        { from: '2018-01-01', percent: 5, reason: '' },
        { from: indianDay(tomorrow), percent: 18, reason: '' },
      ];
      await shop.store.doc('products/oil').update({ gstRates });
      const ask = { note: '', restock: false } as const;
      const at = (what: 'pack' | 'ship' | 'return', now: number) =>
        shop.functions.moveForStaff({ orderId, move: what, ...ask }, 'staff', now);
      await at('pack', tomorrow);
      const order = await shop.store.doc(`orders/${orderId}`).get();
      const [invoice] = await documents('invoice');
      expect(new Set(invoice?.lines.map(({ percent }) => percent))).toEqual(new Set([18]));
      expect(invoice?.totals.totalPaise).toBe(order.get('totals.totalPaise'));

      // The rate changes once more before the return: the credit note uses the invoice's rate.
      const laterRates = [
        ...gstRates,
        { from: indianDay(tomorrow + day), percent: 28, reason: '' },
      ];
      await shop.store.doc('products/oil').update({ gstRates: laterRates });
      await at('ship', tomorrow + day);
      await at('return', tomorrow + day);
      await shop.control('idle');
      const [note] = await documents('credit-note');
      expect(note?.totals).toEqual(invoice?.totals);
    },
  );

  it('use the order’s rate when its product was deleted', async () => {
    await shop.stock('oil', 10);
    const orderId = await placed(1);
    await shop.store.doc('products/oil').delete();
    expect(await move(orderId, 'pack')).toMatchObject({ outcome: 'moved' });
    const [invoice] = await documents('invoice');
    expect(new Set(invoice?.lines.map(({ percent }) => percent))).toEqual(new Set([5]));
  });
});
