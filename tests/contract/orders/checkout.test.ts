import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { asGuest, call, control, SHOP, signedIn } from '../../support/backend/functions.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { adminAuth } from '../../support/shop/customers.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { reasonOf } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import type { Person } from '../../support/shop/people.ts';
import { runningShopForTests } from '../../support/shop/running-shop.ts';

const OIL = 'contract-oil';
const shop = runningShopForTests(OIL);
const { field, inCash, move, pay, people, store } = shop;
let asha: Person;
let token = '';

beforeAll(async () => {
  asha = await people.person('asha');
  token = await signedIn(asha);
}, 60_000);
beforeEach(async () => {
  await shop.stock(10);
  for (const { ref } of (await ownOrders()).docs) await store.recursiveDelete(ref);
  // Resets the limits: these tests order more often than one shopper may, above all when they run again.
  await store.doc(`locks/order_${asha.uid}`).delete();
  await store.doc(rateLimitRef('order-tries', asha.uid).path).delete();
});

const ownOrders = () => store.collection('orders').where('uid', '==', asha.uid).get();
const request = (changes: object = {}) => shop.request(asha.email, changes);
const place = (body: object, as = token) => shop.place(body, as);
const resume = (orderId: string, as = token) => shop.resume(orderId, as);
const order = async (body: object = request(), as = token) => ordered(await place(body, as));
const stockLeft = () => field(`products/${OIL}`, 'stock');
const paid = async () => {
  const answer = await order();
  await pay(answer.action?.options['order_id']);
  return answer;
};

describe('ordering', () => {
  it('in cash: the order is stored, its stock is taken, a mail is queued, and it cannot be paid online', async () => {
    const { orderId, totals, action } = await order(request(inCash));
    expect([totals.totalPaise, action]).toEqual([33_850, null]);
    expect(await field(`orders/${orderId}`, 'status')).toBe('placed');
    expect(await field(`mail/${orderId}_placed`, 'to')).toBe(asha.email);
    expect(await field(`stockMoves/${orderId}_${OIL}_sell`, 'delta')).toBe(-1);
    // Notifies prerendered pages of the change.
    expect(await field(`products/${OIL}`, 'changedAt')).toBeInstanceOf(Timestamp);
    expect(await stockLeft()).toBe(9);
    expect(reasonOf(await resume(orderId))).toBe('not-payable');
  });

  it('online, as a guest, who pays the same order again after a failure', async () => {
    const guest = await asGuest();
    const { orderId, action } = await order(request(), guest);
    expect(action?.options['amount']).toBe(29_850);
    expect(JSON.stringify(action)).not.toContain('secret');
    const providerOrder = action?.options['order_id'];
    await pay(providerOrder, { outcome: 'failed' });
    expect(await field(`orders/${orderId}`, 'status')).toBe('pending-payment');
    const again = ordered(await resume(orderId, guest));
    expect(again.action?.options['order_id']).toBe(providerOrder);
    // No other user may pay it or learn of it.
    expect(reasonOf(await resume(orderId))).toBe('not-payable');
    await pay(providerOrder);
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    expect(await field(`transactions/${orderId}`, 'state')).toBe('paid');
    expect(await field(`mail/${orderId}_paid`, 'kind')).toBe('paid');
  });

  it('is refused with a reason, and nothing is written, when the shop differs from the shopper’s view', async () => {
    const hidden = store.doc('products/contract-put-away');
    await hidden.set(aStoredProduct({ active: false }));
    const line = (slug: string, quantity = 1) => ({ lines: [{ slug, quantity }] });
    const at = (pin: string) => ({ address: { ...AN_ADDRESS, pin } });
    const refusals: readonly (readonly [string, object])[] = [
      ['price-changed', { expectedTotalPaise: 1 }],
      ['stock', line(OIL, 11)],
      ['not-sold', line('contract-put-away')],
      ['not-sold', line('contract-never-was')],
      ['coupon', { coupon: 'NEVERWAS' }],
      ['not-served', at('900001')],
      ['cod', { method: 'cod', ...at('744101') }],
      ['fields', { gstin: '29AAAAA0000A1Z5' }],
    ];
    for (const [expected, changes] of refusals)
      expect(reasonOf(await place(request(changes)))).toBe(expected);
    await hidden.delete();
    await store.doc('settings/store').update({ checkoutOpen: false });
    expect(reasonOf(await place(request()))).toBe('closed');
    await store.doc('settings/store').update({ checkoutOpen: true });
    expect([(await ownOrders()).size, await stockLeft()]).toEqual([0, 10]);

    await store.doc(`products/${OIL}`).update({ price: 259.5 });
    const totals = { totalPaise: 25_950 + 4_900 };
    expect(await place(request())).toMatchObject({ refusal: { reason: 'price-changed', totals } });
    await order(request({ expectedTotalPaise: totals.totalPaise }));
  });

  it('is limited to five unpaid orders', async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) {
      const expectedTotalPaise = 24_950 * quantity + (quantity > 1 ? 0 : 4_900);
      await order(request({ lines: [{ slug: OIL, quantity }], expectedTotalPaise }));
      await store.doc(`products/${OIL}`).update({ stock: 10 });
    }
    expect((await ownOrders()).size).toBe(5);
    expect(reasonOf(await place(request()))).toBe('open-orders');
  });

  it('a coupon counts its uses, says why it is refused, and is restored by a cancellation', async () => {
    const coupon = store.doc('coupons/CONTRACT10');
    const worth = { kind: 'percent', percent: 10 };
    await coupon.set({ worth, mostUsesEach: 1, minimumPaise: 20_000, active: true, uses: 0 });
    const total = { expectedTotalPaise: 24_950 - 2_495 + 4_900 };
    const { orderId } = await order(request({ coupon: ' contract10', ...total }));
    expect(await field(coupon.path, 'uses')).toBe(1);
    const second = request({ coupon: 'CONTRACT10', ...total, email: 'b@c.test' });
    expect(await place(second)).toMatchObject({
      refusal: { reason: 'coupon', fault: { fault: 'already-used' } },
    });
    const { result } = await call('cancelOrder', { orderId }, token);
    expect(result).toEqual({ outcome: 'moved', status: 'cancelled' });
    expect(await field(coupon.path, 'uses')).toBe(0);
    await store.recursiveDelete(coupon);
  });
});

