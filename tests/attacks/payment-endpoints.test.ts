import { createHmac, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { OrderAnswer } from '#domain/checkout/checkout.ts';
import { LOCAL_KEYS } from '../../dev/gateway/keys.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, control, newAttempt, SHOP } from '../support/backend/functions.ts';
import { AN_ADDRESS, ordered } from '../support/shop/own-checkout.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';
import { aStoredProduct } from '../support/fixtures/stored-product.ts';

const SLUG = 'attacked-at-the-till';
const store = adminFirestore();
const WEBHOOK = '/api/pay/webhook/razorpay';
const ID = 'A'.repeat(20);

beforeAll(async () => {
  const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
  const product = aStoredProduct({ price: 249.5, mrp: 299, stock: 50, ...tax });
  await store.doc(`products/${SLUG}`).set(product);
});
beforeEach(() => control('webhook-faults', { drop: 1 }));
afterAll(async () => {
  await control('webhook-faults', {});
  await store.doc(`products/${SLUG}`).delete();
});

/** A guest's unpaid order, and the provider's order for it. */
async function waiting(
  address: object = AN_ADDRESS,
): Promise<{ orderId: string; providerOrderId: string }> {
  const response = await call(
    'placeOrder',
    {
      attemptId: newAttempt(),
      lines: [{ slug: SLUG, quantity: 1 }],
      email: 'asha@franch.test',
      address,
      method: 'online',
      expectedTotalPaise: 24_950 + 4_900,
    },
    await asGuest(),
  );
  const { orderId, action } = ordered(response.result as OrderAnswer);
  return { orderId, providerOrderId: String(action?.options['order_id']) };
}

const statusOf = async (orderId: string): Promise<unknown> =>
  (await store.doc(`orders/${orderId}`).get()).get('status');
const signatureOf = (body: string, secret: string = LOCAL_KEYS.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');
const aPaymentId = () => `pay_${randomBytes(7).toString('hex')}`;

const captured = (orderId: string, changes: object = {}, amount = 29_850) =>
  JSON.stringify({
    entity: 'event',
    account_id: LOCAL_KEYS.accountId,
    event: 'payment.captured',
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: aPaymentId(),
          order_id: orderId,
          amount,
          currency: 'INR',
          status: 'captured',
          captured: true,
          method: 'upi',
        },
      },
    },
    created_at: 1,
    ...changes,
  });

