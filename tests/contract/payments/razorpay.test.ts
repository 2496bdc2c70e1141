import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { type Gateway, startGateway } from '../../../dev/gateway/gateway.ts';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { callerOf } from '../../../dev/gateway/testing.ts';
import type { PaymentArrival } from '../../../functions/src/payments/gateway/provider.ts';
import { razorpay } from '../../../functions/src/payments/gateway/razorpay/razorpay.ts';

// The adapter against the stand-in over HTTP. What it reads and sends is tested beside it, call by call.

/** How long the adapter waits for a response here, in milliseconds; a slow one takes longer. */
const PATIENCE = 500;
const ORDERS = 'POST /v1/orders';
const REFUND = 'POST /v1/payments/:id/refund';

let gateway: Gateway;
const events: { body: Buffer; headers: Record<string, string> }[] = [];
const inbox = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const named = Object.fromEntries(headers) as Record<string, string>;
    events.push({ body: Buffer.concat(chunks), headers: named });
    response.writeHead(200).end();
  });
});

beforeAll(async () => {
  inbox.listen(0, '127.0.0.1');
  await once(inbox, 'listening');
  const webhookUrl = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/`;
  gateway = await startGateway({ ...LOCAL_KEYS, port: 0, webhookUrl, seed: 7 });
});
afterAll(async () => {
  await gateway.stop();
  inbox.closeAllConnections();
  inbox.close();
});
beforeEach(async () => {
  await control('POST /control/reset', {});
  events.length = 0;
});

/** Calls the stand-in's control API. @throws when it refuses. */
async function control(route: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await callerOf(gateway.url)(route, body);
  if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
/** The adapter, with other keys than the stand-in's if wanted. */
function adapter(change: Partial<Record<keyof typeof LOCAL_KEYS, string>> = {}) {
  const { webhookSecret, ...keys } = { ...LOCAL_KEYS, ...change };
  const addresses = { apiBase: gateway.url, checkoutScript: `${gateway.url}/v1/checkout.js` };
  return razorpay(
    { ...keys, ...addresses, webhookSecrets: [webhookSecret], mode: 'test' },
    {
      fetch: (address, init) => fetch(address, init),
      now: Date.now,
      random: Math.random,
      // Retry delays are real, but shortened.
      sleep: (milliseconds) => delay(milliseconds / 20),
      timeoutMs: PATIENCE,
    },
  );
}
const stranger = () => adapter({ keySecret: 'a-stranger', webhookSecret: 'a-stranger' });
const injectFault = (kind: string, route: string, times = 1) =>
  control('POST /control/faults', { kind, route, times, ms: PATIENCE * 2 });

let count = 0;
const aRequest = () => ({
  orderId: `Contract${String((count += 1)).padStart(12, '0')}`,
  orderNumber: `FR-2026-${count}`,
  amount: paise(49900),
  customer: { name: 'Asha Rao', email: 'asha@franch.test', phone: '+919876543210' },
  shop: 'Amrita & Sons',
  returnUrl: 'https://shop.test/api/pay/return/any?o=1',
});
const newOrder = async () => (await adapter().createPayment(aRequest())).providerOrderId;
const posted = (form: Readonly<Record<string, string>>): PaymentArrival => ({
  ...{ method: 'POST', query: new URLSearchParams() },
  body: Buffer.from(String(new URLSearchParams(form))),
});
async function pay(order_id: string, how: object = {}) {
  const paid = await control('POST /control/pay', { order_id, after_ms: 20, ...how });
  expect(await control('POST /control/idle', {})).toEqual({ idle: true });
  const { id: paymentId } = paid['payment'] as { id: string };
  return { order: order_id, paymentId, form: paid['return'] as Record<string, string> };
}
/** How many orders or refunds the provider has created. */
const created = async (what: 'orders' | 'refunds') =>
  ((await control('GET /control/state'))[what] as readonly unknown[]).length;
const readings = (by = adapter()) =>
  events.map(({ body, headers }) => by.readWebhook(body, headers));
const reportedFacts = (): readonly PaymentFact[] =>
  readings().flatMap((reading) => (reading.ok ? [...reading.facts] : []));
const fault = (of: string) =>
  expect.objectContaining({ name: 'GatewayError', fault: of }) as object;

describe('an order', () => {
  it.each(['refuse', 'same-order'])(
    'is created once by ten simultaneous requests, whose repetitions get: %s',
    async (repeated_receipt) => {
      await control('POST /control/settings', { repeated_receipt });
      const request = aRequest();
      const attempts = Array.from({ length: 10 }, () => adapter().createPayment(request));
      const [first, ...others] = await Promise.all(attempts);
      if (!first) throw new Error('unreachable');
      for (const other of others) expect(other).toEqual(first);
      expect(adapter().resumePayment(request, first.providerOrderId)).toEqual(first.action);
      expect(await adapter().orderIdOf(first.providerOrderId)).toBe(request.orderId);
      expect(await adapter().orderIdOf('order_Unknown0000001')).toBeNull();
      const dearer = { ...request, amount: paise(59900) };
      await expect(adapter().createPayment(dearer)).rejects.toEqual(fault('nonsense'));
      expect(await created('orders')).toBe(1);
    },
  );

  it.each(['hang', 'reset', 'lose-answer', 'slow-answer', '429', '500', 'html-502'])(
    'is created once despite one fault: %s',
    async (kind) => {
      const request = aRequest();
      await injectFault(kind, ORDERS);
      const { providerOrderId } = await adapter().createPayment(request);
      expect(await adapter().orderIdOf(providerOrderId)).toBe(request.orderId);
      expect(await created('orders')).toBe(1);
    },
  );

  it('is not created while a fault persists, or with a wrong secret', async () => {
    await expect(stranger().createPayment(aRequest())).rejects.toEqual(fault('misconfigured'));
    await injectFault('500', ORDERS, 1000);
    await expect(adapter().createPayment(aRequest())).rejects.toEqual(fault('unavailable'));
    expect(await created('orders')).toBe(0);
  });
});

it('a return is signed after a payment, and forged for another order or with any part changed', async () => {
  const [order, other] = [await newOrder(), await newOrder()];
  const { form } = await pay(order);
  const read = (arrival: PaymentArrival, of = order) => adapter().readReturn(arrival, of);
  expect([read(posted(form)), read(posted(form), other)]).toEqual(['signed', 'forged']);
  expect(stranger().readReturn(posted(form), order)).toBe('forged');
  expect(Object.keys(form)).toHaveLength(3);
  for (const [name, value] of Object.entries(form)) {
    const { [name]: _, ...incomplete } = form;
    expect(read(posted({ ...form, [name]: `${value}0` }))).toBe('forged');
    expect(read(posted(incomplete))).toBe('forged');
  }
});

describe('the facts of an order', () => {
  const paid = (fact: string) => ({ fact, amount: 49900, currency: 'INR' });

  it.each([
    ['captured', { outcome: 'captured' }, paid('captured')],
    ['authorized', { outcome: 'authorized' }, paid('authorized')],
    ['failed', { outcome: 'failed' }, { ...paid('failed'), reason: 'payment_declined' }],
    ['approved late', { outcome: 'late' }, paid('captured')],
    ['of another sum', { amount: 100, currency: 'USD' }, { amount: 100, currency: 'USD' }],
  ])('report a payment that is %s, as its webhook does', async (_, how, expected) => {
    const order = await newOrder();
    expect(await adapter().fetchFacts(order)).toEqual([]);
    const { paymentId } = await pay(order, how);
    const facts = await adapter().fetchFacts(order);
    expect(facts).toEqual([expect.objectContaining({ ...expected, paymentId })]);
    expect(reportedFacts()).toContainEqual(facts[0]);
    expect(readings().every((one) => one.ok && one.providerOrderId === order)).toBe(true);
    expect(await adapter().orderOfPayment(paymentId)).toBe(order);
    for (const one of readings(stranger())) expect(one).toEqual({ ok: false, reject: 'signature' });
  });

  it('report every payment, and are read despite two faults', async () => {
    const order = await newOrder();
    for (const how of [{ outcome: 'failed' }, {}, { again: true }]) await pay(order, how);
    await injectFault('429', 'GET /v1/orders/:id/payments');
    await injectFault('hang', 'GET /v1/orders/:id/payments');
    const facts = await adapter().fetchFacts(order);
    expect(facts.map(({ fact }) => fact)).toEqual(['failed', 'captured', 'captured']);
    const ids = readings().map((one) => (one.ok ? one.eventId : ''));
    expect(new Set(ids).size).toBe(events.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('report a dispute by its id and among those since a time', async () => {
    const { paymentId } = await pay(await newOrder());
    const began = Date.now() - 60_000;
    const { id } = await control('POST /control/dispute', { payment_id: paymentId });
    await control('POST /control/idle', {});
    const fact = await adapter().fetchDispute(String(id));
    expect(fact).toMatchObject({ fact: 'dispute-open', disputeId: id, paymentId });
    expect(reportedFacts()).toContainEqual(fact);
    expect(await adapter().fetchDisputesSince(began)).toEqual([fact]);
    expect(await adapter().fetchDisputesSince(Date.now() + 60_000)).toEqual([]);
  });
});

describe('a refund', () => {
  const paid = async () => pay(await newOrder());
  const PART = { amount: paise(10000), key: 'cancel_order1' };

  it('of a part and then of the rest is reported by query and webhook, and the payment stays paid', async () => {
    const { order, paymentId } = await paid();
    const rest = { paymentId, amount: paise(39900), key: 'part_number_two' };
    const parts = [{ paymentId, ...PART }, rest];
    for (const part of parts) expect(await adapter().refund(part)).toMatchObject(part);
    await control('POST /control/idle', {});
    const facts = await adapter().fetchFacts(order);
    const done = parts.map((part) => ({ ...part, fact: 'refund-done' }));
    expect(facts).toMatchObject([{ fact: 'captured', paymentId }, ...done]);
    expect(reportedFacts()).toEqual(expect.arrayContaining(facts.slice(1)));
    const more = { ...rest, amount: paise(100), key: 'part_number_three' };
    await expect(adapter().refund(more)).rejects.toEqual(fault('refused'));
  });

  it.each(['failed', 'pending'])('reports that it is %s', async (state) => {
    await control('POST /control/settings', { refund: state, refund_ms: 20 });
    const { order, paymentId } = await paid();
    const requested = await adapter().refund({ paymentId, ...PART });
    await control('POST /control/idle', {});
    const expected = { ...requested, fact: `refund-${state}` };
    expect(await adapter().fetchFacts(order)).toContainEqual(expected);
    expect(reportedFacts()).toContainEqual(expected);
  });

  it.each(['hang', 'reset', 'lose-answer', 'slow-answer', '409', '429', '500', 'html-502'])(
    'is created once despite one fault: %s',
    async (kind) => {
      const { paymentId } = await paid();
      await injectFault(kind, REFUND);
      const first = await adapter().refund({ paymentId, ...PART });
      const { refundId } = first as { refundId: string };
      expect(await adapter().refund({ paymentId, ...PART })).toMatchObject({ refundId });
      expect(await created('refunds')).toBe(1);
    },
  );

  it('is created once by five simultaneous requests, and not under the key of another amount', async () => {
    const { paymentId } = await paid();
    await Promise.all([1, 2, 3, 4, 5].map(() => adapter().refund({ paymentId, ...PART })));
    const other = { paymentId, ...PART, amount: paise(20000) };
    await expect(adapter().refund(other)).rejects.toEqual(fault('nonsense'));
    expect(await created('refunds')).toBe(1);
  });
});
