import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest } from '#domain/checkout/checkout.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('stock-races');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
});

const buy = (buyer: number, changes: Parameters<OwnCheckout['request']>[2] = {}) =>
  shop.functions.answerCheckout(shop.request('oil', 1, changes), `buyer-${buyer}`, Date.now());
const buyers = (count: number) => Array.from({ length: count }, (_, buyer) => buyer);
const orderIds = async () => (await shop.store.collection('orders').get()).docs.map(({ id }) => id);

describe('the last pieces', { timeout: 120_000 }, () => {
  it('one piece and twenty simultaneous buyers: one order, nineteen sold-out responses', async () => {
    await shop.stock('oil', 1);
    const answers = await Promise.all(buyers(20).map((buyer) => buy(buyer)));
    const outcomes = answers.map((answer) =>
      answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome,
    );
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'stock')).toHaveLength(19);
    expect(await shop.stockOf('oil')).toBe(0);
    expect(await orderIds()).toHaveLength(1);
  });

  it('a double tap, and the same cart in two tabs, create one order and take its stock once', async () => {
    await shop.stock('oil', 10);
    const request = shop.request('oil', 1);
    const other = shop.request('oil', 1);
    const ask = (orderAttempt: typeof request) =>
      shop.functions.answerCheckout(orderAttempt, 'asha', Date.now());
    const answers = await Promise.all([ask(request), ask(request), ask(other), ask(request)]);
    expect(new Set(answers.map((answer) => ordered(answer).orderId)).size).toBe(1);
    expect(await shop.stockOf('oil')).toBe(9);
  });

  it('the same attempt with another cart is refused, and writes nothing', async () => {
    await shop.stock('oil', 10);
    const request = shop.request('oil', 1);
    const ask = (orderAttempt: typeof request, uid = 'asha') =>
      shop.functions.answerCheckout(orderAttempt, uid, Date.now());
    ordered(await ask(request));
    const { attemptId } = request;
    expect(await ask(shop.request('oil', 2, { attemptId }))).toEqual({
      outcome: 'refused',
      refusal: { reason: 'attempt-used' },
    });
    // The id is derived from the customer as well: another customer's attempt is another order.
    expect(ordered(await ask(request, 'ravi')).orderId).not.toBe(
      ordered(await ask(request)).orderId,
    );
    expect(await shop.stockOf('oil')).toBe(8);
  });

  it('the same attempt does not return a closed order, and a new one creates another', async () => {
    await shop.stock('oil', 10);
    const ask = (orderAttempt: OrderRequest, now = Date.now()) =>
      shop.functions.answerCheckout(orderAttempt, 'asha', now);
    const used = { outcome: 'refused', refusal: { reason: 'attempt-used' } };
    const first = shop.request('oil', 1);
    const { orderId } = ordered(await ask(first));
    await shop.functions.cancelOwn(orderId, 'asha', Date.now());
    expect(await ask(first)).toEqual(used);
    const second = shop.request('oil', 1);
    expect(ordered(await ask(second)).orderId).not.toBe(orderId);
    const expiredAt = Date.now() + 16 * 60 * 1000;
    expect(await shop.functions.sweep(expiredAt)).toMatchObject({ expired: 1 });
    expect(await ask(second, expiredAt)).toEqual(used);
    ordered(await ask(shop.request('oil', 1), expiredAt));
    expect(await orderIds()).toHaveLength(3);
  });

  it('are restored once when a shopper cancels the same order twice after a lost response', async () => {
    await shop.stock('oil', 10);
    const { orderId } = ordered(await buy(1));
    const cancel = (uid: string) => shop.functions.cancelOwn(orderId, uid, Date.now());
    const moved = { outcome: 'moved', status: 'cancelled' };
    expect(await Promise.all([cancel('buyer-1'), cancel('buyer-1')])).toEqual([moved, moved]);
    expect(await cancel('buyer-1')).toEqual(moved);
    expect(await cancel('buyer-2')).toEqual({ outcome: 'refused', refusal: 'not-found' });
    expect(await shop.stockOf('oil')).toBe(10);
    expect((await shop.store.collection(`orders/${orderId}/events`).get()).size).toBe(2);
  });

  it('are restored once when an order expires, and not while the provider does not respond', async () => {
    await shop.stock('oil', 3);
    const { orderId } = ordered(await buy(1));
    expect(await shop.stockOf('oil')).toBe(2);
    const expiredAt = Date.now() + 16 * 60 * 1000;
    await shop.control('faults', { kind: '500', route: 'GET /v1/orders/:id/payments', times: 3 });
    expect(await shop.functions.sweep(expiredAt)).toMatchObject({ unanswered: 1, expired: 0 });
    expect(await shop.stockOf('oil')).toBe(2);
    await shop.control('faults', {}, 'DELETE');
    const again = expiredAt + 20 * 60 * 1000;
    const both = await Promise.all([shop.functions.sweep(again), shop.functions.sweep(again)]);
    expect(both.reduce((sum, { expired }) => sum + expired, 0)).toBe(1);
    expect(await shop.stockOf('oil')).toBe(3);
    const order = await shop.store.doc(`orders/${orderId}`).get();
    expect(order.get('status')).toBe('expired');
  });

  it('paid after expiry: the order is revived, or refunded when they are sold out', async () => {
    await shop.stock('oil', 2);
    const [first, second] = [await buy(1), await buy(2)];
    await shop.functions.sweep(Date.now() + 16 * 60 * 1000);
    await shop.stock('oil', 1);
    await shop.control('pay', { order_id: providerOrder(first) });
    await shop.control('idle');
    await shop.control('pay', { order_id: providerOrder(second) });
    await shop.control('idle');
    const state = async (answer: typeof first) => {
      const found = await shop.store.doc(`orders/${ordered(answer).orderId}`).get();
      return [String(found.get('status')), String(found.get('payment.state'))];
    };
    expect(await state(first)).toEqual(['paid', 'paid']);
    expect(await state(second)).toEqual(['expired', 'refunded']);
    expect(await shop.stockOf('oil')).toBe(0);
  });
});

describe('one webhook, twenty times at once', { timeout: 120_000 }, () => {
  it('pays once: one mail, one stock change, one journal entry', async () => {
    await shop.stock('oil', 5);
    const answer = await buy(1);
    await shop.control('webhook-faults', { duplicate: 19 });
    await shop.control('pay', { order_id: providerOrder(answer) });
    await shop.control('idle', { timeout_ms: 60_000 });
    const { orderId } = ordered(answer);
    const order = await shop.store.doc(`orders/${orderId}`).get();
    expect(order.get('status')).toBe('paid');
    const count = async (path: string) => (await shop.store.collection(path).get()).size;
    // One to the customer, one to staff.
    expect(await count('mail')).toBe(2);
    expect(await count('stockMoves')).toBe(2);
    expect(await shop.stockOf('oil')).toBe(4);
    expect(await count(`orders/${orderId}/events`)).toBe(order.get('moves'));
  });

  it('cancelled during payment: cancelled and refunded, or paid; never money without an order', async () => {
    await shop.stock('oil', 5);
    const answer = await buy(1);
    const { orderId } = ordered(answer);
    await Promise.all([
      shop.control('pay', { order_id: providerOrder(answer) }),
      shop.functions.cancelOwn(orderId, 'buyer-1', Date.now()),
    ]);
    await shop.control('idle', { timeout_ms: 60_000 });
    const order = await shop.store.doc(`orders/${orderId}`).get();
    expect([order.get('status'), order.get('payment.state')]).toEqual(['cancelled', 'refunded']);
    expect(await shop.stockOf('oil')).toBe(5);
  });
});
