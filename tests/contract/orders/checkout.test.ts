import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import {
  asGuest,
  call,
  control,
  newAttempt,
  SHOP,
  signedIn,
} from '../../support/backend/functions.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const OIL = 'contract-oil';
const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };

let store: Firestore;
let token = '';
let asha: Person;
let staff = '';
const people = createPeople('checkout');

beforeAll(async () => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  store = getFirestore(
    getApps().find(({ name }) => name === 'checkout') ?? initializeApp({ projectId }, 'checkout'),
  );
  asha = await people.person('asha');
  token = await signedIn(asha);
  staff = await signedIn(await people.person('packer', 'staff'));
}, 60_000);

beforeEach(async () => {
  const product = aStoredProduct({ price: 249.5, mrp: 299, stock: 10, ...tax });
  await store.doc(`products/${OIL}`).set(product);
  const ownOrders = await store.collection('orders').where('uid', '==', asha.uid).get();
  for (const { ref } of ownOrders.docs) await store.recursiveDelete(ref);
  // Resets the limits: these tests order more often than one shopper may, above all when they run again.
  await store.doc(`locks/order_${asha.uid}`).delete();
  await store.doc(rateLimitRef('order-tries', asha.uid).path).delete();
});

afterAll(async () => {
  await store.doc(`products/${OIL}`).delete();
  await people.close();
});

const request = (changes: object = {}) => ({
  ask: 'order',
  attemptId: newAttempt(),
  lines: [{ slug: OIL, quantity: 1 }],
  coupon: '',
  email: asha.email,
  address: { ...AN_ADDRESS, phone: aPhone() },
  method: 'online',
  gstin: '',
  expectedTotalPaise: 24_950 + 4_900,
  ...changes,
});

async function start(orderFields: object, as = token): Promise<CheckoutAnswer> {
  const response = await call('startCheckout', orderFields, as);
  if (response.result === undefined) throw new Error(JSON.stringify(response));
  return response.result as CheckoutAnswer;
}

async function ordered(orderFields: object, as = token) {
  const answer = await start(orderFields, as);
  if (answer.outcome !== 'ordered') throw new Error(JSON.stringify(answer));
  return answer;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);
const reason = (answer: CheckoutAnswer) =>
  answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;
const stockLeft = async () => Number((await store.doc(`products/${OIL}`).get()).get('stock'));
const field = async (path: string, name: string): Promise<unknown> =>
  (await store.doc(path).get()).get(name);
const written = async () =>
  (await store.collection('orders').where('uid', '==', asha.uid).get()).size;

