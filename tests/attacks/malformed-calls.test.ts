import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorEnvironment, portOffset, projectId } from '../../dev/backend/ports.ts';
import { attack } from '../support/backend/attack.ts';
import { call, newAttempt, post, SHOP, signedIn } from '../support/backend/functions.ts';
import { createPeople } from '../support/shop/people.ts';

const people = createPeople('malformed-calls');
let store: Firestore;
let customer = '';
let staff = '';
let initialCounts: readonly number[] = [];

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
  const name = 'malformed-calls';
  store = getFirestore(
    getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name),
  );
  customer = await signedIn(await people.person('asha'));
  staff = await signedIn(await people.person('packer', 'staff'));
  initialCounts = await counts();
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

const PERSONAL = [
  'startCheckout',
  'cancelOrder',
  'moveOrder',
  'refundOrder',
  'settleRefund',
  'setRole',
  'setSecondFactorPolicy',
  'resetSecondFactors',
];
const CALLABLES = [...PERSONAL, 'findOrder', 'findMessage'];

/** Malformed requests by caller and function: each is refused for its reason before any read or write. */
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
    'a line before the first',
    { orderId: ID, amountPaise: 100, line: 0, key: 'abcdefghij', why: 'broken' },
    'staff',
  ],
  [
    'refundOrder',
    'a key that is a path',
    { orderId: ID, amountPaise: 1, key: '../../../etc', why: 'broken' },
    'staff',
  ],
  [
    'settleRefund',
    'no reference of the transfer',
    { how: 'by-hand', orderId: ID, failedKey: 'abcdefghij', reference: ' ' },
    'staff',
  ],
  [
    'settleRefund',
    'a failed refund that is a path',
    { how: 'again', orderId: ID, failedKey: '../orders/a', key: 'abcdefghij' },
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
  for (const [name, what, payload, who] of REFUSED) {
    attack(who, `asks ${name} with ${what}`, async () => {
      const response = await call(name, payload, who === 'staff' ? staff : customer);
      expect([response.status, response.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
      return '400 invalid argument';
    });
  }

  const UNSIGNED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJvd25lciJ9.';
  for (const name of PERSONAL) {
    attack('visitor', `calls ${name} without a token, and with an invalid one`, async () => {
      for (const token of [undefined, 'x', 'a.b.c', UNSIGNED]) {
        const response = await call(name, {}, token);
        expect(response.error?.status).toBe('UNAUTHENTICATED');
      }
      return '401 four times';
    });
  }

  for (const name of CALLABLES) {
    attack(
      'visitor',
      `calls ${name} by GET, PUT, DELETE, a form, plain text and truncated JSON`,
      async () => {
        const to = `${SHOP}/api/${name}`;
        const json = { 'Content-Type': 'application/json' };
        const asks: readonly RequestInit[] = [
          {},
          { method: 'PUT', headers: json, body: '{"data":{}}' },
          { method: 'DELETE' },
          { method: 'POST', body: new URLSearchParams({ data: '1' }) },
          {
            method: 'POST',
            headers: { 'Content-Type': 'text/plain' },
            body: '{"data":{}}',
          },
          { method: 'POST', headers: json, body: '{"data":' },
          { method: 'POST', headers: json, body: '{"data":{},"more":1}' },
        ];
        // One after the other: the emulator starts an instance for each parallel request.
        for (const request of asks) expect((await fetch(to, request)).status).toBe(400);
        return '400 seven times';
      },
    );

    attack('visitor', `calls ${name} from a page of another site`, async () => {
      const evil = 'https://evil.example';
      const ask = (method: string) =>
        fetch(`${SHOP}/api/${name}`, {
          method,
          headers: {
            Origin: evil,
            'Content-Type': 'application/json',
            'Access-Control-Request-Method': 'POST',
          },
          ...(method === 'POST' && { body: '{"data":{}}' }),
        });
      for (const answer of [await ask('OPTIONS'), await ask('POST')]) {
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      return 'no browser shows it the answer';
    });
  }

  attack('customer', 'sends startCheckout a body of 5 MB', async () => {
    const response = await post(
      'startCheckout',
      JSON.stringify({ data: { ask: 'x'.repeat(5_000_000) } }),
      customer,
    );
    expect(response.status).toBe(400);
    return `${response.status}, nothing read`;
  });

  attack('customer', 'sends keys that would reach the prototype', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'toString'];
    for (const key of keys) {
      const body = `{"data":{"${key}":{"role":"owner"},"orderId":"${ID}"}}`;
      const response = await post('cancelOrder', body, customer);
      expect(response.result ?? response.error?.status).toBeOneOf([
        'INVALID_ARGUMENT',
        { outcome: 'refused', refusal: 'not-found' },
      ]);
    }
    return 'a wrong argument, or an order that is not there';
  });

  attack('customer', 'looks for error text in a response', async () => {
    const response = await call('startCheckout', line('a/b'), customer);
    expect(JSON.stringify(response)).not.toMatch(/at |node_modules|\.ts:|valibot|Expected/);
    expect(response.error?.details).toEqual({ fields: ['lines.0.slug'] });
    return 'the name of the field alone';
  });
});

describe('all malformed calls together', () => {
  it('have written nothing', async () => {
    expect(await counts()).toEqual(initialCounts);
  });
});
