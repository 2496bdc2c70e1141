import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect } from 'vitest';
import { SEED_PASSWORD } from '../../dev/seed/accounts.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, SHOP, signedIn, withSecondFactor } from '../support/backend/functions.ts';
import { createPeople, type Person } from '../support/shop/people.ts';
import { auth, firestore, nameOf } from '../support/backend/rest.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';

const people = createPeople('people');
const store = adminFirestore();
// The app that createPeople initialises.
const accounts = getAuth(getApps()[0]);
const stale: string[] = [];

afterAll(async () => {
  for (const uid of stale) await store.doc(`demoted/${uid}`).delete();
  await people.close();
});

/** The claims of a token. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
/** The token of a session that began a minute earlier: session times are whole seconds. The emulator signs nothing. */
function sinceAMinute(token: string): string {
  const claims = claimsOf(token);
  const earlier = JSON.stringify({ ...claims, auth_time: Number(claims['auth_time']) - 60 });
  return `${token.split('.')[0]}.${Buffer.from(earlier).toString('base64url')}.`;
}
const ID = 'A'.repeat(20);

/** Every call that changes money or roles, with arguments that would succeed if allowed. */
const MONEY: readonly (readonly [string, object])[] = [
  ['resumePayment', { orderId: ID }],
  ['cancelOrder', { orderId: ID }],
  [
    'requestReturn',
    { orderId: ID, key: 'abcdefghij', items: [{ line: 1, quantity: 1 }], reason: 'damaged' },
  ],
  [
    'editOrder',
    {
      ...{ orderId: ID, edit: { what: 'pieces', item: { line: 1, quantity: 1 } } },
      ...{ key: 'abcdefghij', quoted: { totalPaise: 0, refundPaise: 0 } },
    },
  ],
  ['givePayee', { orderId: ID, payee: { kind: 'upi', upi: 'mallory@upi' } }],
  ['moveOrder', { orderId: ID, move: 'pack' }],
  ['refundOrder', { orderId: ID, amountPaise: 100, key: 'abcdefghij', why: 'broken' }],
  ['splitOrder', { orderId: ID, parcels: [{ items: [{ line: 1, quantity: 1 }] }] }],
  ['moveParcel', { orderId: ID, parcel: 1, step: 'deliver' }],
  [
    'bookParcel',
    {
      ...{ orderId: ID, parcel: null },
      measures: { grams: 500, length: 20, breadth: 15, height: 10 },
    },
  ],
  ['moveReturn', { orderId: ID, ticket: 'FR-7K3M9Q2X-R1', step: 'send' }],
  ['settleRefund', { how: 'again', orderId: ID, failedKey: 'abcdefghij', key: 'klmnopqrst' }],
  ['listPayouts', {}],
  ['exportPayouts', {}],
  [
    'payPayout',
    { orderId: ID, key: 'abc', amountPaise: 100, payeeAt: 0, reference: '433012345678' },
  ],
  ['saveContent', { part: 'fees', base: 0, value: { states: [] } }],
  ['saveOffer', { id: ID, base: '', offer: null }],
  ['setRole', { email: 'asha@franch.test', role: 'owner' }],
  ['setSecondFactorPolicy', { required: false }],
  ['resetSecondFactors', { uid: 'owner' }],
];

/** How many of them are for shoppers; the others are for staff. */
const SHOPPERS = 5;

/** The error status that each of them answers to a token. */
async function statuses(token: string): Promise<readonly (string | undefined)[]> {
  const statusList: (string | undefined)[] = [];
  for (const [name, data] of MONEY) statusList.push((await call(name, data, token)).error?.status);
  const pdf = await fetch(`${SHOP}/api/invoices/${ID}.pdf`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return [...statusList, String(pdf.status)];
}

describe('an expired or revoked session', { timeout: 120_000 }, () => {
  const REFUSED = [...MONEY.map(() => 'UNAUTHENTICATED'), '404'];
  const ENDED: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
    ['was ended everywhere', ({ uid }) => accounts.revokeRefreshTokens(uid)],
    ['belongs to a closed account', ({ uid }) => accounts.updateUser(uid, { disabled: true })],
    ['belongs to a deleted account', ({ uid }) => accounts.deleteUser(uid)],
    [
      'is older than a new password',
      ({ uid }) => accounts.updateUser(uid, { password: 'Another@2026' }),
    ],
  ];
  for (const [name, [what, end]] of ENDED.entries()) {
    attack('staff', `keeps using a token of a session that ${what}`, async () => {
      const person = await people.person(`leaver-${name}`, 'owner');
      const token = sinceAMinute(await signedIn(person));
      await end(person);
      expect(await statuses(token)).toEqual(REFUSED);
      return '401 from every function that moves money or roles';
    });
  }

  attack('staff', 'keeps writing with a token that still holds a revoked role', async () => {
    const person = await people.person('demoted', 'owner');
    const token = await signedIn(person);
    stale.push(person.uid);
    const read = () => firestore('/orders?pageSize=1', { token });
    expect((await read()).status).toBe(200);
    await store.doc(`demoted/${person.uid}`).set({ at: new Date(Date.now() + 1000) });
    expect((await read()).status).toBe(403);
    const write = {
      update: { name: nameOf('settings/store'), fields: {} },
      updateMask: { fieldPaths: ['checkoutOpen'] },
    };
    expect((await firestore(':commit', { token, body: { writes: [write] } })).status).toBe(403);
    return '403 at once';
  });
});