describe('ordering', { timeout: 120_000 }, () => {
  it('in cash: the order is stored, its stock is taken, a mail is queued, and it cannot be paid online', async () => {
    const { orderId, totals, action } = await ordered(
      request({ method: 'cod', expectedTotalPaise: 24_950 + 4_900 + 4_000 }),
    );
    expect([totals.totalPaise, action]).toEqual([33_850, null]);
    expect(await field(`orders/${orderId}`, 'status')).toBe('placed');
    expect(await field(`mail/${orderId}_placed`, 'to')).toBe(asha.email);
    expect(await field(`stockMoves/${orderId}_${OIL}_sell`, 'delta')).toBe(-1);
    // Notifies prerendered pages of the change.
    expect(await field(`products/${OIL}`, 'changedAt')).toBeInstanceOf(Timestamp);
    expect(await stockLeft()).toBe(9);
    expect(reason(await start({ ask: 'pay', orderId }))).toBe('not-payable');
  });

  it('online: the provider’s order has the server’s total, and its webhook marks the order as paid', async () => {
    const { orderId, action } = await ordered(request());
    expect(action?.options['amount']).toBe(29_850);
    expect(JSON.stringify(action)).not.toContain('secret');
    await control('pay', { order_id: action?.options['order_id'] });
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    expect(await field(`transactions/${orderId}`, 'state')).toBe('paid');
    expect(await field(`mail/${orderId}_paid`, 'kind')).toBe('paid');
  });

  it('as a guest, who pays the same order again after a failure', async () => {
    const guest = await asGuest();
    const { orderId, action } = await ordered(request(), guest);
    await control('pay', { order_id: action?.options['order_id'], outcome: 'failed' });
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'status')).toBe('pending-payment');
    const again = await ordered({ ask: 'pay', orderId }, guest);
    expect(again.action?.options['order_id']).toBe(action?.options['order_id']);
    // No other user may pay it or learn of it.
    expect(reason(await start({ ask: 'pay', orderId }))).toBe('not-payable');
  });

  it('is refused with a reason, and nothing is written, when prices or stock differ from the shopper’s view', async () => {
    await store.doc('products/contract-put-away').set(aStoredProduct({ active: false }));
    const refusals: readonly (readonly [string, object])[] = [
      ['price-changed', request({ expectedTotalPaise: 1 })],
      ['stock', request({ lines: [{ slug: OIL, quantity: 11 }] })],
      ['not-sold', request({ lines: [{ slug: 'contract-put-away', quantity: 1 }] })],
      ['not-sold', request({ lines: [{ slug: 'contract-never-was', quantity: 1 }] })],
      ['coupon', request({ coupon: 'NEVERWAS' })],
      ['not-served', request({ address: { ...AN_ADDRESS, pin: '900001' } })],
      ['cod', request({ method: 'cod', address: { ...AN_ADDRESS, pin: '744101' } })],
      ['fields', request({ gstin: '29AAAAA0000A1Z5' })],
    ];
    for (const [expected, orderFields] of refusals)
      expect(reason(await start(orderFields))).toBe(expected);
    expect(await written()).toBe(0);
    expect(await stockLeft()).toBe(10);
    await store.doc('products/contract-put-away').delete();
  });

  it('a new price is returned with the new total, and ordered only after it is accepted', async () => {
    await store.doc(`products/${OIL}`).update({ price: 259.5 });
    const answer = await start(request());
    if (answer.outcome !== 'refused' || answer.refusal.reason !== 'price-changed')
      throw new Error();
    const { totalPaise } = answer.refusal.totals;
    expect(totalPaise).toBe(25_950 + 4_900);
    await ordered(request({ expectedTotalPaise: totalPaise }));
  });

  it('is closed by the kill switch', async () => {
    await store.doc('settings/store').update({ checkoutOpen: false });
    expect(reason(await start(request()))).toBe('closed');
    await store.doc('settings/store').update({ checkoutOpen: true });
    expect(reason(await start(request()))).toBe('ordered');
  });

  it('is limited to five unpaid orders', async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) {
      await ordered(
        request({
          lines: [{ slug: OIL, quantity }],
          expectedTotalPaise: 24_950 * quantity + (quantity > 1 ? 0 : 4_900),
        }),
      );
      await store.doc(`products/${OIL}`).update({ stock: 10 });
    }
    expect(await written()).toBe(5);
    expect(reason(await start(request()))).toBe('open-orders');
  });

  it('a coupon counts its uses, says why it is refused, and is restored by a cancellation', async () => {
    const coupon = {
      worth: { kind: 'percent', percent: 10 },
      mostUsesEach: 1,
      minimumPaise: 20_000,
    };
    await store.doc('coupons/CONTRACT10').set({ ...coupon, active: true, uses: 0 });
    const total = 24_950 - 2_495 + 4_900;
    const couponRequest = request({ coupon: ' contract10', expectedTotalPaise: total });
    const { orderId } = await ordered(couponRequest);
    expect(await field('coupons/CONTRACT10', 'uses')).toBe(1);
    const second = await start(
      request({ coupon: 'CONTRACT10', expectedTotalPaise: total, email: 'b@c.test' }),
    );
    expect(second).toMatchObject({
      refusal: { reason: 'coupon', fault: { fault: 'already-used' } },
    });
    expect((await call('cancelOrder', { orderId }, token)).result).toEqual({
      outcome: 'moved',
      status: 'cancelled',
    });
    expect(await field('coupons/CONTRACT10', 'uses')).toBe(0);
    await store.recursiveDelete(store.doc('coupons/CONTRACT10'));
  });
});

