import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { applyPaymentFacts } from '../../../functions/src/orders/orders.ts';
import { aPayment } from '../../support/fixtures/order-states.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('money-again');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 3);
});

const buy = () => shop.functions.answerCheckout(shop.request('oil', 1), 'buyer', Date.now());
const stateOf = async (orderId: string) => {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  return [String(order.get('status')), String(order.get('payment.state'))];
};

it('a refund of an old order that the provider did not accept is retried', async () => {
  const answer = await buy();
  const { orderId } = ordered(answer);
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle');
  const late = Date.now() + 73 * HOUR_MS;
  await shop.functions.sweep(late);
  const money = shop.store.doc(`transactions/${orderId}`);
  expect((await money.get()).get('checkAt')).toBeNull();
  await shop.control('faults', {
    kind: '500',
    route: 'POST /v1/payments/:id/refund',
    times: 20,
  });
  await shop.functions.cancelOwn(orderId, 'buyer', late + HOUR_MS);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'refunding']);
  await shop.functions.sweep(late + HOUR_MS + 6 * MINUTE_MS);
  expect(await stateOf(orderId)).toEqual(['cancelled', 'refunding']);
  await shop.control('faults', {}, 'DELETE');
  await shop.functions.sweep(late + HOUR_MS + 12 * MINUTE_MS);
  await shop.control('idle');
  expect(await stateOf(orderId)).toEqual(['cancelled', 'refunded']);
  await shop.functions.sweep(late + 3 * HOUR_MS);
  expect((await money.get()).get('checkAt')).toBeNull();
}, 60_000);

it('an order that the provider does not report on is queried until it is, and then its stock is restored', async () => {
  const { orderId } = ordered(await buy());
  const late = Date.now() + 73 * HOUR_MS;
  await shop.control('faults', { kind: '500', route: 'GET /v1/orders/:id/payments', times: 20 });
  expect(await shop.functions.sweep(late)).toMatchObject({ unanswered: 1, expired: 0 });
  expect(await shop.stockOf('oil')).toBe(2);
  await shop.control('faults', {}, 'DELETE');
  expect(await shop.functions.sweep(late + 6 * MINUTE_MS)).toMatchObject({ expired: 1 });
  expect(await stateOf(orderId)).toEqual(['expired', 'unpaid']);
  expect(await shop.stockOf('oil')).toBe(3);
}, 60_000);

it('the journal holds each event once, and the refund mail states the amount', async () => {
  const { orderId } = ordered(await buy());
  const order = shop.store.doc(`orders/${orderId}`);
  const total = Number((await order.get()).get('totals.totalPaise'));
  const tries = ['1', '2', '3', '4', '5'].map((one) =>
    aPayment('failed', `pay_${one.repeat(14)}`, total),
  );
  const [first, second] = ['A', 'B'].map((one) => `pay_${one.repeat(14)}`) as [string, string];
  const now = Date.now();
  await applyPaymentFacts(orderId, [...tries, aPayment('captured', first, total)], { now });
  const twice = aPayment('captured', second, total);
  await applyPaymentFacts(orderId, [aPayment('captured', first, total), twice], { now });
  const refund = (await shop.store.doc(`transactions/${orderId}`).get()).get('refunds') as {
    key: string;
    paymentId: string;
  }[];
  expect(refund).toHaveLength(1);
  const key = refund[0]?.key ?? '';
  const done: PaymentFact = {
    fact: 'refund-done',
    paymentId: second,
    refundId: 'rfnd_AAAAAAAAAAAAAA',
    amount: paise(total),
    key,
  };
  await applyPaymentFacts(orderId, [...tries, aPayment('captured', first, total), twice, done], {
    now,
  });
  const journal = await shop.store.collection(`orders/${orderId}/events`).orderBy('at').get();
  const facts = journal.docs
    .map((entry) => String(entry.get('what')))
    .filter((what) => what !== 'order');
  expect(facts.toSorted()).toEqual(['captured', 'failed captured', 'refund-done']);
  const mail = await shop.store.doc(`mail/${orderId}_${key}`).get();
  expect(String(mail.get('letter.paragraphs'))).toContain('We have refunded ₹298.50.');
}, 60_000);

it('an order that two windows pay at once has one payment link, though the provider created two', async () => {
  await shop.control('settings', { repeated_receipt: 'another-order' });
  await shop.control('faults', { kind: 'slow-answer', route: 'POST /v1/orders', ms: 500 });
  const orderRequest = shop.request('oil', 1);
  const now = Date.now();
  const [first, second] = await Promise.all([
    shop.functions.answerCheckout(orderRequest, 'buyer', now),
    shop.functions.answerCheckout(orderRequest, 'buyer', now),
  ]);
  expect(await shop.control('state', {}, 'GET')).toMatchObject({ orders: { length: 2 } });
  const one = providerOrder(first);
  expect(providerOrder(second)).toBe(one);
  const { orderId } = ordered(first);
  expect((await shop.store.doc(`transactions/${orderId}`).get()).get('providerOrderId')).toBe(one);
  await shop.control('pay', { order_id: one });
  await shop.control('idle');
  expect(await stateOf(orderId)).toEqual(['paid', 'paid']);
}, 60_000);

it('cancelling an order that has just expired succeeds, and its stock is restored', async () => {
  const { orderId } = ordered(await buy());
  const hourLater = Date.now() + HOUR_MS;
  await shop.functions.sweep(hourLater);
  expect(await stateOf(orderId)).toEqual(['expired', 'unpaid']);
  const answer = await shop.functions.cancelOwn(orderId, 'buyer', hourLater);
  expect(answer).toEqual({ outcome: 'moved', status: 'expired' });
  expect(await stateOf(orderId)).toEqual(['expired', 'unpaid']);
  expect(await shop.stockOf('oil')).toBe(3);
}, 60_000);