describe('privilege escalation', { timeout: 120_000 }, () => {
  attack('customer', 'gives their account a role, a confirmed email and a uid', async () => {
    const person = await people.person('climber');
    const idToken = await signedIn(person);
    const tries: readonly object[] = [
      { idToken, customAttributes: '{"role":"owner"}' },
      { idToken, emailVerified: true },
      { idToken, localId: 'owner' },
      { idToken, validSince: '1' },
      { idToken, disableUser: false, customAttributes: '{"role":"owner"}' },
    ];
    for (const body of tries) await auth('update', body);
    const after = await accounts.getUser(person.uid);
    expect([after.customClaims, after.emailVerified]).toEqual([undefined, false]);
    expect(claimsOf(await signedIn(person))['role']).toBeUndefined();
    expect((await accounts.getUser('owner')).email).toBe('owner@franch.test');
    return 'nothing of it stands afterwards';
  });

  attack('visitor', 'registers with a role and a uid of their choice', async () => {
    const email = `self-made-${Date.now()}@franch.test`;
    const base = { email, password: SEED_PASSWORD, returnSecureToken: true };
    const claims = await auth('signUp', { ...base, customAttributes: '{"role":"owner"}' });
    await auth('signUp', { ...base, localId: 'owner-2' });
    const foundAccount = await accounts.getUserByEmail(email).catch(() => null);
    expect(foundAccount?.customClaims).toBeUndefined();
    expect(foundAccount?.uid).not.toBe('owner-2');
    expect(foundAccount?.emailVerified ?? false).toBe(false);
    if (foundAccount) await accounts.deleteUser(foundAccount.uid);
    return `${claims.status}, no role`;
  });

  attack('staff', 'moves orders, refunds and grants roles as a viewer', async () => {
    const results = await statuses(await signedIn(await people.person('looker', 'viewer')));
    const denied = MONEY.slice(SHOPPERS).map(() => 'PERMISSION_DENIED');
    expect(results.slice(SHOPPERS, -1)).toEqual(denied);
    expect((await statuses(await asGuest())).slice(SHOPPERS, -1)).toEqual(denied);
    return '403, as for a guest';
  });

  attack('staff', 'grants themselves the owner role', async () => {
    const person = await people.person('ambitious', 'staff');
    const token = await signedIn(person);
    const response = await call('setRole', { email: person.email, role: 'owner' }, token);
    expect(response.error?.status).toBe('PERMISSION_DENIED');
    for (const path of [`staff/${person.uid}`, `demoted/${person.uid}`]) {
      const body = { fields: { role: { stringValue: 'owner' } } };
      expect((await firestore(`/${path}`, { token, method: 'PATCH', body })).status).toBe(403);
    }
    return '403 by function and by document';
  });

  attack('staff', 'holds a role in capitals, a list of roles, or one of another shop', async () => {
    const person = await people.person('inventor');
    for (const role of ['OWNER', ['owner'], { owner: true }, ' owner', 'admin']) {
      await accounts.setCustomUserClaims(person.uid, { role });
      const response = await call('moveOrder', MONEY[SHOPPERS]?.[1], await signedIn(person));
      expect([role, response.error?.status]).toEqual([role, 'PERMISSION_DENIED']);
    }
    return '403 for each';
  });

  attack('staff', 'signs in with a stolen password, without the second factor', async () => {
    const person = await people.person('single', 'owner');
    await accounts.setCustomUserClaims(person.uid, { role: 'owner', mfa: true });
    const token = await signedIn(person);
    const orders = async (bearer: string) =>
      (await firestore('/orders?pageSize=1', { token: bearer })).status;
    // The functions of staff, and the invoice of an order.
    const denied = [...MONEY.slice(SHOPPERS).map(() => 'PERMISSION_DENIED'), '404'];
    expect((await statuses(token)).slice(SHOPPERS)).toEqual(denied);
    expect(await orders(token)).toBe(403);
    expect(await orders(withSecondFactor(token))).toBe(200);
    return '403 by function and by document, until the second factor';
  });
});

describe('user enumeration', { timeout: 60_000 }, () => {
  const [knownEmail, unknownEmail] = ['asha@franch.test', 'nobody-at-all@franch.test'];

  attack('visitor', 'compares the answers to a wrong password', async () => {
    const ask = (email: string) =>
      auth('signInWithPassword', { email, password: 'Wrong@12345', returnSecureToken: true });
    const [registeredAnswer, unregisteredAnswer] = [await ask(knownEmail), await ask(unknownEmail)];
    expect(registeredAnswer.status).toBe(400);
    expect(unregisteredAnswer.body).toEqual(registeredAnswer.body);
    return 'the same answer, with an account and without';
  });

  attack('visitor', 'queries the sign-in providers of an address', async () => {
    const ask = async (identifier: string) => {
      const { body } = await auth('createAuthUri', { identifier, continueUri: SHOP });
      const { sessionId: _, ...visibleBody } = body as Record<string, unknown>;
      return visibleBody;
    };
    expect(await ask(knownEmail)).toEqual(await ask(unknownEmail));
    return 'the same answer';
  });

  attack('visitor', 'requests a password reset for an unregistered address', async () => {
    const answer = await auth('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: unknownEmail,
    });
    expect(answer.status).toBe(200);
    return '200, as for a customer; no mail is sent';
  });

  attack('visitor', 'registers with a customer’s address, to see their orders', async () => {
    const answer = await auth('signUp', {
      email: knownEmail,
      password: 'Another@2026',
      returnSecureToken: true,
    });
    expect(answer.status).toBe(400);
    expect(
      (await auth('signInWithPassword', { email: knownEmail, password: SEED_PASSWORD })).status,
    ).toBe(200);
    return '400, and the customer’s password is what it was';
  });
});
