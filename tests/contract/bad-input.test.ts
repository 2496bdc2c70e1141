import { createHmac } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorEnvironment, portOffset, projectId } from '../../dev/backend/ports.ts';
import { LOCAL_KEYS } from '../../dev/gateway/keys.ts';
import { call, newAttempt, post, SHOP, signedIn } from '../support/functions.ts';
import { invitePeople } from '../support/people.ts';

const people = invitePeople('bad-input');
let store: Firestore;
let customer = '';
let staff = '';
let before: readonly number[] = [];

const COLLECTIONS = [
  'orders',
  'transactions',
  'mail',
  'stockMoves',
  'invoices',
  'audit',
  'webhookEvents',
];
const counts = () =>
  Promise.all(
    COLLECTIONS.map(async (path) => (await store.collection(path).count().get()).data().count),
  );

beforeAll(async () => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  const name = 'bad-input';
  store = getFirestore(
    getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name),
  );
  customer = await signedIn(await people.person('asha'));
  staff = await signedIn(await people.person('packer', 'staff'));
  before = await counts();
}, 60_000);

afterAll(() => people.close());

const order = (changes: object) => ({
  ask: 'order',
  attemptId: newAttempt(),
  lines: [{ slug: 'franch-oil-nh-plus', quantity: 1 }],
  coupon: '',
  email: 'asha@franch.test',
  address: {
    name: 'Asha',
    phone: '9876543210',
    pin: '560001',
    line1: '1 MG Road',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
  },
  method: 'online',
  gstin: '',
  expectedTotalPaise: 1,
  ...changes,
});
const line = (slug: unknown, quantity: unknown = 1) => order({ lines: [{ slug, quantity }] });
const ID = 'A'.repeat(20);

/** Who sends what to which function: each is refused for what it is, before anything is read or written for it. */
const REFUSED: readonly (readonly [string, string, unknown, 'customer' | 'staff'])[] = [
  ['startCheckout', 'nothing', null, 'customer'],
  ['startCheckout', 'a list', [], 'customer'],
  ['startCheckout', 'a text', 'order', 'customer'],
  ['startCheckout', 'another wish', { ask: 'give' }, 'customer'],
  ['startCheckout', 'a price of its own', order({ price: 1 }), 'customer'],
  [
    'startCheckout',
    'a line with a price',
    order({ lines: [{ slug: 'omega-3', quantity: 1, price: 1 }] }),
    'customer',
  ],
  ['startCheckout', 'no lines', order({ lines: [] }), 'customer'],
  [
    'startCheckout',
    'ten thousand lines',
    order({ lines: Array.from({ length: 10_000 }, (_, n) => ({ slug: `a-${n}`, quantity: 1 })) }),
    'customer',
  ],
  [
    'startCheckout',
    'the same product twice',
    order({
      lines: [
        { slug: 'omega-3', quantity: 1 },
        { slug: 'omega-3', quantity: 1 },
      ],
    }),
    'customer',
  ],
  ['startCheckout', 'zero pieces', line('omega-3', 0), 'customer'],
  ['startCheckout', 'minus one piece', line('omega-3', -1), 'customer'],
  ['startCheckout', 'half a piece', line('omega-3', 1.5), 'customer'],
  ['startCheckout', 'twenty-one pieces', line('omega-3', 21), 'customer'],
  ['startCheckout', 'pieces beyond every number', line('omega-3', 2 ** 53), 'customer'],
  ['startCheckout', 'pieces in words', line('omega-3', '1'), 'customer'],
  ['startCheckout', 'another collection', line('../orders/x'), 'customer'],
  ['startCheckout', 'a path', line('a/b'), 'customer'],
  ['startCheckout', '__proto__', line('__proto__'), 'customer'],
  ['startCheckout', 'a slug of 2 KB', line('a'.repeat(2048)), 'customer'],
  ['startCheckout', 'an attempt that is a path', order({ attemptId: '../../x' }), 'customer'],
  ['startCheckout', 'a PIN code of letters', order({ address: { pin: 'ABCDEF' } }), 'customer'],
  [
    'startCheckout',
    'a State that is none',
    order({ address: { ...order({}).address, state: 'Atlantis' } }),
    'customer',
  ],
  ['startCheckout', 'an address of somebody else by id', order({ addressId: 'ravi' }), 'customer'],
  ['startCheckout', 'no e-mail', order({ email: 'asha' }), 'customer'],
  [
    'startCheckout',
    'two e-mails with a line break',
    order({ email: 'a@b.test\nBcc: c@d.test' }),
    'customer',
  ],
  ['startCheckout', 'another way to pay', order({ method: 'free' }), 'customer'],
  ['startCheckout', 'a total below zero', order({ expectedTotalPaise: -1 }), 'customer'],
  ['startCheckout', 'a coupon that is a path', order({ coupon: 'A/../B' }), 'customer'],
  ['startCheckout', 'an order that is a path', { ask: 'pay', orderId: '../users/x' }, 'customer'],
  ['cancelOrder', 'no order', {}, 'customer'],
  ['cancelOrder', 'an order that is a path', { orderId: 'a/b' }, 'customer'],
  ['cancelOrder', 'more than it asked for', { orderId: ID, refund: true }, 'customer'],
  ['moveOrder', 'a move that is none', { orderId: ID, move: 'pay' }, 'staff'],
  ['moveOrder', 'the clock’s move', { orderId: ID, move: 'expire' }, 'staff'],
  ['moveOrder', 'a note of 5 KB', { orderId: ID, move: 'pack', note: 'a'.repeat(5000) }, 'staff'],
  [
    'moveOrder',
    'a parcel without a courier',
    { orderId: ID, move: 'ship', shipment: { courier: '', tracking: '' } },
    'staff',
  ],
  [
    'refundOrder',
    'minus one paisa',
    { orderId: ID, amountPaise: -1, key: 'abcdefghij', why: 'broken' },
    'staff',
  ],
  [
    'refundOrder',
    'half a paisa',
    { orderId: ID, amountPaise: 0.5, key: 'abcdefghij', why: 'broken' },
    'staff',
  ],
  [
    'refundOrder',
    'no reason',
    { orderId: ID, amountPaise: 1, key: 'abcdefghij', why: ' ' },
    'staff',
  ],
  [
    'refundOrder',
    'a key that is a path',
    { orderId: ID, amountPaise: 1, key: '../../../etc', why: 'broken' },
    'staff',
  ],
  ['findOrder', 'a number that is none', { number: '1', email: 'a@b.test' }, 'customer'],
  [
    'findOrder',
    'a question to the database',
    { number: { $ne: null }, email: { $ne: null } },
    'customer',
  ],
];

