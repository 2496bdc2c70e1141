import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedTo, NOBODY, PEOPLE } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('rules-default');
});
afterAll(() => store.close());

const who = (attempt: (db: Firestore) => Promise<unknown>, arrange?: () => Promise<unknown>) =>
  allowedTo(store.asPeople, attempt, arrange);

/** Everything that can be done with one document and its collection, but to read the document. */
const allButGet = (path: string) => {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return [
    (db: Firestore) => getDocs(query(collection(db, parent), limit(1))),
    (db: Firestore) => setDoc(doc(db, `${parent}/another`), { a: 1 }),
    (db: Firestore) => setDoc(doc(db, path), { a: 2 }),
    (db: Firestore) => updateDoc(doc(db, path), { a: 3 }),
    (db: Firestore) => deleteDoc(doc(db, path)),
  ];
};

describe('the settings of the shop', () => {
  const place = 'settings/store';

  it('are read by everyone, before and after they are written', async () => {
    const get = (db: Firestore) => getDoc(doc(db, place));
    expect(await who(get, () => store.admin.doc(place).delete())).toEqual(PEOPLE);
    expect(await who(get, () => store.admin.doc(place).set({ a: 1 }))).toEqual(PEOPLE);
  });

  it('are listed by nobody, and written by nobody without an entry of the audit', async () => {
    for (const attempt of allButGet(place)) {
      expect(await who(attempt, () => store.admin.doc(place).set({ a: 1 }))).toEqual(NOBODY);
    }
  });

  it('are that one document: another one beside it is read by nobody', async () => {
    await store.admin.doc('settings/payment').set({ key: 'secret' });
    expect(await who((db) => getDoc(doc(db, 'settings/payment')))).toEqual(NOBODY);
  });
});

describe('a place that no rule names', () => {
  it.each(['anything/at-all', 'anything/1', 'counters/invoices', 'mail/1', 'products-backup/oil'])(
    '%s is closed to everyone, the owner included',
    async (place) => {
      const there = () => store.admin.doc(place).set({ a: 1 });
      expect(await who((db) => getDoc(doc(db, place)), there)).toEqual(NOBODY);
      for (const attempt of allButGet(place)) expect(await who(attempt, there)).toEqual(NOBODY);
    },
  );
});
