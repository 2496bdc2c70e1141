import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { portOffset } from '../../dev/backend/ports.ts';
import { newAttempt, post, signedIn } from '../support/backend/functions.ts';
import { type FunctionsInstance, startFunctions } from '../support/backend/functions-instance.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { createPeople } from '../support/shop/people.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';

const people = createPeople('malformed-calls');
const store = adminFirestore();
// One process for all functions, as in the cloud: the emulator would start one for each.
let functions: FunctionsInstance;
let customer = '';
let staff = '';
let owner = '';
let initialCounts: readonly number[] = [];

const COLLECTIONS = [
  ...['orders', 'transactions', 'mail', 'stockMoves', 'invoices', 'audit', 'webhookEvents'],
  ...['alerts', 'payouts'],
];
const counts = () =>
  Promise.all(
    COLLECTIONS.map(async (path) => (await store.collection(path).count().get()).data().count),
  );

const send = (name: string, body: string, token?: string) => post(name, body, token, functions.url);
const call = (name: string, data: unknown, token?: string) =>
  send(name, JSON.stringify({ data }), token);

beforeAll(async () => {
  functions = await startFunctions(portOffset(), 1);
  customer = await signedIn(await people.person('asha'));
  staff = await signedIn(await people.person('packer', 'staff'));
  owner = await signedIn(await people.person('payer', 'owner'));
  initialCounts = await counts();
}, 60_000);

afterAll(() => Promise.all([functions.stop(), people.close()]));

const ADDRESS = { ...AN_ADDRESS, phone: '9876543210' };
const order = (changes: object) => ({
  attemptId: newAttempt(),
  lines: [{ slug: 'franch-oil-nh-plus', quantity: 1 }],
  coupon: '',
  email: 'asha@franch.test',
  address: ADDRESS,
  method: 'online',
  gstin: '',
  expectedTotalPaise: 1,
  ...changes,
});
const OMEGA = { slug: 'omega-3', quantity: 1 };
const quote = (changes: object) => ({ lines: [OMEGA], method: 'online', ...changes });
const line = (slug: unknown, quantity: unknown = 1) => order({ lines: [{ slug, quantity }] });
const ID = 'A'.repeat(20);
const PIECE_OF_ONE = { line: 1, quantity: 1 };

const PERSONAL = [
  ...['quoteCart', 'placeOrder', 'resumePayment', 'startTestPayment', 'cancelOrder'],
  ...['moveOrder', 'refundOrder', 'settleRefund', 'requestReturn', 'moveReturn', 'editOrder'],
  ...['splitOrder', 'moveParcel', 'bookParcel'],
  ...['addReturnPhoto', 'removeReturnPhoto', 'addReviewPhoto', 'readPhoto'],
  ...['setReviewRequests', 'chooseTexts', 'saveContent', 'saveOffer'],
  ...['setRole', 'setSecondFactorPolicy', 'resetSecondFactors'],
  ...['givePayee', 'listPayouts', 'exportPayouts', 'payPayout', 'openOrder', 'revokeOrderLinks'],
];
const CALLABLES = [...PERSONAL, 'findOrder', 'findMessage', 'sendOrderLink'];

const move = (changes: object) => ({ orderId: ID, move: 'pack', ...changes });
const refund = (changes: object) => ({
  ...{ orderId: ID, amountPaise: 100, key: 'abcdefghij', why: 'broken' },
  ...changes,
});
const payout = (changes: object) => ({
  ...{ orderId: ID, key: 'abc', amountPaise: 100, payeeAt: 0, reference: '433012345678' },
  ...changes,
});
const settle = (changes: object) => ({
  ...{ how: 'again', orderId: ID, failedKey: 'abcdefghij', key: 'klmnopqrst' },
  ...changes,
});
const giveBack = (changes: object) => ({
  ...{ orderId: ID, key: 'abcdefghij', items: [{ line: 1, quantity: 1 }], reason: 'damaged' },
  ...changes,
});
const edit = (changes: object) => ({
  ...{ orderId: ID, key: 'abcdefghij', quoted: { totalPaise: 0, refundPaise: 0 } },
  edit: { what: 'pieces', item: { line: 1, quantity: 1 } },
  ...changes,
});
const photo = (changes: object) => ({
  ...{ orderId: ID, ticket: 'FR-7K3M9Q2X-R1', photo: 'photograph-1', file: 'UklGRg==' },
  ...changes,
});
const removal = (changes: object) => ({
  ...{ orderId: ID, ticket: 'FR-7K3M9Q2X-R1', photo: 'photograph-1' },
  ...changes,
});
const seen = (changes: object) => ({
  ...{ of: 'return', orderId: ID, ticket: 'FR-7K3M9Q2X-R1', photo: 'photograph-1' },
  ...{ size: 'small', ...changes },
});
const RECEIVED = { line: 1, quantity: 1, condition: 'sealed', restock: true };
const moveBack = (changes: object) => ({
  ...{ orderId: ID, ticket: 'FR-7K3M9Q2X-R1', step: 'receive', received: [RECEIVED] },
  ...changes,
});

