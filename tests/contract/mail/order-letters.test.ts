import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { call, control, newAttempt, signedIn } from '../../support/backend/functions.ts';
import { letterTo, letters } from '../../support/backend/inbox.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';

const BALM = 'letters-balm';
const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
const people = createPeople('letters');

let store: Firestore;
let asha: Person;
let token = '';
let staff = '';
let count = 0;
let email = '';

beforeAll(async () => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  store = getFirestore(
    getApps().find(({ name }) => name === 'letters') ?? initializeApp({ projectId }, 'letters'),
  );
  asha = await people.person('asha');
  token = await signedIn(asha);
  staff = await signedIn(await people.person('packer', 'staff'));
}, 60_000);

beforeEach(async () => {
  await store
    .doc(`products/${BALM}`)
    .set(aStoredProduct({ title: 'Letter Balm', price: 249.5, mrp: 299, stock: 20, ...tax }));
  await store.doc(`locks/order_${asha.uid}`).delete();
  // Every test reads an inbox of its own.
  count += 1;
  email = `letters-${Date.now()}-${count}@franch.test`;
});

afterAll(async () => {
  await store.doc(`products/${BALM}`).delete();
  await people.close();
});

async function ordered(method: 'cod' | 'online') {
  const request = {
    ask: 'order',
    attemptId: newAttempt(),
    lines: [{ slug: BALM, quantity: 1 }],
    coupon: '',
    email,
    address: { ...AN_ADDRESS, phone: aPhone() },
    method,
    gstin: '',
    expectedTotalPaise: 24_950 + 4_900 + (method === 'cod' ? 4_000 : 0),
  };
  const { result } = await call('startCheckout', request, token);
  const answer = result as CheckoutAnswer;
  if (answer.outcome !== 'ordered') throw new Error(JSON.stringify(answer));
  return answer;
}

const move = (orderId: string, what: string, more: object = {}) =>
  call('moveOrder', { orderId, move: what, note: '', ...more }, staff);

describe('the letters of an order', { timeout: 120_000 }, () => {
  it('paid on delivery: confirmed, packed with its invoice, shipped with its tracking link, delivered', async () => {
    const { orderId, number } = await ordered('cod');
    const placed = await letterTo(email, `Order confirmed: ${number}`);
    for (const words of ['1 × Letter Balm', '₹249.50', '₹49', '₹40', '₹338.50', AN_ADDRESS.city]) {
      expect(placed.text).toContain(words);
      expect(placed.html).toContain(words);
    }
    expect(placed.from).toMatchObject([{ name: 'Franch' }]);
    expect(placed.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    await letterTo(STORE.email, `New order ${number}: ₹338.50`);

    await move(orderId, 'pack');
    const packed = await letterTo(email, `Packed: your order ${number}`);
    expect(packed.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
    expect(packed.attachments?.[0]?.filename).toMatch(/^SR-.*\.pdf$/);

    const link = 'https://courier.example/track/X1';
    const shipment = { courier: 'Delhivery', tracking: 'X1', link };
    await move(orderId, 'ship', { shipment });
    const shipped = await letterTo(email, `Shipped: your order ${number}`);
    expect(shipped.text).toContain('Your parcel is with Delhivery, tracking number X1.');
    expect(shipped.html).toContain(`href="${link}"`);

    await move(orderId, 'deliver');
    const delivered = await letterTo(email, `Delivered: your order ${number}`);
    expect(delivered.html).toContain(`/product/${BALM}`);
    expect(await letters(email)).toHaveLength(4);
    const stored = await store.doc(`mail/${orderId}_placed`).get();
    expect(stored.get('delivery')).toMatchObject({ state: 'sent', error: '' });
  });

  it('paid online: confirmed, cancelled with its refund, and the refund sent', async () => {
    const { orderId, number, action } = await ordered('online');
    expect(await letters(email)).toEqual([]);
    await control('pay', { order_id: action?.options['order_id'] });
    await control('idle', { timeout_ms: 30_000 });
    const paid = await letterTo(email, `Order confirmed: ${number}`);
    expect(paid.text).toContain('You have paid ₹298.50.');
    await move(orderId, 'cancel');
    const cancelled = await letterTo(email, `Cancelled: your order ${number}`);
    expect(cancelled.text).toContain('We’ll refund ₹298.50');
    await control('idle', { timeout_ms: 30_000 });
    await letterTo(email, `Refund sent: your order ${number}`);
    expect(await letters(email)).toHaveLength(3);
  });
});
