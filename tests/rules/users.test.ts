import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, isAllowed, NOBODY, STAFF, storeOf } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

const ASHA = 'users/asha';
let store: OwnStore;
beforeAll(async () => {
  store = await openStore('rules-users');
});
afterAll(() => store.close());
beforeEach(() => store.clear());

/** A profile as `createdAt`'s own moment makes it. */
const aProfile = (changes: Record<string, unknown> = {}) => ({
  email: 'asha@franch.test',
  name: 'Asha',
  createdAt: serverTimestamp(),
  ...changes,
});
/** The address of a photo, so many characters long. */
const aPhoto = (length: number) => 'https://photos.example/'.padEnd(length, 'p');
const without = (field: string) =>
  Object.fromEntries(Object.entries(aProfile()).filter(([name]) => name !== field));
const isThere = () =>
  store.admin.doc(ASHA).set({ email: 'asha@franch.test', name: 'Asha', createdAt: new Date(1) });
const isNotThere = () => store.admin.doc(ASHA).delete();
const who = (attempt: (db: Firestore) => Promise<unknown>, arrange: () => Promise<unknown>) =>
  allowedTo(store.asPeople, attempt, arrange);
/** Whether Asha may do it. */
const may = (attempt: (db: Firestore) => Promise<unknown>) =>
  isAllowed(attempt(storeOf(store.asPeople, 'asha')));
const create = (fields: Record<string, unknown>) => (db: Firestore) =>
  setDoc(doc(db, ASHA), fields);
const change = (fields: Record<string, unknown>) => (db: Firestore) =>
  updateDoc(doc(db, ASHA), fields);