describe('after the order', { timeout: 120_000 }, () => {
  const paid = async () => {
    const { orderId, number, action } = await ordered(request());
    await control('pay', { order_id: action?.options['order_id'] });
    await control('idle', { timeout_ms: 30_000 });
    return { orderId, number };
  };

  it('staff pack, ship and deliver it; packing issues one invoice; a customer and a viewer may not', async () => {
    const { orderId } = await paid();
    const viewer = await signedIn(await people.person('looker', 'viewer'));
    for (const who of [token, viewer]) {
      const response = await call('moveOrder', { orderId, move: 'pack' }, who);
      expect(response.error?.status).toBe('PERMISSION_DENIED');
    }
    const responses = await Promise.all(
      [1, 2].map(() => call('moveOrder', { orderId, move: 'pack' }, staff)),
    );
    expect(
      responses.map(({ result }) => (result as { outcome: string }).outcome).sort(inOrder),
    ).toEqual(['moved', 'refused']);
    const shipment = { courier: 'Delhivery', tracking: 'DL1234', link: '' };
    await call('moveOrder', { orderId, move: 'ship', shipment }, staff);
    await call('moveOrder', { orderId, move: 'deliver', note: 'left with the guard' }, staff);
    expect(await field(`orders/${orderId}`, 'status')).toBe('delivered');
    expect(await field(`orders/${orderId}`, 'shipment')).toEqual(shipment);
    expect(await field(`invoices/${orderId}`, 'totals.totalPaise')).toBe(29_850);
    expect(await field(`orders/${orderId}`, 'invoice')).toBe(
      await field(`invoices/${orderId}`, 'number'),
    );
    expect(await field(`users/${asha.uid}/purchases/${OIL}`, 'orderId')).toBe(orderId);
    const audit = await store.collection('audit').where('subject', '==', `orders/${orderId}`).get();
    expect(audit.docs.map((entry) => String(entry.get('action'))).sort(inOrder)).toEqual([
      'order-deliver',
      'order-pack',
      'order-ship',
    ]);
  });

  it('a partial refund runs once per key with a credit note, and never exceeds the amount paid', async () => {
    const { orderId } = await paid();
    await call('moveOrder', { orderId, move: 'pack' }, staff);
    const ask = (key: string, amountPaise: number) =>
      call('refundOrder', { orderId, amountPaise, key, why: 'broken cap' }, staff);
    await Promise.all([ask('contract_part_1', 10_000), ask('contract_part_1', 10_000)]);
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'payment.refundedPaise')).toBe(10_000);
    expect((await ask('contract_part_2', 19_851)).result).toMatchObject({ refusal: 'too-much' });
    expect((await ask('contract_part_1', 9_999)).result).toMatchObject({ refusal: 'key-used' });
    const notes = await store.collection('invoices').where('tid', '==', orderId).get();
    expect(
      notes.docs.map((note) => Number(note.get('totals.totalPaise'))).sort((a, b) => a - b),
    ).toEqual([10_000, 29_850]);
  });

  it('its shopper may cancel it before packing and is refunded; no other user may', async () => {
    const { orderId } = await paid();
    const other = await signedIn(await people.person('ravi'));
    expect((await call('cancelOrder', { orderId }, other)).result).toMatchObject({
      refusal: 'not-found',
    });
    const never = 'A'.repeat(20);
    expect((await call('cancelOrder', { orderId: never }, other)).result).toMatchObject({
      refusal: 'not-found',
    });
    await call('cancelOrder', { orderId }, token);
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'status')).toBe('cancelled');
    expect(await field(`orders/${orderId}`, 'payment.state')).toBe('refunded');
    expect(await stockLeft()).toBe(10);
  });

  it('is found by number and e-mail, without revealing its address, and not by guessing', async () => {
    const { number } = await paid();
    const find = (orderNumber: string, email: string) =>
      call('findOrder', { number: orderNumber, email });
    const lookup = await find(number.toLowerCase(), asha.email.toUpperCase());
    // The page says by its payment whether the order is packed.
    const payment = { disputed: false, disputeLost: false };
    expect(lookup.result).toMatchObject({
      ...{ outcome: 'found', order: { number, status: 'paid', payment } },
    });
    expect(JSON.stringify(lookup)).not.toContain(AN_ADDRESS.line1);
    expect((await find(number, 'b@c.test')).result).toEqual({ outcome: 'not-found' });
    const more = [];
    for (let guess = 0; guess < 8; guess += 1)
      more.push((await find(number, `g${guess}@c.test`)).result);
    expect(more).toContainEqual({ outcome: 'too-many' });
  });

  it('the returning browser is trusted only for its signature', async () => {
    const { orderId, action } = await ordered(request());
    const other = await ordered(
      request({ lines: [{ slug: OIL, quantity: 2 }], expectedTotalPaise: 49_900 + 4_900 }),
    ).catch(() =>
      ordered(request({ lines: [{ slug: OIL, quantity: 2 }], expectedTotalPaise: 49_900 })),
    );
    const webhooksOff = { drop: 1 };
    await control('webhook-faults', webhooksOff);
    const { return: fields } = (await control('pay', {
      order_id: action?.options['order_id'],
    })) as {
      return: Record<string, string>;
    };
    const come = (to: string, body: Record<string, string>) =>
      fetch(`${SHOP}/api/pay/return/razorpay?o=${to}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(body),
      });
    // A valid signature of another order grants nothing.
    expect((await come(other.orderId, fields)).status).toBe(303);
    expect(await field(`orders/${other.orderId}`, 'status')).toBe('pending-payment');
    await come(orderId, { ...fields, razorpay_signature: '0'.repeat(64) });
    expect(await field(`orders/${orderId}`, 'status')).toBe('pending-payment');
    const back = await come(orderId, fields);
    expect([back.status, back.headers.get('location')]).toEqual([303, `/return?order=${orderId}`]);
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    await Promise.all(Array.from({ length: 5 }, () => come(orderId, fields)));
    const moves = Number(await field(`orders/${orderId}`, 'moves'));
    expect(moves).toBe((await store.collection(`orders/${orderId}/events`).get()).size);
    await control('webhook-faults', {});
  });

  it('a revoked session cannot order, though its token is still valid', async () => {
    const leaver = await people.person('leaver');
    const old = await signedIn(leaver);
    await new Promise((over) => void setTimeout(over, 1100));
    const app = getApps().find(({ name }) => name === 'checkout');
    if (!app) throw new Error('no app');
    await getAuth(app).revokeRefreshTokens(leaver.uid);
    expect((await call('startCheckout', request(), old)).error?.status).toBe('UNAUTHENTICATED');
  });
});