const tell = (body: string | Buffer, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${SHOP}${WEBHOOK}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'x-razorpay-event-id': `evt_${randomBytes(7).toString('hex')}`,
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
const signed = (body: string, headers: Record<string, string> = {}) =>
  tell(body, { 'x-razorpay-signature': signatureOf(body), ...headers });

describe('a forged webhook', { timeout: 120_000 }, () => {
  const ofSecret = (secret: string) => (body: string) => ({
    'x-razorpay-signature': signatureOf(body, secret),
  });
  const withEventId = (id: string) => (body: string) => ({
    ...{ 'x-razorpay-signature': signatureOf(body), 'x-razorpay-event-id': id },
  });
  const FORGED: readonly (readonly [string, (body: string) => Record<string, string>, number])[] = [
    ['without a signature', () => ({}), 401],
    ['with a wrong signature', () => ({ 'x-razorpay-signature': '0'.repeat(64) }), 401],
    ['with a signature of another length', () => ({ 'x-razorpay-signature': 'abc' }), 401],
    ['with the signature of nothing', () => ({ 'x-razorpay-signature': signatureOf('') }), 401],
    [
      'with the signature of another body',
      (body) => ({ 'x-razorpay-signature': signatureOf(`${body} `) }),
      401,
    ],
    ['signed with the secret of another mode', ofSecret('rzp_test_secret'), 401],
    ['signed with the secret of the API key', ofSecret(LOCAL_KEYS.keySecret), 401],
    ['signed, with an event id that is a path', withEventId('../orders/x'), 400],
    ['signed, with an event id of 5 KB', withEventId('a'.repeat(5000)), 400],
  ];
  for (const [how, headers, status] of FORGED) {
    attack('visitor', `claims by webhook that an order is paid, ${how}`, async () => {
      const { orderId, providerOrderId } = await waiting();
      const body = captured(providerOrderId);
      expect((await tell(body, headers(body))).status).toBe(status);
      expect(await statusOf(orderId)).toBe('pending-payment');
      return `${status}, the order still waits`;
    });
  }

  const account = { account_id: 'acc_Somebody00Else' };
  const SIGNED: readonly (readonly [string, string, number])[] = [
    ['another account', captured('order_AAAAAAAAAAAAAA', account), 401],
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['an order that is a path', captured('../orders/x'), 400],
  ];
  for (const [what, body, status] of SIGNED) {
    attack('provider', `signs a webhook about ${what}`, async () => {
      expect((await signed(body)).status).toBe(status);
      return String(status);
    });
  }

  attack('provider', 'reports an order that the shop does not know', async () => {
    const answer = await signed(captured('order_AAAAAAAAAAAAAA'));
    expect([answer.status, await answer.json()]).toEqual([200, { says: 'unknown-order' }]);
    return '200, and an alarm in the log';
  });

  attack('provider', 'reports one rupee paid for an order of ₹298.50', async () => {
    const { orderId, providerOrderId } = await waiting();
    expect((await signed(captured(providerOrderId, {}, 100))).status).toBe(200);
    expect(await statusOf(orderId)).not.toBe('paid');
    return `the order is ${String(await statusOf(orderId))}`;
  });

  attack('visitor', 'replays a webhook under its own and under new event ids', async () => {
    const { orderId, providerOrderId } = await waiting();
    const body = captured(providerOrderId);
    const same = { 'x-razorpay-event-id': 'evt_replayed' };
    expect((await signed(body)).status).toBe(200);
    const state = async () => [
      (await store.doc(`orders/${orderId}`).get()).data(),
      (await store.doc(`products/${SLUG}`).get()).data(),
    ];
    const after = await state();
    for (let round = 0; round < 3; round += 1) {
      expect((await signed(body, same)).status).toBe(200);
      expect((await signed(body)).status).toBe(200);
    }
    expect(await statusOf(orderId)).toBe('paid');
    expect(await state()).toEqual(after);
    return 'paid once, stock taken once';
  });

  attack('visitor', 'sends the webhook by other methods, elsewhere, and too large', async () => {
    const large = JSON.stringify({ a: 'x'.repeat(64 * 1024) });
    expect((await tell('', {}, 'GET')).status).toBe(405);
    expect((await tell('{}', {}, 'PUT')).status).toBe(405);
    expect((await tell('{}', { 'X-HTTP-Method-Override': 'POST' }, 'DELETE')).status).toBe(405);
    expect((await signed(large)).status).toBe(413);
    for (const other of ['other', '__proto__', 'constructor', '%2e%2e', 'razorpay/x']) {
      const to = `${SHOP}/api/pay/webhook/${other}`;
      expect((await fetch(to, { method: 'POST', body: '{}' })).status).toBe(404);
    }
    return '405, 413, 404';
  });

  attack('visitor', 'sends 30 MB of zeros, compressed into 30 KB', async () => {
    const packed = gzipSync(Buffer.alloc(30 * 1024 * 1024));
    const answer = await tell(packed, { 'Content-Encoding': 'gzip' });
    expect(answer.status).toBeOneOf([400, 401, 413]);
    return `${answer.status}`;
  });
});

describe('a hostile address', { timeout: 60_000 }, () => {
  attack('customer', 'enters line breaks, right-to-left overrides and a formula', async () => {
    const { orderId } = await waiting({
      ...AN_ADDRESS,
      name: 'Asha\u202Egpj.exe\u0000\r\nBcc: <b>आशा</b>',
      city: '=HYPERLINK("http://evil.example")',
    });
    const order = await store.doc(`orders/${orderId}`).get();
    expect(order.get('address.name')).toBe('Ashagpj.exe Bcc: <b>आशा</b>');
    expect(order.get('address.city')).toBe('=HYPERLINK("http://evil.example")');
    return 'one line in one direction; what shows or exports it writes it as text';
  });
});

/** The return from the payment page with these fields. */
const comeBack = (
  query: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${SHOP}/api/pay/return/razorpay${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
const HOSTILE = {
  razorpay_payment_id: '../orders?count=100',
  razorpay_order_id: 'order_AAAAAAAAAAAAAA',
  razorpay_signature: '0'.repeat(64),
};

describe('a forged return from the payment page', { timeout: 120_000 }, () => {
  attack('visitor', 'returns from the bank with forged addresses', async () => {
    for (const query of [
      ...['', '?o=', '?o=../users', `?o=${ID}`, '?o=__proto__', `?o=${'a'.repeat(5000)}`],
      ...['?o=//evil.example', `?o=${ID}&o=//evil.example`, '?o=%0d%0aSet-Cookie:%20a=b'],
      ...['?o=%00', '?next=//evil.example&return=https://evil.example'],
    ]) {
      const { status, headers } = await comeBack(query, HOSTILE);
      expect([query, status]).toEqual([query, 303]);
      expect(headers.get('location'), query).toMatch(/^\/return(?:\?order=[A-Za-z0-9]{20})?$/);
      expect(headers.get('set-cookie'), query).toBeNull();
    }
    return '303 to the shop';
  });

  attack('visitor', 'returns with a forged host, to be redirected there', async () => {
    const answer = await comeBack(`?o=${ID}`, HOSTILE, {
      'X-Forwarded-Host': 'evil.example',
      'X-Original-URL': '//evil.example',
    });
    expect(answer.headers.get('location')).toMatch(/^\/return/);
    return `303 ${answer.headers.get('location')}`;
  });

  attack('customer', 'pays a cheap order and replays its signature for another', async () => {
    const [cheap, dear] = [await waiting(), await waiting()];
    const { return: fields } = (await control('pay', { order_id: cheap.providerOrderId })) as {
      return: Record<string, string>;
    };
    expect((await comeBack(`?o=${dear.orderId}`, fields)).status).toBe(303);
    expect(await statusOf(dear.orderId)).toBe('pending-payment');
    await comeBack(`?o=${cheap.orderId}`, { ...fields, razorpay_signature: '0'.repeat(64) });
    expect(await statusOf(cheap.orderId)).toBe('pending-payment');
    await comeBack(`?o=${cheap.orderId}`, fields);
    expect(await statusOf(cheap.orderId)).toBe('paid');
    return 'the dear one still waits';
  });

  attack('customer', 'replays a valid return', async () => {
    const { orderId, providerOrderId } = await waiting();
    const { return: fields } = (await control('pay', { order_id: providerOrderId })) as {
      return: Record<string, string>;
    };
    await comeBack(`?o=${orderId}`, fields);
    const initialOrder = (await store.doc(`orders/${orderId}`).get()).data();
    for (let round = 0; round < 3; round += 1) await comeBack(`?o=${orderId}`, fields);
    expect((await store.doc(`orders/${orderId}`).get()).data()).toEqual(initialOrder);
    expect(initialOrder?.['status']).toBe('paid');
    return 'the order is as it was';
  });
});