/** Malformed requests by function: each is refused for its reason before any read or write. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  quoteCart: {
    nothing: null,
    'no lines': quote({ lines: [] }),
    'a price of its own': quote({ price: 1 }),
    'twenty-one pieces': quote({ lines: [{ ...OMEGA, quantity: 21 }] }),
    'a path': quote({ lines: [{ slug: 'a/b', quantity: 1 }] }),
    'a PIN code of letters': quote({ pin: 'ABCDEF' }),
    'another way to pay': quote({ method: 'free' }),
    'a coupon that is a query': quote({ coupon: { $gt: '' } }),
    'an address': quote({ address: ADDRESS }),
  },
  placeOrder: {
    nothing: null,
    'a list': [],
    'a text': 'order',
    'a price of its own': order({ price: 1 }),
    'a line with a price': order({ lines: [{ ...OMEGA, price: 1 }] }),
    'no lines': order({ lines: [] }),
    'ten thousand lines': order({
      lines: Array.from({ length: 10_000 }, (_, n) => ({ slug: `a-${n}`, quantity: 1 })),
    }),
    'the same product twice': order({ lines: [OMEGA, OMEGA] }),
    'zero pieces': line('omega-3', 0),
    'minus one piece': line('omega-3', -1),
    'half a piece': line('omega-3', 1.5),
    'twenty-one pieces': line('omega-3', 21),
    'pieces beyond every number': line('omega-3', 2 ** 53),
    'pieces in words': line('omega-3', '1'),
    'another collection': line('../orders/x'),
    'a path': line('a/b'),
    'a key of every object': line('__proto__'),
    'a slug of 2 KB': line('a'.repeat(2048)),
    'an attempt that is a path': order({ attemptId: '../../x' }),
    'a PIN code of letters': order({ address: { ...ADDRESS, pin: 'ABCDEF' } }),
    'a State that is none': order({ address: { ...ADDRESS, state: 'Atlantis' } }),
    'an address of another customer by id': order({ addressId: 'ravi' }),
    'no email': order({ email: 'asha' }),
    'two emails with a line break': order({ email: 'a@b.test\nBcc: c@d.test' }),
    'another way to pay': order({ method: 'free' }),
    'a total below zero': order({ expectedTotalPaise: -1 }),
    'a coupon that is a path': order({ coupon: 'A/../B' }),
    'a coupon that is a query': order({ coupon: { $gt: '' } }),
    'a coupon of 21 letters': order({ coupon: 'A'.repeat(21) }),
  },
  resumePayment: {
    nothing: null,
    'an order that is a path': { orderId: '../users/x' },
    'an amount of its own': { orderId: ID, amountPaise: 1 },
  },
  startTestPayment: {
    nothing: null,
    'an attempt that is a path': { attemptId: '../../x' },
    'an amount of its own': { attemptId: ID, amountPaise: 1 },
  },
  chooseTexts: {
    'an order that is a path': { orderId: 'a/b', channel: 'sms', on: false },
    'another channel': { orderId: ID, channel: 'email', on: false },
    'a number of its own': { orderId: ID, channel: 'sms', on: true, phone: '+919876543210' },
  },
  cancelOrder: {
    'no order': {},
    'an order that is a path': { orderId: 'a/b' },
    'more than it asked for': { orderId: ID, refund: true },
  },
  moveOrder: {
    'a move that is none': move({ move: 'give' }),
    'a reference of 500 letters': move({ move: 'pay', reference: 'A'.repeat(500) }),
    'the clock’s move': move({ move: 'expire' }),
    'a note of 5 KB': move({ note: 'a'.repeat(5000) }),
    'half a change': move({ seen: 0.5 }),
    'a reason that is none': move({ move: 'return-to-origin', reason: 'bored' }),
    'minus one piece': move({ move: 'return', goods: [{ line: 1, sellable: -1, damaged: 0 }] }),
    'a count of ten thousand lines': move({
      move: 'return',
      goods: Array.from({ length: 10_000 }, () => ({ line: 1, sellable: 0, damaged: 0 })),
    }),
    'a parcel without a courier': move({ move: 'ship', shipment: { courier: '', tracking: '' } }),
  },
  refundOrder: {
    'minus one paisa': refund({ amountPaise: -1 }),
    'half a paisa': refund({ amountPaise: 0.5 }),
    'no reason': refund({ why: ' ' }),
    'a line before the first': refund({ line: 0 }),
    'a key that is a path': refund({ key: '../../../etc' }),
  },
  settleRefund: {
    'no reference of the transfer': settle({ how: 'by-hand', key: undefined, reference: ' ' }),
    'a failed refund that is a path': settle({ failedKey: '../orders/a' }),
  },
  editOrder: {
    'no amounts that were seen': edit({ quoted: undefined }),
    'a fee of its own': edit({ quoted: { totalPaise: 0, refundPaise: 0, shippingPaise: 0 } }),
    'half a piece': edit({ edit: { what: 'pieces', item: { line: 1, quantity: 0.5 } } }),
    'a State that is none': edit({
      edit: { what: 'address', address: { ...ADDRESS, state: 'Atlantis' } },
    }),
    'an email address': edit({
      edit: { what: 'address', address: { ...ADDRESS, email: 'mallory@c.test' } },
    }),
    'a GSTIN with a wrong check digit': edit({
      edit: { what: 'billing', gstin: '29AAAAA0000A1ZA', billing: null },
    }),
    'a GSTIN of nobody': edit({
      edit: { what: 'billing', gstin: '29AAAAA0000A1ZY', billing: null },
    }),
    'a change of the status': edit({ edit: { what: 'status', status: 'delivered' } }),
  },
  requestReturn: {
    'no pieces': giveBack({ items: [] }),
    'minus one piece': giveBack({ items: [{ line: 1, quantity: -1 }] }),
    'half a piece': giveBack({ items: [{ line: 1, quantity: 0.5 }] }),
    'a line twice': giveBack({ items: [PIECE_OF_ONE, PIECE_OF_ONE] }),
    'a refund of its own': giveBack({ items: [{ line: 1, quantity: 1, amountPaise: 1 }] }),
    'a reason that is none': giveBack({ reason: 'because' }),
    'staff by a word': giveBack({ asStaff: 'yes' }),
    'a key that is a path': giveBack({ key: '../../../etc' }),
    'a text of 5 KB': giveBack({ text: 'a'.repeat(5000) }),
  },
  removeReturnPhoto: {
    'an order that is a path': removal({ orderId: '../users/x' }),
    'a ticket that is a path': removal({ ticket: '../../invoices' }),
    'a photograph that is a path': removal({ photo: '../../../products/oil/front' }),
    'a role of its own': removal({ role: 'owner' }),
  },
  setReviewRequests: {
    'an order that is a path': { orderId: '../users/x', wanted: false },
    'a preference that is none': { orderId: ID, wanted: 'no' },
    'the email of another': { orderId: ID, wanted: false, email: 'asha@franch.test' },
  },
  addReturnPhoto: {
    'an order that is a path': photo({ orderId: '../users/x' }),
    'a ticket that is a path': photo({ ticket: '../../invoices' }),
    'a photograph that is a path': photo({ photo: '../../../products/oil/front' }),
    'a file that is none': photo({ file: 1 }),
    'a type of its own': photo({ type: 'image/svg+xml' }),
  },
  addReviewPhoto: {
    'a product that is a path': { slug: '../users', photo: 'photograph-1', file: 'UklGRg==' },
    'another’s review': { slug: 'oil', uid: 'ravi', photo: 'photograph-1', file: 'UklGRg==' },
  },
  readPhoto: {
    'an order that is a path': seen({ orderId: '../users/x' }),
    'a photograph that is a path': seen({ photo: '../../../invoices/a' }),
    'a size of its own': seen({ size: 'full' }),
    'something else': seen({ of: 'invoice' }),
  },
  moveReturn: {
    'a step that is none': moveBack({ step: 'keep' }),
    'a refusal without a reason': moveBack({ step: 'refuse', received: undefined, note: ' ' }),
    'a line twice': moveBack({ received: [RECEIVED, RECEIVED] }),
    'minus one piece': moveBack({ received: [{ ...RECEIVED, quantity: -1 }] }),
    'a ticket that is a path': moveBack({ ticket: '../orders/a' }),
  },
  splitOrder: {
    'a line twice': { orderId: ID, parcels: [{ items: [PIECE_OF_ONE, PIECE_OF_ONE] }] },
    'a state of its own': { orderId: ID, parcels: [{ items: [PIECE_OF_ONE], state: 'shipped' }] },
  },
  moveParcel: {
    'a step that is none': { orderId: ID, parcel: 1, step: 'keep' },
    'no courier': { orderId: ID, parcel: 1, step: 'ship', shipment: { courier: '', tracking: '' } },
    'a link that runs a script': {
      ...{ orderId: ID, parcel: 1, step: 'ship' },
      shipment: { courier: 'Delhivery', tracking: '1', link: 'javascript:alert(1)' },
    },
    'a step of no parcel': { orderId: ID, parcel: null, step: 'deliver' },
    'a correction without a courier': { orderId: ID, parcel: null, step: 'correct-tracking' },
  },
  givePayee: {
    'a kind that is none': { orderId: ID, payee: { kind: 'cash' } },
    'a UPI ID of 5 KB': { orderId: ID, payee: { kind: 'upi', upi: 'a'.repeat(5000) } },
    'an amount of its own': { orderId: ID, payee: { kind: 'upi', upi: 'a@upi' }, amountPaise: 1 },
  },
  payPayout: {
    'no reference': payout({ reference: ' ' }),
    'minus one paisa': payout({ amountPaise: -1 }),
    'a key that is a path': payout({ key: '../orders/a' }),
  },
  openOrder: {
    'an order that is a path': { orderId: '../users/x', token: 'A'.repeat(43) },
    'a secret that is a query': { orderId: ID, token: { $ne: null } },
    'a secret of 5 KB': { orderId: ID, token: 'A'.repeat(5000) },
  },
  findOrder: {
    'a number that is none': { number: '1', email: 'a@b.test' },
    'a question to the database': { number: { $ne: null }, email: { $ne: null } },
  },
};
const STAFF_CALLS = [
  ...['moveOrder', 'refundOrder', 'settleRefund', 'moveReturn'],
  ...['splitOrder', 'moveParcel'],
];
const OWNER_CALLS = ['payPayout'];
const tokenFor = (name: string): string =>
  OWNER_CALLS.includes(name) ? owner : STAFF_CALLS.includes(name) ? staff : customer;

describe('a callable', { timeout: 60_000 }, () => {
  for (const [name, requests] of Object.entries(REFUSED)) {
    const who = [...STAFF_CALLS, ...OWNER_CALLS].includes(name) ? 'staff' : 'customer';
    for (const [what, payload] of Object.entries(requests)) {
      attack(who, `asks ${name} with ${what}`, async () => {
        const response = await call(name, payload, tokenFor(name));
        expect([response.status, response.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
        return '400 invalid argument';
      });
    }
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
    attack('visitor', `calls ${name} by other methods, types and truncated JSON`, async () => {
      const json = { 'Content-Type': 'application/json' };
      const asks: readonly RequestInit[] = [
        {},
        { method: 'PUT', headers: json, body: '{"data":{}}' },
        { method: 'DELETE' },
        { method: 'POST', body: new URLSearchParams({ data: '1' }) },
        { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"data":{}}' },
        { method: 'POST', headers: json, body: '{"data":' },
        { method: 'POST', headers: json, body: '{"data":{},"more":1}' },
      ];
      const answers = await Promise.all(
        asks.map((request) => fetch(`${functions.url}/api/${name}`, request)),
      );
      expect(answers.map(({ status }) => status)).toEqual(asks.map(() => 400));
      return '400 seven times';
    });

    attack('visitor', `calls ${name} from a page of another site`, async () => {
      const evil = 'https://evil.example';
      const ask = (method: string) =>
        fetch(`${functions.url}/api/${name}`, {
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

  attack('customer', 'sends placeOrder a body of 5 MB', async () => {
    const response = await call('placeOrder', { email: 'x'.repeat(5_000_000) }, customer);
    expect(response.status).toBe(400);
    return `${response.status}, nothing read`;
  });

  attack('customer', 'sends keys that would reach the prototype', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'toString'];
    for (const key of keys) {
      const body = `{"data":{"${key}":{"role":"owner"},"orderId":"${ID}"}}`;
      const response = await send('cancelOrder', body, customer);
      expect(response.result ?? response.error?.status).toBeOneOf([
        'INVALID_ARGUMENT',
        { outcome: 'refused', refusal: 'not-found' },
      ]);
    }
    return 'a wrong argument, or an order that is not there';
  });

  attack('customer', 'looks for error text in a response', async () => {
    const response = await call('placeOrder', line('a/b'), customer);
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
