import { afterAll, beforeAll, describe, expect } from 'vitest';
import { attack, type Attacker } from '../support/backend/attack.ts';
import { asGuest, signedIn } from '../support/backend/functions.ts';
import { createPeople, type Person } from '../support/shop/people.ts';
import { firestore, nameOf } from '../support/backend/rest.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';

/** Firestore without the SDK: an attacker who has read the page's configuration and uses curl. */
const people = createPeople('documents');
const store = adminFirestore();
let asha: Person;
const tokens: Partial<Record<Attacker, string>> = {};
const ORDER = 'AttackedOrder0000001';
const GUESSED = 'AttackedOrder0000002';

beforeAll(async () => {
  asha = await people.person('asha');
  const victim = await people.person('victim');
  tokens.guest = await asGuest();
  tokens.customer = await signedIn(asha);
  tokens.staff = await signedIn(await people.person('viewer', 'viewer'));
  await store
    .doc(`orders/${ORDER}`)
    .set({ uid: victim.uid, number: 'FR-ATTACKED', email: 'v@x.in' });
  await store.doc(`users/${victim.uid}/cart/omega-3`).set({ quantity: 1 });
  await store.doc(`users/${victim.uid}/addresses/home`).set({ name: 'Victim' });
  await store.doc(`users/${asha.uid}`).set({ email: asha.email, name: 'Asha' });
}, 60_000);
afterAll(async () => {
  await store.doc(`orders/${ORDER}`).delete();
  for (const uid of ['victim-of-documents', asha.uid]) {
    await store.recursiveDelete(store.doc(`users/${uid}`));
  }
  await people.close();
});

const PRIVATE = [
  ...['orders', 'transactions', 'invoices', 'coupons', 'stockMoves', 'alerts', 'audit', 'mail'],
  ...['counters', 'locks', 'webhookEvents', 'messages', 'staff', 'demoted', 'health', 'users'],
];
const STRANGERS = ['visitor', 'guest', 'customer'] as const;
const VICTIM = 'users/victim-of-documents';
const query = (collectionId: string, allDescendants = false, limit: number | null = 10) => ({
  structuredQuery: { from: [{ collectionId, allDescendants }], ...(limit !== null && { limit }) },
});

describe('reading other people’s data', { timeout: 60_000 }, () => {
  for (const who of STRANGERS) {
    attack(who, `lists, queries and counts ${PRIVATE.length} private collections`, async () => {
      const auth = tokens[who] === undefined ? {} : { token: tokens[who] };
      for (const path of PRIVATE) {
        const counted = {
          structuredAggregationQuery: {
            ...query(path),
            aggregations: [{ alias: 'n', count: {} }],
          },
        };
        const answers = [
          await firestore(`/${path}?pageSize=5`, auth),
          await firestore(`/${path}?pageSize=5&showMissing=true`, auth),
          await firestore(':runQuery', { ...auth, body: query(path) }),
          await firestore(':runQuery', { ...auth, body: query(path, true) }),
          await firestore(':runAggregationQuery', { ...auth, body: counted }),
        ];
        expect(
          answers.map(({ status }) => status),
          path,
        ).toEqual([403, 403, 403, 403, 403]);
      }
      return `403 ${PRIVATE.length * 5} times`;
    });

    attack(who, 'reads order, cart, addresses and profile of a customer by their ids', async () => {
      const auth = tokens[who] === undefined ? {} : { token: tokens[who] };
      const paths = [
        `orders/${ORDER}`,
        ...['', '/cart/omega-3', '/addresses/home'].map((subpath) => `${VICTIM}${subpath}`),
      ];
      for (const path of paths) expect((await firestore(`/${path}`, auth)).status).toBe(403);
      const body = { documents: paths.map(nameOf) };
      expect((await firestore(':batchGet', { ...auth, body })).status).toBe(403);
      return '403';
    });
  }

  attack('customer', 'infers from the response which orders exist', async () => {
    const auth = { token: tokens.customer ?? '' };
    const [existingAnswer, missingAnswer] = [
      await firestore(`/orders/${ORDER}`, auth),
      await firestore(`/orders/${GUESSED}`, auth),
    ];
    expect([existingAnswer.status, missingAnswer.status]).toEqual([403, 403]);
    return 'the same 403 for both';
  });

  attack(
    'visitor',
    'queries the whole catalogue without a limit, and products not on sale',
    async () => {
      const active = (value: boolean) => ({
        where: {
          fieldFilter: {
            field: { fieldPath: 'active' },
            op: 'EQUAL',
            value: { booleanValue: value },
          },
        },
      });
      const ask = (more: object) => {
        const { structuredQuery } = query('products', false, null);
        return firestore(':runQuery', {
          body: { structuredQuery: { ...structuredQuery, ...more } },
        });
      };
      expect((await ask({ ...active(true), limit: 10 })).status).toBe(200);
      expect((await ask(active(true))).status).toBe(403);
      expect((await ask({ ...active(true), limit: 100_000 })).status).toBe(403);
      expect((await ask({ ...active(false), limit: 10 })).status).toBe(403);
      return '403; 200 for ten of what is sold';
    },
  );

  attack(
    'visitor',
    'reads an old version of a document, and its name through an index',
    async () => {
      const snapshotTime = new Date(Date.now() - 1000).toISOString();
      const past = await firestore(`/orders/${ORDER}?readTime=${snapshotTime}`);
      const masked = await firestore(`/orders/${ORDER}?mask.fieldPaths=__name__`);
      const projected = await firestore(':runQuery', {
        body: {
          structuredQuery: {
            from: [{ collectionId: 'orders' }],
            select: { fields: [{ fieldPath: '__name__' }] },
            limit: 1,
          },
        },
      });
      expect(past.status).toBeOneOf([400, 403]);
      expect([masked.status, projected.status]).toEqual([403, 403]);
      return 'refused three times';
    },
  );
});

