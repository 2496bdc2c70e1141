import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { LIMITS } from '../../../functions/src/platform/limits.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { applyPaymentFacts } from '../../../functions/src/orders/payment-facts.ts';
import { aPayment } from '../../support/fixtures/order-states.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, providerOrder } from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAYMENTS = 'GET /v1/orders/:id/payments';

const shop = checkoutForTests('money-again', { oil: 3 });
const { statusOf } = shop;
const sweep = (now: number) => shop.functions.sweep(now);
const cancelled = { outcome: 'moved', status: 'cancelled' };
const refused = (refusal: string) => ({ outcome: 'refused', refusal });

it('a refund of an old order that the provider did not accept is retried', async () => {
  const { orderId } = await shop.paid();
  const late = Date.now() + 73 * HOUR_MS;
  const checkAt = async () => (await shop.read(`transactions/${orderId}`))['checkAt'];
  await sweep(late);
  expect(await checkAt()).toBeNull();
  await shop.breakRoute('wrong-json', 'POST /v1/payments/:id/refund');
  await shop.functions.cancelOwn(orderId, 'buyer', late + HOUR_MS);
  await sweep(late + HOUR_MS + 6 * MINUTE_MS);
  expect(await statusOf(orderId)).toEqual(['cancelled', 'refunding']);
  await shop.repair();
  await sweep(late + HOUR_MS + 12 * MINUTE_MS);
  await shop.idle();
  expect(await statusOf(orderId)).toEqual(['cancelled', 'refunded']);
  await sweep(late + 3 * HOUR_MS);
  expect(await checkAt()).toBeNull();
});

it('an order that the provider does not report on is queried until it is, and its stock is restored once', async () => {
  const { orderId } = ordered(await shop.buy());
  const late = Date.now() + 73 * HOUR_MS;
  await shop.breakRoute('wrong-json', PAYMENTS);
  expect(await sweep(late)).toMatchObject({ unanswered: 1, expired: 0 });
  expect(await shop.stockOf('oil')).toBe(2);
  await shop.repair();
  const [one, other] = await Promise.all([sweep(late + HOUR_MS), sweep(late + HOUR_MS)]);
  expect(one.expired + other.expired).toBe(1);
  expect([await statusOf(orderId), await shop.stockOf('oil')]).toEqual([['expired', 'unpaid'], 3]);
  // Cancelling an order that has just expired succeeds.
  const answer = await shop.functions.cancelOwn(orderId, 'buyer', late + HOUR_MS);
  expect(answer).toEqual({ outcome: 'moved', status: 'expired' });
  expect([await statusOf(orderId), await shop.stockOf('oil')]).toEqual([['expired', 'unpaid'], 3]);
});

it('the journal holds each event once, and the refund mail states the amount', async () => {
  const { orderId } = ordered(await shop.buy());
  const total = Number((await shop.store.doc(`orders/${orderId}`).get()).get('totals.totalPaise'));
  const payment = (fact: 'failed' | 'captured', one: string) =>
    aPayment(fact, `pay_${one.repeat(14)}`, total);
  const tries = ['1', '2', '3', '4', '5'].map((one) => payment('failed', one));
  const [first, twice] = [payment('captured', 'A'), payment('captured', 'B')];
  const apply = (facts: readonly PaymentFact[]) =>
    applyPaymentFacts(orderId, facts, { now: Date.now() });
  await apply([...tries, first]);
  await apply([first, twice]);
  const { refunds } = await shop.read(`transactions/${orderId}`);
  expect(refunds).toHaveLength(1);
  const [{ key }] = refunds as [{ key: string }];
  const refund = { refundId: 'rfnd_AAAAAAAAAAAAAA', amount: paise(total), key };
  const paymentId = `pay_${'B'.repeat(14)}`;
  await apply([...tries, first, twice, { fact: 'refund-done', paymentId, ...refund }]);
  const journal = (await shop.all(`orders/${orderId}/events`)).map(({ what }) => String(what));
  expect(journal.toSorted()).toEqual(['captured', 'failed captured', 'order', 'refund-done']);
  const { letter } = await shop.read(`mail/${orderId}_${key}`);
  expect(JSON.stringify(letter)).toContain('We have refunded ₹298.50 to');
});

it('an order that two windows pay at once has one payment link, though the provider created two', async () => {
  await shop.control('settings', { repeated_receipt: 'another-order' });
  await shop.breakRoute('slow-answer', 'POST /v1/orders', { ms: 500 });
  const request = shop.request('oil', 1);
  const [first, second] = await Promise.all([
    shop.buy('buyer', request),
    shop.buy('buyer', request),
  ]);
  expect((await shop.stateAtProvider()).orders).toHaveLength(2);
  const one = providerOrder(first);
  expect(providerOrder(second)).toBe(one);
  const { orderId } = ordered(first);
  expect(await shop.read(`transactions/${orderId}`)).toMatchObject({ providerOrderId: one });
  await shop.pay(first);
  expect(await statusOf(orderId)).toEqual(['paid', 'paid']);
});

describe('the cancellation of an order that seems unpaid', () => {
  const cancel = (orderId: string, uid = 'buyer') =>
    shop.functions.cancelOwn(orderId, uid, Date.now(), { onlyIfUnpaid: true });

  it('keeps an order whose payment webhook has not arrived yet; over the limit it asks nobody', async () => {
    const answer = await shop.buy();
    const { orderId } = ordered(answer);
    await shop.control('webhook-faults', { drop: 1 });
    await shop.pay(answer);
    const counter = rateLimitRef('cancels', 'buyer');
    const untilAt = new Date(Date.now() + HOUR_MS);
    await counter.set({ count: LIMITS.cancels.most, untilAt });
    expect(await cancel(orderId)).toEqual(refused('too-many'));
    expect(await statusOf(orderId)).toEqual(['pending-payment', 'unpaid']);
    await counter.delete();
    expect(await cancel(orderId)).toEqual(refused('paid'));
    expect([await statusOf(orderId), await shop.stockOf('oil')]).toEqual([['paid', 'paid'], 2]);
  });

  it('succeeds while the provider does not respond; a payment that comes later is refunded in full', async () => {
    const answer = await shop.buy();
    const { orderId } = ordered(answer);
    expect(await cancel(orderId, 'stranger')).toEqual(refused('not-found'));
    await shop.breakRoute('wrong-json', PAYMENTS);
    expect([await cancel(orderId), await cancel(orderId)]).toEqual([cancelled, cancelled]);
    expect(await shop.stockOf('oil')).toBe(3);
    await shop.repair();
    await shop.pay(answer);
    expect(await statusOf(orderId)).toEqual(['cancelled', 'refunded']);
    expect(await shop.stockOf('oil')).toBe(3);
  });
});
