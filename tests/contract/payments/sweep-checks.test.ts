import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ROUTE = 'GET /v1/orders/:id/payments';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('sweep-checks');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 500);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const buy = (uid: string) => shop.functions.answerCheckout(shop.request('oil', 1), uid, Date.now());
const money = (orderId: string) => shop.store.doc(`transactions/${orderId}`);
const checkAtOf = async (orderId: string) =>
  ((await money(orderId).get()).get('checkAt') as Timestamp | null)?.toMillis() ?? null;
const orders = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => ordered(await buy(`buyer-${n}`)).orderId),
  );

/** An object whose reads can be replaced for all of its kind. */
const prototypeOf = (value: object) =>
  Object.getPrototypeOf(value) as { get: (...args: unknown[]) => Promise<unknown> };

it('a check set by staff while an order is swept is not overwritten', async () => {
  const [orderId = ''] = await orders(1);
  const late = Date.now() + 73 * HOUR_MS;
  const soon = new Date(late + MINUTE_MS);
  const writes: Promise<unknown>[] = [];
  // Between the last read of the sweep and its write; Firestore lets the other write wait for a transaction.
  async function disturb(path: string): Promise<void> {
    if (writes.length > 0 || path !== money(orderId).path) return;
    const order = await shop.store.collection('orders').where('status', '==', 'expired').get();
    if (order.empty || writes.length > 0) return;
    writes.push(money(orderId).update({ checkAt: soon }));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const reference = prototypeOf(money(orderId));
  const transaction = await shop.store.runTransaction((tx) => Promise.resolve(prototypeOf(tx)));
  for (const readable of [reference, transaction]) {
    const { get } = readable;
    vi.spyOn(readable, 'get').mockImplementation(async function read(
      this: { path?: string },
      ...args: unknown[]
    ) {
      const found = (await get.apply(this, args)) as { ref?: { path: string } };
      await disturb(this.path ?? found.ref?.path ?? '');
      return found;
    });
  }
  expect(await shop.functions.sweep(late)).toMatchObject({ expired: 1 });
  await Promise.all(writes);
  expect(writes).toHaveLength(1);
  expect(await checkAtOf(orderId)).toBe(soon.getTime());
}, 30_000);

it('a paid order is not asked about again', async () => {
  const answer = await buy('buyer');
  const { orderId } = ordered(answer);
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle');
  await shop.functions.sweep(Date.now() + 16 * MINUTE_MS);
  expect(await checkAtOf(orderId)).toBeNull();
});

it('one sweep checks every order that is due, several at once', async () => {
  await orders(60);
  await shop.control('faults', { kind: 'slow-answer', ms: 400, route: ROUTE });
  const began = performance.now();
  const report = await shop.functions.sweep(Date.now() + 16 * MINUTE_MS);
  expect(report).toMatchObject({ looked: 60, expired: 60 });
  expect(performance.now() - began).toBeLessThan(60 * 400);
}, 120_000);

it('an hour without the provider loses nothing, and staff see it', async () => {
  const [paidAnswer, unpaidAnswer] = [await buy('paid'), await buy('unpaid')];
  const [paid, unpaid] = [ordered(paidAnswer).orderId, ordered(unpaidAnswer).orderId];
  const stateOf = async (orderId: string) =>
    (await shop.store.doc(`orders/${orderId}`).get()).get('status') as string;
  const health = async () => (await shop.store.doc('health/sweep').get()).data();
  await shop.control('webhook-faults', { drop: 1 });
  await shop.control('pay', { order_id: providerOrder(paidAnswer) });
  await shop.control('faults', { kind: '500', route: ROUTE });
  const start = Date.now() + 16 * MINUTE_MS;
  for (let minute = 0; minute < 60; minute += 5) {
    await shop.functions.sweep(start + minute * MINUTE_MS);
    expect(await health()).toMatchObject({ unanswered: 2, expired: 0 });
  }
  expect([await stateOf(paid), await stateOf(unpaid)]).toEqual([
    'pending-payment',
    'pending-payment',
  ]);
  expect(await shop.stockOf('oil')).toBe(498);
  await shop.control('faults', {}, 'DELETE');
  await shop.functions.sweep(start + HOUR_MS + MINUTE_MS);
  expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['paid', 'expired']);
  expect(await shop.stockOf('oil')).toBe(499);
  expect(await health()).toMatchObject({ unanswered: 0, expired: 1 });
}, 120_000);

it('a sweep that has used its time leaves the rest to the next one', async () => {
  await orders(12);
  const late = Date.now() + 16 * MINUTE_MS;
  expect(await shop.functions.sweep(late, { budgetMs: 0 })).toMatchObject({
    looked: 0,
    left: true,
  });
  expect(await shop.functions.sweep(late)).toMatchObject({ looked: 12, expired: 12, left: false });
}, 60_000);
