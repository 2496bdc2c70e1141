import { afterAll, beforeAll, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { signedIn } from '../support/backend/functions.ts';
import { createPeople, type Person } from '../support/shop/people.ts';
import { firestore, nameOf } from '../support/backend/rest.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';

/**
 * Firestore without the SDK: an attacker who has read the page's configuration and uses curl. Who may read and write
 * what is tested in tests/rules/matrix; here are the ways around it that only REST has.
 */
const people = createPeople('documents');
const store = adminFirestore();
let asha: Person;
let token = '';
const ORDER = 'AttackedOrder0000001';
const VICTIM = 'users/victim-of-documents';

beforeAll(async () => {
  asha = await people.person('asha');
  token = await signedIn(asha);
  const { uid } = await people.person('victim');
  await store.doc(`orders/${ORDER}`).set({ uid, number: 'FR-ATTACKED', email: 'v@x.in' });
  await store.doc(`${VICTIM}/cart/omega-3`).set({ quantity: 1 });
  await store.doc(`users/${asha.uid}`).set({ email: asha.email, name: 'Asha' });
}, 60_000);
afterAll(async () => {
  await store.doc(`orders/${ORDER}`).delete();
  for (const path of [VICTIM, `users/${asha.uid}`]) await store.recursiveDelete(store.doc(path));
  await people.close();
});

const PRIVATE = [
  ...['orders', 'transactions', 'invoices', 'coupons', 'stockMoves', 'alerts', 'audit', 'mail'],
  ...['counters', 'locks', 'webhookEvents', 'paymentReferences', 'messages', 'staff'],
  ...['demoted', 'health', 'users'],
];
const text = (stringValue: string) => ({ stringValue });
const whole = (integerValue: number) => ({ integerValue: String(integerValue) });

describe('Firestore’s REST interface', { timeout: 60_000 }, () => {
  attack(
    'customer',
    `lists, queries and counts ${PRIVATE.length} private collections`,
    async () => {
      for (const collectionId of PRIVATE) {
        const query = (allDescendants: boolean) => ({
          structuredQuery: { from: [{ collectionId, allDescendants }], limit: 10 },
        });
        const aggregations = [{ alias: 'n', count: {} }];
        const counted = { structuredAggregationQuery: { ...query(false), aggregations } };
        const answers = [
          await firestore(`/${collectionId}?pageSize=5`, { token }),
          await firestore(`/${collectionId}?pageSize=5&showMissing=true`, { token }),
          await firestore(':runQuery', { token, body: query(false) }),
          await firestore(':runQuery', { token, body: query(true) }),
          await firestore(':runAggregationQuery', { token, body: counted }),
        ];
        const statuses = answers.map(({ status }) => status);
        expect([collectionId, ...statuses]).toEqual([collectionId, 403, 403, 403, 403, 403]);
      }
      return `403 ${PRIVATE.length * 5} times`;
    },
  );

  attack('customer', `writes to each of ${PRIVATE.length} private collections`, async () => {
    const body = { fields: { uid: text(asha.uid), status: text('paid'), role: text('owner') } };
    for (const path of PRIVATE) {
      const answers = [
        await firestore(`/${path}?documentId=${ORDER}x`, { token, body }),
        await firestore(`/${path}/${ORDER}`, { token, method: 'PATCH', body }),
        await firestore(`/${path}/${ORDER}`, { token, method: 'DELETE' }),
      ];
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 403, 403, 403]);
    }
    return `403 ${PRIVATE.length * 3} times`;
  });

  attack('customer', 'reads order, cart and profile of another by their ids, at once', async () => {
    const documents = [`orders/${ORDER}`, VICTIM, `${VICTIM}/cart/omega-3`].map(nameOf);
    expect((await firestore(':batchGet', { token, body: { documents } })).status).toBe(403);
    return '403';
  });

  attack('visitor', 'reads an old version of a document, and its name by an index', async () => {
    const snapshotTime = new Date(Date.now() - 1000).toISOString();
    const past = await firestore(`/orders/${ORDER}?readTime=${snapshotTime}`);
    const masked = await firestore(`/orders/${ORDER}?mask.fieldPaths=__name__`);
    const select = { fields: [{ fieldPath: '__name__' }] };
    const structuredQuery = { from: [{ collectionId: 'orders' }], select, limit: 1 };
    const projected = await firestore(':runQuery', { body: { structuredQuery } });
    expect(past.status).toBeOneOf([400, 403]);
    expect([masked.status, projected.status]).toEqual([403, 403]);
    return 'refused three times';
  });

  attack('customer', 'lowers a price and raises a stock by transforms', async () => {
    const document = nameOf('products/franch-oil-nh-plus');
    for (const transform of [
      { fieldPath: 'stock', increment: whole(999) },
      { fieldPath: 'price', minimum: whole(1) },
    ]) {
      const writes = [{ transform: { document, fieldTransforms: [transform] } }];
      expect((await firestore(':commit', { token, body: { writes } })).status).toBe(403);
    }
    return '403 twice';
  });

  attack('customer', 'writes quantities into their cart that JavaScript cannot hold', async () => {
    const other = { seenPaise: whole(100), addedAt: { timestampValue: new Date().toISOString() } };
    for (const quantity of [
      ...[{ doubleValue: 'Infinity' }, { doubleValue: 'NaN' }, { doubleValue: 2 ** 53 }],
      ...[whole(-1), text('1'), { nullValue: null }, { mapValue: { fields: {} } }],
    ]) {
      const body = { fields: { quantity, ...other } };
      const cart = `/users/${asha.uid}/cart?documentId=omega-3`;
      const { status } = await firestore(cart, { token, body });
      expect([quantity, status]).toEqual([quantity, 403]);
    }
    return '403 seven times';
  });

  attack('customer', 'fills the cart with 900 KB, and with keys like __proto__', async () => {
    const fields = {
      quantity: whole(1),
      seenPaise: whole(100),
      addedAt: { timestampValue: new Date().toISOString() },
    };
    const put = async (id: string, more: object = {}) => {
      const body = { fields: { ...fields, ...more } };
      return (await firestore(`/users/${asha.uid}/cart?documentId=${id}`, { token, body })).status;
    };
    expect(await put('omega-3', { note: text('x'.repeat(900_000)) })).toBe(403);
    for (const id of ['__proto__', 'constructor%2Fx', '..', 'A', 'x'.repeat(81)]) {
      expect(await put(id), id).toBeOneOf([400, 403]);
    }
    return '403; 400 for what is no id';
  });

  attack('customer', 'sends a token without a name, of another user, and none', async () => {
    const [header = '', body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = (uid: string) => {
      const changed = JSON.stringify({ ...claims, sub: uid, user_id: uid });
      return `${header}.${Buffer.from(changed).toString('base64url')}.`;
    };
    const read = async (bearer: string) =>
      (await firestore(`/users/${asha.uid}`, { token: bearer })).status;
    expect(await read(token)).toBe(200);
    for (const bad of [forged(''), forged('another-customer'), 'x', `${header}.`]) {
      expect(await read(bad)).toBeOneOf([400, 401, 403]);
    }
    return 'refused';
  });
});
