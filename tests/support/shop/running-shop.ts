import { afterAll, beforeAll } from 'vitest';
import type { OrderAnswer } from '#domain/checkout/checkout.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';
import { call, control, newAttempt, signedIn } from '../backend/functions.ts';
import { aPhone } from '../fixtures/phones.ts';
import { aStoredProduct } from '../fixtures/stored-product.ts';
import { AN_ADDRESS } from './own-checkout.ts';
import { createPeople } from './people.ts';

/**
 * The running shop for the tests of a file: their users, and a product of ₹249.50 whose slug is the file's name. They
 * are deleted after the last.
 */
export function runningShopForTests(name: string) {
  const store = adminFirestore();
  const people = createPeople(name);
  const place = store.doc(`products/${name}`);
  const tokens = { staff: '' };
  beforeAll(async () => {
    tokens.staff = await signedIn(await people.person('packer', 'staff'));
  }, 60_000);
  afterAll(async () => {
    await place.delete();
    await people.close();
  });
  const request = (email: string, changes: object = {}) => ({
    ...{ attemptId: newAttempt(), lines: [{ slug: name, quantity: 1 }], email },
    ...{ address: { ...AN_ADDRESS, phone: aPhone() }, method: 'online' },
    ...{ expectedTotalPaise: 24_950 + 4_900, ...changes },
  });
  /** The total of a cash order of one piece. */
  const inCash = { method: 'cod', expectedTotalPaise: 24_950 + 4_900 + 4_000 };
  const ask = async (job: string, body: object, token: string): Promise<OrderAnswer> => {
    const response = await call(job, body, token);
    if (response.result === undefined) throw new Error(JSON.stringify(response));
    return response.result as OrderAnswer;
  };
  return {
    ...{ store, people, tokens, request, inCash },
    place: (body: object, token: string) => ask('placeOrder', body, token),
    resume: (orderId: string, token: string) => ask('resumePayment', { orderId }, token),
    stock: (pieces = 20, changes: object = {}) =>
      place.set(
        aStoredProduct({
          ...{ price: 249.5, mrp: 299, stock: pieces, hsn: '30049011' },
          gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }],
          ...changes,
        }),
      ),
    field: async (path: string, field: string): Promise<unknown> =>
      (await store.doc(path).get()).get(field),
    /** Pays at the provider, and waits for the webhooks. */
    pay: async (order_id: unknown, how: object = {}) => {
      const answer = await control('pay', { order_id, ...how });
      await control('idle', { timeout_ms: 30_000 });
      return answer as { return: Record<string, string> };
    },
    move: (orderId: string, move: string, more: object = {}) =>
      call('moveOrder', { orderId, move, ...more }, tokens.staff),
  };
}
