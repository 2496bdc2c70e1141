import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';
import { asGuest, call, newAttempt, signedIn } from '../../support/backend/functions.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';

const OIL = 'claimed-oil';
const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
const people = createPeople('claims');

let store: Firestore;
let asha: Person;
let ravi: Person;
let staff = '';

beforeAll(async () => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  const app =
    getApps().find(({ name }) => name === 'claims') ?? initializeApp({ projectId }, 'claims');
  store = getFirestore(app);
  staff = await signedIn(await people.person('packer', 'staff'));
}, 60_000);

beforeEach(async () => {
  await store
    .doc(`products/${OIL}`)
    .set(aStoredProduct({ price: 249.5, mrp: 299, stock: 20, ...tax }));
  asha = await people.person(`asha-${Date.now()}`);
  ravi = await people.person(`ravi-${Date.now()}`);
});

afterAll(async () => {
  await store.doc(`products/${OIL}`).delete();
  await people.close();
});

async function order(token: string): Promise<string> {
  const request = {
    ...{ ask: 'order', attemptId: newAttempt(), lines: [{ slug: OIL, quantity: 1 }], coupon: '' },
    ...{ email: asha.email, address: { ...AN_ADDRESS, phone: aPhone() }, method: 'cod' },
    ...{ gstin: '', expectedTotalPaise: 24_950 + 4_900 + 4_000 },
  };
  const { result } = await call('startCheckout', request, token);
  const answer = result as CheckoutAnswer;
  if (answer.outcome !== 'ordered') throw new Error(JSON.stringify(answer));
  return answer.orderId;
}

const confirm = () => getAuth(getApps()[0]).updateUser(asha.uid, { emailVerified: true });
const owner = async (path: string): Promise<unknown> => (await store.doc(path).get()).get('uid');
const claim = async () => (await call('claimOrders', {}, await signedIn(asha))).result;

describe('claiming guest orders', { timeout: 90_000 }, () => {
  it('moves order, payment, invoice and purchases to the account with the confirmed address, which gets a letter', async () => {
    const id = await order(await asGuest());
    for (const move of ['pack', 'ship', 'deliver']) {
      const shipment = { courier: 'Delhivery', tracking: '' };
      await call('moveOrder', { orderId: id, move, ...(move === 'ship' && { shipment }) }, staff);
    }
    expect(await claim()).toEqual({ outcome: 'not-confirmed' });
    expect(await owner(`orders/${id}`)).not.toBe(asha.uid);

    await confirm();
    expect(await claim()).toEqual({ outcome: 'claimed', orders: 1 });
    const paths = [`orders/${id}`, `transactions/${id}`, `invoices/${id}`];
    expect(await Promise.all(paths.map(owner))).toEqual([asha.uid, asha.uid, asha.uid]);
    const purchase = await store.doc(`users/${asha.uid}/purchases/${OIL}`).get();
    expect(purchase.get('orderId')).toBe(id);
    await letterTo(asha.email, 'is now in your account');
    expect(await claim()).toEqual({ outcome: 'claimed', orders: 0 });
  });

  it('leaves the orders of another account alone, whatever address they name', async () => {
    const id = await order(await signedIn(ravi));
    await confirm();
    expect(await claim()).toEqual({ outcome: 'claimed', orders: 0 });
    expect(await owner(`orders/${id}`)).toBe(ravi.uid);
  });
});