describe('a callable', { timeout: 60_000 }, () => {
  it.each(REFUSED)('%s refuses %s', async (name, _, asked, who) => {
    const told = await call(name, asked, who === 'staff' ? staff : customer);
    expect([told.status, told.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it.each(['startCheckout', 'cancelOrder', 'moveOrder', 'refundOrder'])(
    '%s knows nobody without a token, and no token that it cannot check',
    async (name) => {
      for (const token of [undefined, 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJvd25lciJ9.']) {
        const told = await call(name, {}, token);
        expect(told.error?.status).toBe('UNAUTHENTICATED');
      }
    },
  );

  it.each(['startCheckout', 'findOrder'])('%s takes JSON by POST alone', async (name) => {
    const get = await fetch(`${SHOP}/api/${name}`);
    const form = await fetch(`${SHOP}/api/${name}`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });
    const broken = await post(name, '{"data":', customer);
    for (const status of [get.status, form.status, broken.status]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('startCheckout refuses a body of 5 MB', async () => {
    const told = await post(
      'startCheckout',
      JSON.stringify({ data: { ask: 'x'.repeat(5_000_000) } }),
      customer,
    );
    expect(told.status).toBeGreaterThanOrEqual(400);
    expect(told.status).toBeLessThan(500);
  });
});

const WEBHOOK = `${SHOP}/api/pay/webhook/razorpay`;
const signatureOf = (body: string, secret: string = LOCAL_KEYS.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');
const event = (changes: object = {}) =>
  JSON.stringify({
    entity: 'event',
    account_id: LOCAL_KEYS.accountId,
    event: 'payment.captured',
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: 'pay_AAAAAAAAAAAAAA',
          order_id: 'order_AAAAAAAAAAAAAA',
          amount: 100,
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
const tell = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(WEBHOOK, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'x-razorpay-event-id': 'evt_bad_input_1',
      ...headers,
    },
    ...(method === 'POST' ? { body } : {}),
  });

describe('the webhook', { timeout: 60_000 }, () => {
  it.each([
    ['no signature', event(), {}, 401],
    ['a wrong signature', event(), { 'x-razorpay-signature': '0'.repeat(64) }, 401],
    ['a signature of another length', event(), { 'x-razorpay-signature': 'abc' }, 401],
    [
      'the signature of another body',
      event(),
      { 'x-razorpay-signature': signatureOf(event({ created_at: 2 })) },
      401,
    ],
    [
      'the signature of another secret',
      event(),
      { 'x-razorpay-signature': signatureOf(event(), 'test') },
      401,
    ],
    ['another account', event({ account_id: 'acc_Somebody00Else' }), null, 401],
    ['no JSON', '{', null, 400],
    ['a list', '[]', null, 400],
  ] as const)('refuses %s', async (_, body, headers, status) => {
    const answer = await tell(body, headers ?? { 'x-razorpay-signature': signatureOf(body) });
    expect(answer.status).toBe(status);
  });

  it('takes what is signed and about no order of the shop, and does nothing', async () => {
    const body = event();
    const answer = await tell(body, { 'x-razorpay-signature': signatureOf(body) });
    expect([answer.status, await answer.json()]).toEqual([200, { says: 'unknown-order' }]);
  });

  it('refuses other methods, other providers and a body above 64 KB', async () => {
    expect((await tell('', {}, 'GET')).status).toBe(405);
    const other = await fetch(`${SHOP}/api/pay/webhook/other`, { method: 'POST', body: '{}' });
    expect(other.status).toBe(404);
    const large = JSON.stringify({ a: 'x'.repeat(64 * 1024) });
    expect((await tell(large, { 'x-razorpay-signature': signatureOf(large) })).status).toBe(413);
  });
});

describe('the way back from the provider', { timeout: 60_000 }, () => {
  it.each(['', '?o=', '?o=../users', `?o=${ID}`, '?o=__proto__', `?o=${'a'.repeat(5000)}`])(
    'leads on and believes nothing: %s',
    async (query) => {
      const body = new URLSearchParams({
        razorpay_payment_id: '../orders?count=100',
        razorpay_order_id: 'order_AAAAAAAAAAAAAA',
        razorpay_signature: '0'.repeat(64),
      });
      const answer = await fetch(`${SHOP}/api/pay/return/razorpay${query}`, {
        method: 'POST',
        redirect: 'manual',
        body,
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/return(?:\?order=[A-Za-z0-9]{20})?$/);
    },
  );
});

describe('all of it', () => {
  it('has written nothing', async () => {
    expect(await counts()).toEqual(before);
  });
});