describe('after the order', () => {
  it('staff pack, ship, deliver and refund it, with one invoice and an audit entry for each; others may not', async () => {
    const { orderId } = await paid();
    const viewer = await signedIn(await people.person('looker', 'viewer'));
    for (const who of [token, viewer]) {
      const response = await call('moveOrder', { orderId, move: 'pack' }, who);
      expect(response.error?.status).toBe('PERMISSION_DENIED');
    }
    const packed = await Promise.all([move(orderId, 'pack'), move(orderId, 'pack')]);
    const outcomes = packed.map(({ result }) => (result as { outcome: string }).outcome);
    expect(outcomes.toSorted()).toEqual(['moved', 'refused']);
    const shipment = { courier: 'Delhivery', tracking: 'DL1234', link: '' };
    await move(orderId, 'ship', { shipment });
    await move(orderId, 'deliver', { note: 'left with the guard' });
    const stored = await store.doc(`orders/${orderId}`).get();
    expect(stored.data()).toMatchObject({ status: 'delivered', shipment });
    expect(stored.get('invoice')).toBe(await field(`invoices/${orderId}`, 'number'));
    expect(await field(`users/${asha.uid}/purchases/${OIL}`, 'orderId')).toBe(orderId);

    const why = 'broken cap';
    const refund = async (key: string, amountPaise: number) => {
      const body = { orderId, amountPaise, key, why };
      return (await call('refundOrder', body, shop.tokens.staff)).result;
    };
    await Promise.all([refund('contract_part_1', 10_000), refund('contract_part_1', 10_000)]);
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'payment.refundedPaise')).toBe(10_000);
    expect(await refund('contract_part_2', 19_851)).toMatchObject({ refusal: 'too-much' });
    expect(await refund('contract_part_1', 9_999)).toMatchObject({ refusal: 'key-used' });
    const notes = await store.collection('invoices').where('tid', '==', orderId).get();
    const totals = notes.docs.map((note) => Number(note.get('totals.totalPaise')));
    expect(totals.toSorted((a, b) => a - b)).toEqual([10_000, 29_850]);
    const audit = await store.collection('audit').where('subject', '==', `orders/${orderId}`).get();
    const actions = audit.docs.map((entry) => String(entry.get('action'))).toSorted();
    expect(actions).toEqual(['order-deliver', 'order-pack', 'order-refund', 'order-ship']);
  });

  it('its shopper may cancel it before packing and is refunded; no other user may', async () => {
    const { orderId } = await paid();
    const other = await signedIn(await people.person('ravi'));
    const cancel = (id: string, who: string) => call('cancelOrder', { orderId: id }, who);
    for (const id of [orderId, 'A'.repeat(20)])
      expect((await cancel(id, other)).result).toMatchObject({ refusal: 'not-found' });
    await cancel(orderId, token);
    await control('idle', { timeout_ms: 30_000 });
    expect(await field(`orders/${orderId}`, 'status')).toBe('cancelled');
    expect(await field(`orders/${orderId}`, 'payment.state')).toBe('refunded');
    expect(await stockLeft()).toBe(10);
  });

  it('is found by number and email, without revealing its address, and not by guessing', async () => {
    const { number } = await order(request(inCash));
    const find = (orderNumber: string, email: string) =>
      call('findOrder', { number: orderNumber, email });
    const lookup = await find(number.toLowerCase(), asha.email.toUpperCase());
    // The page says by its payment whether the order is packed.
    const payment = { disputed: false, disputeLost: false };
    const found = { outcome: 'found', order: { number, status: 'placed', payment } };
    expect(lookup.result).toMatchObject(found);
    expect(JSON.stringify(lookup)).not.toContain(AN_ADDRESS.line1);
    expect((await find(number, 'b@c.test')).result).toEqual({ outcome: 'not-found' });
    const guesses = [];
    for (let n = 0; n < 8; n += 1) guesses.push((await find(number, `g${n}@c.test`)).result);
    expect(guesses).toContainEqual({ outcome: 'too-many' });
  });

  it('the returning browser is sent to the order, which its signature pays once', async () => {
    const { orderId, action } = await order();
    await control('webhook-faults', { drop: 1 });
    const { return: fields } = await pay(action?.options['order_id']);
    await control('webhook-faults', {});
    const come = () =>
      fetch(`${SHOP}/api/pay/return/razorpay?o=${orderId}`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      });
    const back = await come();
    expect([back.status, back.headers.get('location')]).toEqual([303, `/return?order=${orderId}`]);
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    await come();
    const events = await store.collection(`orders/${orderId}/events`).get();
    expect(await field(`orders/${orderId}`, 'moves')).toBe(events.size);
  });

  it('a revoked session cannot order, though its token is still valid', async () => {
    const leaver = await people.person('leaver');
    const old = await signedIn(leaver);
    // The emulator counts the issue of a token in whole seconds.
    await new Promise((over) => void setTimeout(over, 1100));
    await adminAuth().revokeRefreshTokens(leaver.uid);
    expect((await call('placeOrder', request(), old)).error?.status).toBe('UNAUTHENTICATED');
  });
});