const text = (stringValue: string) => ({ stringValue });
const whole = (integerValue: number) => ({ integerValue: String(integerValue) });

describe('writing what only the shop may write', { timeout: 60_000 }, () => {
  for (const who of [...STRANGERS, 'staff'] as const) {
    attack(who, `writes to each of ${PRIVATE.length} private collections`, async () => {
      const auth = tokens[who] === undefined ? {} : { token: tokens[who] };
      const fields = { uid: text(asha.uid), status: text('paid'), role: text('owner') };
      for (const path of PRIVATE) {
        const createResponse = await firestore(`/${path}?documentId=${ORDER}x`, {
          ...auth,
          body: { fields },
        });
        const set = await firestore(`/${path}/${ORDER}`, {
          ...auth,
          method: 'PATCH',
          body: { fields },
        });
        const deleteResponse = await firestore(`/${path}/${ORDER}`, { ...auth, method: 'DELETE' });
        expect([createResponse.status, set.status, deleteResponse.status], path).toEqual([
          403, 403, 403,
        ]);
      }
      return `403 ${PRIVATE.length * 3} times`;
    });
  }

  attack('customer', 'creates an own order that is marked as paid', async () => {
    const fields = { uid: text(asha.uid), status: text('paid'), number: text('FR-12345678') };
    const answer = await firestore(`/orders?documentId=${GUESSED}`, {
      token: tokens.customer ?? '',
      body: { fields },
    });
    expect(answer.status).toBe(403);
    return '403';
  });

  attack('customer', 'lowers a price and raises a stock, by value and by increment', async () => {
    const document = nameOf('products/franch-oil-nh-plus');
    const writes = [
      {
        update: { name: document, fields: { price: whole(1) } },
        updateMask: { fieldPaths: ['price'] },
      },
      { transform: { document, fieldTransforms: [{ fieldPath: 'stock', increment: whole(999) }] } },
      { transform: { document, fieldTransforms: [{ fieldPath: 'price', minimum: whole(1) }] } },
      { delete: document },
    ];
    for (const write of writes) {
      const token = tokens.customer ?? '';
      expect((await firestore(':commit', { token, body: { writes: [write] } })).status).toBe(403);
    }
    return '403 four times';
  });

  attack(
    'customer',
    'writes a role, a claim and another user’s e-mail into their own profile',
    async () => {
      const token = tokens.customer ?? '';
      for (const field of ['role', 'admin', 'claims', 'email', 'verified', 'createdAt']) {
        const answer = await firestore(`/users/${asha.uid}?updateMask.fieldPaths=${field}`, {
          token,
          method: 'PATCH',
          body: { fields: { [field]: text('owner') } },
        });
        expect(answer.status, field).toBe(403);
      }
      return '403 six times';
    },
  );

  attack('customer', 'sets a javascript: URL as their photo', async () => {
    const token = tokens.customer ?? '';
    const hostile = ['javascript:alert(1)', 'data:text/html,<script>1</script>', ' https://a b'];
    for (const address of hostile) {
      const answer = await firestore(`/users/${asha.uid}?updateMask.fieldPaths=photoURL`, {
        token,
        method: 'PATCH',
        body: { fields: { photoURL: text(address) } },
      });
      expect(answer.status).toBe(403);
    }
    return '403 three times';
  });

  attack(
    'customer',
    'writes Infinity, NaN, half a piece, 2^53 and a string into their cart',
    async () => {
      const amounts = [
        { doubleValue: 'Infinity' },
        { doubleValue: 'NaN' },
        { doubleValue: 1.5 },
        { doubleValue: 2 ** 53 },
        whole(-1),
        whole(21),
        text('1'),
        { nullValue: null },
        { mapValue: { fields: {} } },
      ];
      for (const quantity of amounts) {
        const fields = {
          quantity,
          seenPaise: whole(100),
          addedAt: { timestampValue: new Date().toISOString() },
        };
        const body = { fields };
        const answer = await firestore(`/users/${asha.uid}/cart?documentId=omega-3`, {
          token: tokens.customer ?? '',
          body,
        });
        expect(answer.status, JSON.stringify(quantity)).toBe(403);
      }
      return '403 nine times';
    },
  );

  attack(
    'customer',
    'fills the cart with a document of 900 KB, and with keys like __proto__',
    async () => {
      const token = tokens.customer ?? '';
      const line = {
        quantity: whole(1),
        seenPaise: whole(100),
        addedAt: { timestampValue: new Date().toISOString() },
      };
      const cart = `/users/${asha.uid}/cart`;
      const large = { fields: { ...line, note: text('x'.repeat(900_000)) } };
      expect((await firestore(`${cart}?documentId=omega-3`, { token, body: large })).status).toBe(
        403,
      );
      for (const id of ['__proto__', 'constructor%2Fx', '..', 'A', 'x'.repeat(81)]) {
        const { status } = await firestore(`${cart}?documentId=${id}`, {
          token,
          body: { fields: line },
        });
        expect(status, id).toBeOneOf([400, 403]);
      }
      return '403; 400 for what is no id';
    },
  );

  attack(
    'customer',
    'writes another user’s document in a batch that starts with an own one',
    async () => {
      const fields = { name: text('Mine'), email: text(asha.email) };
      const writes = [
        {
          update: { name: nameOf(`users/${asha.uid}`), fields: { name: text('Mine') } },
          updateMask: { fieldPaths: ['name'] },
        },
        { update: { name: nameOf(VICTIM), fields } },
      ];
      const token = tokens.customer ?? '';
      expect((await firestore(':commit', { token, body: { writes } })).status).toBe(403);
      const ownProfile = await store.doc(`users/${asha.uid}`).get();
      expect(ownProfile.get('name')).toBe('Asha');
      return '403, and nothing of the batch is written';
    },
  );

  attack(
    'customer',
    'sends a token of another project, an expired one, and one without a name',
    async () => {
      const [header = '', body = ''] = (tokens.customer ?? '').split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<
        string,
        unknown
      >;
      const forged = (changes: object) =>
        `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
      const path = `/users/${asha.uid}`;
      expect((await firestore(path, { token: tokens.customer ?? '' })).status).toBe(200);
      const bad = [
        forged({ sub: '', user_id: '' }),
        forged({ sub: 'somebody-else', user_id: 'somebody-else' }),
        'x',
        `${header}.`,
      ];
      for (const token of bad) {
        expect((await firestore(path, { token })).status).toBeOneOf([400, 401, 403]);
      }
      return 'refused';
    },
  );
});