describe('a profile', () => {
  it('is read by the person it is of, whether it exists or not, and by those who work here', async () => {
    const readers = ['asha', ...STAFF];
    expect(await who((db) => getDoc(doc(db, ASHA)), isThere)).toEqual(readers);
    expect(await who((db) => getDoc(doc(db, ASHA)), isNotThere)).toEqual(readers);
  });

  it('is listed by those who work here, a hundred at a time', async () => {
    const list = (most: number) => (db: Firestore) =>
      getDocs(query(collection(db, 'users'), limit(most)));
    expect(await who(list(100), isThere)).toEqual(STAFF);
    expect(await who(list(101), isThere)).toEqual(NOBODY);
    expect(await who((db) => getDocs(collection(db, 'users')), isThere)).toEqual(NOBODY);
  });

  it('leaves cart, wish list and addresses the customer’s alone', async () => {
    for (const path of [
      'users/asha/cart/oil',
      'users/asha/favorites/oil',
      'users/asha/addresses/a',
    ]) {
      expect(await who((db) => getDoc(doc(db, path)), isThere)).toEqual(['asha']);
    }
  });

  it('is made, changed and removed by the person it is of', async () => {
    expect(await who(create(aProfile()), isNotThere)).toEqual(['asha']);
    expect(await who(change({ name: 'Asha K' }), isThere)).toEqual(['asha']);
    expect(await who((db) => deleteDoc(doc(db, ASHA)), isThere)).toEqual(['asha']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['with a role', aProfile({ role: 'owner' })],
    ["with somebody else's e-mail", aProfile({ email: 'ravi@franch.test' })],
    ['without an e-mail', without('email')],
    ['without its moment', without('createdAt')],
    ['from another moment', aProfile({ createdAt: Timestamp.fromMillis(1) })],
    ['whose name is a list', aProfile({ name: ['Asha'] })],
    ['with a name of 81 characters', aProfile({ name: 'n'.repeat(81) })],
    ['with a phone of 21 characters', aProfile({ phone: '9'.repeat(21) })],
    ['whose phone is a number', aProfile({ phone: 9_876_543_210 })],
    ['with a photo of 2,001 characters', aProfile({ photoURL: aPhoto(2_001) })],
    ['whose photo is no address of the web', aProfile({ photoURL: 'javascript:alert(1)' })],
  ])('%s cannot be made, and without that flaw it can', async (_flaw, fields) => {
    expect(await may(create(fields))).toBe(false);
    expect(await may(create(aProfile()))).toBe(true);
  });

  it('may be made with as much as fits', async () => {
    const name = 'ज्ञ'.repeat(26);
    const full = { name, phone: '+919876543210', photoURL: aPhoto(2_000) };
    expect(await may(create(aProfile(full)))).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a role', { role: 'owner' }],
    ['its e-mail', { email: 'other@franch.test' }],
    ['its moment', { createdAt: serverTimestamp() }],
    ['a name that is too long', { name: 'n'.repeat(81) }],
    ['a phone that is no text', { phone: 1 }],
  ])('cannot get %s afterwards, while a name can be changed', async (_what, fields) => {
    await isThere();
    expect(await may(change(fields))).toBe(false);
    expect(await may(change({ phone: '', ...fields }))).toBe(false);
    expect(await may(change({ name: 'Asha K', phone: '', photoURL: '' }))).toBe(true);
  });

  it('cannot be written over as a whole, which would lose its e-mail and moment', async () => {
    await isThere();
    expect(await may((db) => setDoc(doc(db, ASHA), { name: 'Asha K' }))).toBe(false);
    expect(await may((db) => setDoc(doc(db, ASHA), { name: 'Asha K' }, { merge: true }))).toBe(
      true,
    );
  });
});

describe("a customer's own lists", () => {
  const favorite = {
    productId: 'oil',
    title: 'Oil',
    price: 449.5,
    imageURL: '',
    createdAt: serverTimestamp(),
  };
  const address = {
    name: 'Asha',
    phone: '+919876543210',
    pin: '680306',
    line1: 'House 1',
    line2: '',
    city: 'Thrissur',
    state: 'Kerala',
    preferred: false,
    createdAt: serverTimestamp(),
  };
  const places = [
    { list: `${ASHA}/favorites`, id: 'oil', fields: favorite },
    { list: `${ASHA}/addresses`, id: 'home', fields: address },
  ];

  it.each(places)(
    '$list is read, listed and written by nobody else',
    async ({ list, id, fields }) => {
      const place = `${list}/${id}`;
      const there = () => store.admin.doc(place).set({ ...fields, createdAt: new Date(1) });
      const notThere = () => store.admin.doc(place).delete();
      expect(await who((db) => getDoc(doc(db, place)), there)).toEqual(['asha']);
      expect(await who((db) => getDocs(query(collection(db, list), limit(200))), there)).toEqual([
        'asha',
      ]);
      expect(await who((db) => getDocs(collection(db, list)), there)).toEqual(NOBODY);
      expect(await who((db) => setDoc(doc(db, place), fields), notThere)).toEqual(['asha']);
      expect(await who((db) => deleteDoc(doc(db, place)), there)).toEqual(['asha']);
    },
  );

  it.each(['favorites', 'addresses'])('%s of everybody are listed by nobody', async (name) => {
    const all = (db: Firestore) => getDocs(query(collectionGroup(db, name), limit(1)));
    expect(await who(all, isThere)).toEqual(NOBODY);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another product than its id', { productId: 'soap' }],
    ['with a field of its own', { note: 'x' }],
    ['with a negative price', { price: -1 }],
    ['with an endless price', { price: Number.POSITIVE_INFINITY }],
    ['whose price is no number', { price: '449' }],
    ['without a title', { title: '' }],
    ['with too long a title', { title: 't'.repeat(241) }],
    ['with a picture of 2,001 characters', { imageURL: 'p'.repeat(2_001) }],
    ['from another moment', { createdAt: Timestamp.fromMillis(1) }],
  ])('a favourite %s is refused, and without that flaw it is not', async (_flaw, flaw) => {
    const put = (fields: object) => may((db) => setDoc(doc(db, `${ASHA}/favorites/oil`), fields));
    expect(await put({ ...favorite, ...flaw })).toBe(false);
    expect(await put(favorite)).toBe(true);
  });

  it('a favourite has the slug of a product for its id', async () => {
    const put = (id: string) =>
      may((db) => setDoc(doc(db, `${ASHA}/favorites/${id}`), { ...favorite, productId: id }));
    for (const id of ['Oil', 'oil_1', '-oil', 'तेल', 'o'.repeat(81)])
      expect(await put(id)).toBe(false);
    expect(await put('o'.repeat(80))).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['with a field of its own', { landmark: 'x' }],
    ['with a phone of another country', { phone: '+449876543210' }],
    ['with a phone that begins with 5', { phone: '+915876543210' }],
    ['with a PIN code that begins with 0', { pin: '080306' }],
    ['with a PIN code of five digits', { pin: '68030' }],
    ['whose PIN code is a number', { pin: 680_306 }],
    ['without a name', { name: '' }],
    ['without a street', { line1: '' }],
    ['with a second line of 121 characters', { line2: 'l'.repeat(121) }],
    ['without a city', { city: '' }],
    ['without a state', { state: '' }],
    ['that is perhaps preferred', { preferred: 'yes' }],
    ['from another moment', { createdAt: Timestamp.fromMillis(1) }],
  ])('an address %s is refused, and without that flaw it is not', async (_flaw, flaw) => {
    const put = (fields: object) => may((db) => setDoc(doc(db, `${ASHA}/addresses/home`), fields));
    expect(await put({ ...address, ...flaw })).toBe(false);
    expect(await put(address)).toBe(true);
  });

  it('an address has an id of at most 40 characters', async () => {
    const put = (id: string) => may((db) => setDoc(doc(db, `${ASHA}/addresses/${id}`), address));
    expect(await put('a'.repeat(41))).toBe(false);
    expect(await put('a'.repeat(40))).toBe(true);
  });

  it('an address keeps its moment and its shape when it is changed', async () => {
    const place = `${ASHA}/addresses/home`;
    await store.admin.doc(place).set({ ...address, createdAt: new Date(1) });
    expect(await may((db) => updateDoc(doc(db, place), { createdAt: serverTimestamp() }))).toBe(
      false,
    );
    expect(await may((db) => updateDoc(doc(db, place), { pin: '1', landmark: 'x' }))).toBe(false);
    expect(await may((db) => updateDoc(doc(db, place), { city: 'Kochi' }))).toBe(true);
  });
});