const owner = (path: string) => field(path, 'uid');

it('a guest’s order, payment, invoice and purchases are claimed by the account with the confirmed address, which gets a letter', async () => {
  const meera = await people.person(`meera-${Date.now()}`);
  const ravi = await people.person(`ravi-${Date.now()}`);
  const claim = async () => (await call('claimOrders', {}, await signedIn(meera))).result;
  const own = shop.request(meera.email, inCash);
  const { orderId: id } = await order(own, await asGuest());
  const foreign = shop.request(meera.email);
  const { orderId: other } = await order(foreign, await signedIn(ravi));
  await move(id, 'pack');
  await move(id, 'ship', { shipment: { courier: 'Delhivery', tracking: '' } });
  await move(id, 'deliver');
  // A line whose pieces were all cancelled before.
  const [line] = (await field(`orders/${id}`, 'lines')) as { quantity: number }[];
  const cancelled = { ...line, slug: 'never-received', returnedQuantity: line?.quantity };
  await store.doc(`orders/${id}`).update({ lines: [line, cancelled] });
  expect(await claim()).toEqual({ outcome: 'not-confirmed' });
  expect(await owner(`orders/${id}`)).not.toBe(meera.uid);

  await adminAuth().updateUser(meera.uid, { emailVerified: true });
  expect(await claim()).toEqual({ outcome: 'claimed', orders: 1 });
  for (const path of [`orders/${id}`, `transactions/${id}`, `invoices/${id}`])
    expect(await owner(path)).toBe(meera.uid);
  expect(await field(`users/${meera.uid}/purchases/${OIL}`, 'orderId')).toBe(id);
  const received = await store.collection(`users/${meera.uid}/purchases`).get();
  expect(received.docs.map((one) => one.id)).toEqual([OIL]);
  // The orders of another account stay with it, whatever address they name.
  expect(await owner(`orders/${other}`)).toBe(ravi.uid);
  await letterTo(meera.email, 'is now in your account');
  expect(await claim()).toEqual({ outcome: 'claimed', orders: 0 });
});
