import { createHmac } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { withLease } from '../../../functions/src/platform/lease.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { payment } from '../../support/fixtures/razorpay-api.ts';
import { ordered, providerOrder } from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ROUTE = 'GET /v1/orders/:id/payments';

const shop = checkoutForTests('sweep', { oil: 500 });
const sweep = (...args: Parameters<typeof shop.functions.sweep>) => shop.functions.sweep(...args);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The end of the hold of what is ordered now. */
const afterHold = () => Date.now() + 16 * MINUTE_MS;
/** Sends an event of the provider to the webhook, signed unless a signature is given. */
function receive(event: object, now: number, signature?: string) {
  const { accountId: account_id, webhookSecret } = LOCAL_KEYS;
  const body = Buffer.from(JSON.stringify({ ...event, account_id }));
  const signed = createHmac('sha256', webhookSecret).update(body).digest('hex');
  const headers = {
    'x-razorpay-signature': signature ?? signed,
    'x-razorpay-event-id': `evt_${now}`,
  };
  const path = '/api/pay/webhook/razorpay';
  return shop.functions.receiveWebhook({ method: 'POST', path, headers, body }, now);
}
const money = (orderId: string) => shop.store.doc(`transactions/${orderId}`);
const checkAtOf = async (orderId: string) =>
  ((await money(orderId).get()).get('checkAt') as Timestamp | null)?.toMillis() ?? null;
const orders = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => ordered(await shop.buy(`buyer-${n}`)).orderId),
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
  expect(await sweep(late)).toMatchObject({ expired: 1 });
  await Promise.all(writes);
  expect(writes).toHaveLength(1);
  expect(await checkAtOf(orderId)).toBe(soon.getTime());
});

it('one sweep checks every order that is due, several at once; out of time it leaves the rest', async () => {
  const { orderId: paid } = await shop.paid();
  await orders(12);
  expect(await sweep(afterHold(), { budgetMs: 0 })).toMatchObject({ looked: 0, left: true });
  await shop.breakRoute('slow-answer', ROUTE, { ms: 100 });
  let most = 0;
  let open = 0;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    open += 1;
    most = Math.max(most, open);
    try {
      return await fetch(...args);
    } finally {
      open -= 1;
    }
  });
  expect(await sweep(afterHold())).toMatchObject({ looked: 13, expired: 12, left: false });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(13);
  expect(await checkAtOf(paid)).toBeNull();
});

it('a job under a lease runs once at a time, and again after a failure or when its instance died', async () => {
  const now = Date.now();
  const lease = (at: number, run: () => Promise<string>) =>
    withLease('job', { leaseMs: MINUTE_MS, now: at }, run);
  const succeed = () => Promise.resolve('done');
  const failure = new Error('the job failed');
  await expect(lease(now, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await lease(now, succeed)).toBe('done');
  let end = (result: string): void => void result;
  let slow: Promise<string | null> = Promise.resolve(null);
  await new Promise<void>((begun) => {
    slow = lease(now, () => {
      begun();
      return new Promise((resolve) => {
        end = resolve;
      });
    });
  });
  expect(await lease(now + MINUTE_MS - 1, succeed)).toBeNull();
  // Others cannot tell a slow instance from a dead one.
  expect(await lease(now + MINUTE_MS, succeed)).toBe('done');
  end('late');
  expect(await slow).toBe('late');
});

it('an hour without the provider loses nothing, and staff see it', async () => {
  const [paid, unpaid] = [await shop.buy('paid'), await shop.buy('unpaid')];
  const statuses = async () =>
    Promise.all([paid, unpaid].map(async (one) => (await shop.statusOf(ordered(one).orderId))[0]));
  await shop.control('webhook-faults', { drop: 1 });
  await shop.control('pay', { order_id: providerOrder(paid) });
  await shop.breakRoute('wrong-json', ROUTE);
  const start = afterHold();
  for (const minutes of [0, 30, 55]) {
    await sweep(start + minutes * MINUTE_MS);
    expect(await shop.read('health/sweep')).toMatchObject({ unanswered: 2, expired: 0 });
  }
  expect(await statuses()).toEqual(['pending-payment', 'pending-payment']);
  expect(await shop.stockOf('oil')).toBe(498);
  await shop.repair();
  const healed = start + HOUR_MS + MINUTE_MS;
  const report = await sweep(healed);
  expect(await statuses()).toEqual(['paid', 'expired']);
  expect(await shop.stockOf('oil')).toBe(499);
  expect(report).toMatchObject({ unanswered: 0, expired: 1 });
  const health = await shop.read('health/sweep');
  expect(health).toMatchObject(report);
  expect((health['at'] as Timestamp).toMillis()).toBe(healed);
});

it('a verified webhook records its time for staff, and a forged one records nothing', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const event = { event: 'payment.downtime.started', payload: {} };
  expect(await receive(event, now, '0'.repeat(64))).toMatchObject({ status: 401 });
  expect(await shop.read('health/webhook')).toEqual({});
  expect(await receive(event, now)).toMatchObject({ status: 200 });
  expect(((await shop.read('health/webhook'))['at'] as Timestamp).toMillis()).toBe(now);
});

it('a payment of an order that is missing is not answered as taken', async () => {
  const answer = await shop.buy('missing');
  const entity = { ...payment, order_id: providerOrder(answer) };
  await shop.store.doc(`orders/${ordered(answer).orderId}`).delete();
  const event = { event: 'payment.captured', payload: { payment: { entity } } };
  expect(await receive(event, Date.now())).toEqual({ status: 200, says: 'unknown-order' });
});
