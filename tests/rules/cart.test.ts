import {
  collection,
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
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowedTo, isAllowed, storeOf, storeWithClaims } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

type Fields = Readonly<Record<string, unknown>>;

const PATH = 'users/asha/cart/neem-soap';
const aLine = (change: Fields = {}): Fields => ({
  quantity: 2,
  seenPaise: 12_050,
  addedAt: Timestamp.fromMillis(Date.UTC(2026, 10, 21)),
  ...change,
});

let shop: OwnStore;
let asha: Firestore;

beforeAll(async () => {
  shop = await openStore('rules-cart');
  asha = storeOf(shop.asPeople, 'asha');
});
beforeEach(() => shop.clear());
afterAll(() => shop.close());

const given = () =>
  shop.admin.doc(PATH).set({ quantity: 1, seenPaise: 1, addedAt: new Date(2026, 1) });
const put = (fields: Fields, slug = 'neem-soap') =>
  isAllowed(setDoc(doc(asha, `users/asha/cart/${slug}`), fields));

describe('a cart is its customer’s alone', () => {
  test.each([
    ['read', (store: Firestore) => getDoc(doc(store, PATH))],
    [
      'listed',
      (store: Firestore) => getDocs(query(collection(store, 'users/asha/cart'), limit(60))),
    ],
    ['added to', (store: Firestore) => setDoc(doc(store, 'users/asha/cart/oil'), aLine())],
    ['changed', (store: Firestore) => updateDoc(doc(store, PATH), { quantity: 3 })],
    ['emptied', (store: Firestore) => deleteDoc(doc(store, PATH))],
  ])('to be %s', async (_what, attempt) => {
    expect(await allowedTo(shop.asPeople, attempt, given)).toEqual(['asha']);
  });

  test('a guest’s as well', async () => {
    const guest = storeWithClaims(shop.asPeople, 'someone', {
      email: undefined,
      firebase: { sign_in_provider: 'anonymous' },
    });
    expect(await isAllowed(setDoc(doc(guest, 'users/someone/cart/oil'), aLine()))).toBe(true);
    expect(await isAllowed(setDoc(doc(guest, 'users/asha/cart/oil'), aLine()))).toBe(false);
  });
});

describe('a line', () => {
  test.each([
    ['of one piece that costs nothing', aLine({ quantity: 1, seenPaise: 0 })],
    ['of twenty pieces at the largest amount', aLine({ quantity: 20, seenPaise: 1_000_000_000 })],
    ['put in now by the server’s clock', aLine({ addedAt: serverTimestamp() })],
    ['from the first moment', aLine({ addedAt: Timestamp.fromMillis(Date.UTC(2025, 0, 1)) })],
  ])('may be written %s', async (_what, line) => {
    expect(await put(line)).toBe(true);
  });

  test.each([
    ['of no piece', aLine({ quantity: 0 })],
    ['of twenty-one pieces', aLine({ quantity: 21 })],
    ['of half a piece', aLine({ quantity: 1.5 })],
    ['of pieces in words', aLine({ quantity: '2' })],
    ['with a price below nothing', aLine({ seenPaise: -1 })],
    ['with a price beyond all bounds', aLine({ seenPaise: 1_000_000_001 })],
    ['with half a paisa', aLine({ seenPaise: 0.5 })],
    ['with a moment that is a number', aLine({ addedAt: 1 })],
    ['from before the shop', aLine({ addedAt: Timestamp.fromMillis(Date.UTC(2024, 11, 31)) })],
    ['from a far century', aLine({ addedAt: Timestamp.fromMillis(Date.UTC(2100, 0, 1)) })],
    ['with a field of its own', aLine({ price: 1 })],
    ['without a quantity', { seenPaise: 1, addedAt: serverTimestamp() }],
    ['without a price', { quantity: 1, addedAt: serverTimestamp() }],
    ['without a moment', { quantity: 1, seenPaise: 1 }],
  ])('may not be written %s', async (_what, line) => {
    expect(await put(line)).toBe(false);
  });

  test('may not be changed into one that could not be written', async () => {
    await given();
    expect(await isAllowed(updateDoc(doc(asha, PATH), { quantity: 21 }))).toBe(false);
    expect(await isAllowed(updateDoc(doc(asha, PATH), { note: 'x' }))).toBe(false);
  });

  test('lies under a slug', async () => {
    expect(await put(aLine(), 'x'.repeat(80))).toBe(true);
    expect(await put(aLine(), 'x'.repeat(81))).toBe(false);
    expect(await put(aLine(), 'Neem Soap')).toBe(false);
    expect(await put(aLine(), 'neem--soap')).toBe(false);
  });
});

test('a list says how much it wants', async () => {
  const list = collection(asha, 'users/asha/cart');
  expect(await isAllowed(getDocs(query(list, limit(1000))))).toBe(true);
  expect(await isAllowed(getDocs(query(list, limit(1001))))).toBe(false);
  expect(await isAllowed(getDocs(list))).toBe(false);
});

test('a change is written whole: one bad line, and nothing of it', async () => {
  const batch = writeBatch(asha);
  batch.set(doc(asha, 'users/asha/cart/oil'), aLine());
  batch.set(doc(asha, 'users/asha/cart/balm'), aLine({ quantity: 0 }));
  expect(await isAllowed(batch.commit())).toBe(false);
  expect((await shop.admin.collection('users/asha/cart').get()).size).toBe(0);
});
