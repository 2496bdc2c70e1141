import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../../functions/src/checkout/limits.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('cancel-unpaid');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 3);
});

const buy = () => shop.functions.answerCheckout(shop.request('oil', 1), 'buyer', Date.now());
const cancel = (orderId: string, uid = 'buyer') =>
  shop.functions.cancelOwn(orderId, uid, Date.now(), { onlyIfUnpaid: true });
const statusOf = async (orderId: string) =>
  String((await shop.store.doc(`orders/${orderId}`).get()).get('status'));

it('keeps an order whose payment webhook has not arrived yet', async () => {
  const answer = await buy();
  const { orderId } = ordered(answer);
  await shop.control('webhook-faults', { drop: 1 });
  await shop.control('pay', { order_id: providerOrder(answer) });
  expect(await statusOf(orderId)).toBe('pending-payment');
  expect(await cancel(orderId)).toEqual({ outcome: 'refused', refusal: 'paid' });
  expect(await statusOf(orderId)).toBe('paid');
  expect(await shop.stockOf('oil')).toBe(2);
}, 60_000);

it('cancels an unpaid order, also while the provider does not respond, and restores its stock', async () => {
  const { orderId } = ordered(await buy());
  await shop.control('faults', { kind: '500', route: 'GET /v1/orders/:id/payments', times: 20 });
  expect(await cancel(orderId)).toEqual({ outcome: 'moved', status: 'cancelled' });
  expect(await cancel(orderId)).toEqual({ outcome: 'moved', status: 'cancelled' });
  expect(await shop.stockOf('oil')).toBe(3);
}, 60_000);

it('refunds in full a payment that arrives after the cancellation', async () => {
  const answer = await buy();
  const { orderId } = ordered(answer);
  expect(await cancel(orderId)).toEqual({ outcome: 'moved', status: 'cancelled' });
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle', { timeout_ms: 30_000 });
  const order = await shop.store.doc(`orders/${orderId}`).get();
  expect([order.get('status'), order.get('payment.state')]).toEqual(['cancelled', 'refunded']);
  expect(await shop.stockOf('oil')).toBe(3);
}, 60_000);

it('does not ask the provider over the limit of cancellations', async () => {
  const answer = await buy();
  const { orderId } = ordered(answer);
  await shop.control('webhook-faults', { drop: 1 });
  await shop.control('pay', { order_id: providerOrder(answer) });
  const untilAt = new Date(Date.now() + 60_000);
  await rateLimitRef('cancels', 'buyer').set({ count: LIMITS.cancels.most, untilAt });
  expect(await cancel(orderId)).toEqual({ outcome: 'refused', refusal: 'too-many' });
  expect(await statusOf(orderId)).toBe('pending-payment');
}, 60_000);

it('is refused for another user', async () => {
  const { orderId } = ordered(await buy());
  expect(await cancel(orderId, 'stranger')).toEqual({ outcome: 'refused', refusal: 'not-found' });
  expect(await statusOf(orderId)).toBe('pending-payment');
}, 60_000);
