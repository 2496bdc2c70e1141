import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allowedTo,
  isAllowed,
  NOBODY,
  PEOPLE,
  STAFF,
  storeWithClaims,
} from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';
import { aStoredProduct } from '../support/stored.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('rules-products');
});
afterAll(() => store.close());

const ACTIVE = where('active', '==', true);
const seed = async () => {
  await store.clear();
  const inCategory = { category: 'Soaps' };
  await store.admin.doc('products/on-sale').set(aStoredProduct(inCategory));
  await store.admin.doc('products/put-away').set(aStoredProduct({ ...inCategory, active: false }));
  const { active: _, ...unsaid } = aStoredProduct(inCategory);
  await store.admin.doc('products/unsaid').set(unsaid);
};
beforeEach(seed);

const get = (path: string) => (db: Firestore) => getDoc(doc(db, path));
const list =
  (...constraints: QueryConstraint[]) =>
  (db: Firestore) =>
    getDocs(query(collection(db, 'products'), ...constraints));
const count =
  (...constraints: QueryConstraint[]) =>
  (db: Firestore) =>
    getCountFromServer(query(collection(db, 'products'), ...constraints));
const who = (attempt: (db: Firestore) => Promise<unknown>) => allowedTo(store.asPeople, attempt);

describe('one product', () => {
  it('that is on sale may be read by everyone', async () => {
    expect(await who(get('products/on-sale'))).toEqual(PEOPLE);
  });

  it('that is inactive may be read by staff alone', async () => {
    expect(await who(get('products/put-away'))).toEqual(STAFF);
  });

  it('that does not say whether it is active counts as inactive', async () => {
    expect(await who(get('products/unsaid'))).toEqual(STAFF);
  });

  it('that does not exist may be asked for by everyone: it is not found, not denied', async () => {
    expect(await who(get('products/no-such-product'))).toEqual(PEOPLE);
  });

  it('has nothing beneath it that anyone may read', async () => {
    await store.admin.doc('products/on-sale/costs/now').set({ price: 1 });
    expect(await who(get('products/on-sale/costs/now'))).toEqual(NOBODY);
  });
});

describe('a list of products', () => {
  it('that asks for active ones and has a limit is open to everyone', async () => {
    expect(await who(list(ACTIVE, limit(30)))).toEqual(PEOPLE);
    expect(await who(list(ACTIVE, orderBy('price'), limit(30)))).toEqual(PEOPLE);
    expect(await who(list(ACTIVE, where('category', '==', 'Soaps'), limit(30)))).toEqual(PEOPLE);
  });

  it('may ask for a thousand and not for one more', async () => {
    expect(await who(list(ACTIVE, limit(1_000)))).toEqual(PEOPLE);
    expect(await who(list(ACTIVE, limit(1_001)))).toEqual(NOBODY);
  });

  it('without a limit is refused to everyone, staff included', async () => {
    expect(await who(list(ACTIVE))).toEqual(NOBODY);
  });

  it('that does not ask for active ones is for staff', async () => {
    expect(await who(list(limit(30)))).toEqual(STAFF);
    expect(await who(list(where('category', '==', 'Soaps'), limit(30)))).toEqual(STAFF);
    expect(await who(list(where('active', '==', false), limit(30)))).toEqual(STAFF);
    expect(await who(list(where('active', 'in', [true, false]), limit(30)))).toEqual(STAFF);
    expect(await who(list(where('active', 'in', [true]), limit(30)))).toEqual(PEOPLE);
  });
});

describe('a count of products', () => {
  it('obeys the rules of a list', async () => {
    expect(await who(count(ACTIVE, limit(1_000)))).toEqual(PEOPLE);
    expect(await who(count(ACTIVE, limit(1_001)))).toEqual(NOBODY);
    expect(await who(count(ACTIVE))).toEqual(NOBODY);
    expect(await who(count(limit(1_000)))).toEqual(STAFF);
  });
});

describe('a role', () => {
  const mayReadInactive = (uid: string, claims: Record<string, unknown>) =>
    isAllowed(getDoc(doc(storeWithClaims(store.asPeople, uid, claims), 'products/put-away')));

  it('is the claim and nothing that looks like it', async () => {
    for (const claim of ['Owner', 'admin', 'customer', '', true, 1, ['owner'], { owner: true }]) {
      expect([claim, await mayReadInactive('ravi', { role: claim })]).toEqual([claim, false]);
    }
    expect(await mayReadInactive('ravi', { owner: true, admin: true })).toBe(false);
    expect(await mayReadInactive('ravi', { role: 'viewer' })).toBe(true);
  });

  it('is not what a profile says, nor the name of the account', async () => {
    await store.admin.doc('users/owner').set({ role: 'owner' });
    expect(await mayReadInactive('owner', {})).toBe(false);
    expect(await mayReadInactive('owner', { role: 'owner' })).toBe(true);
  });
});
