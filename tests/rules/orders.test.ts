import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, NOBODY, STAFF } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('rules-orders');
});
afterAll(() => store.close());

beforeEach(async () => {
  await store.clear();
  const own = { uid: 'asha', status: 'paid', total: 1 };
  await store.admin.doc('orders/one').set(own);
  await store.admin.doc('orders/one/events/0000').set({ what: 'order' });
  await store.admin.doc('transactions/one').set(own);
  await store.admin.doc('invoices/one').set(own);
  await store.admin.doc('alerts/one').set({ open: true, alert: 'dispute' });
  await store.admin.doc('stockMoves/one').set({ delta: 1 });
  await store.admin.doc('mail/one').set({ to: ['a@b.test'] });
  await store.admin.doc('webhookEvents/one').set({ at: 1 });
  await store.admin.doc('locks/one').set({ at: 1 });
  await store.admin.doc('counters/one').set({ last: 1 });
});

const who = (attempt: (db: Firestore) => Promise<unknown>) => allowedTo(store.asPeople, attempt);
const get = (path: string) => (db: Firestore) => getDoc(doc(db, path));
const list =
  (path: string, ...constraints: QueryConstraint[]) =>
  (db: Firestore) =>
    getDocs(query(collection(db, path), ...constraints));
const ASHAS = where('uid', '==', 'asha');

describe("an order's documents", () => {
  it.each(['orders/one', 'transactions/one', 'invoices/one'])(
    '%s is read by its owner and by staff; for everybody else it is as if it were not there',
    async (path) => {
      expect(await who(get(path))).toEqual(['asha', ...STAFF]);
      expect(await who(get(path.replace('one', 'none')))).toEqual(STAFF);
    },
  );

  it.each(['orders', 'invoices'])(
    '%s are listed by whom they belong to, and by staff',
    async (path) => {
      expect(await who(list(path, ASHAS, limit(10)))).toEqual(['asha', ...STAFF]);
      expect(await who(list(path, limit(10)))).toEqual(STAFF);
      expect(await who(list(path, ASHAS))).toEqual(NOBODY);
      expect(await who(list(path, ASHAS, orderBy('createdAt', 'desc'), limit(10)))).toEqual([
        'asha',
        ...STAFF,
      ]);
    },
  );

  it('are counted by nobody else either', async () => {
    const count =
      (...constraints: QueryConstraint[]) =>
      (db: Firestore) =>
        getCountFromServer(query(collection(db, 'orders'), ...constraints));
    expect(await who(count(limit(10)))).toEqual(STAFF);
    expect(await who(count(ASHAS, limit(10)))).toEqual(['asha', ...STAFF]);
  });

  it('transactions are listed by staff alone', async () => {
    expect(await who(list('transactions', ASHAS, limit(10)))).toEqual(STAFF);
  });

  it('the journal is read by whoever may read the order', async () => {
    expect(await who(list('orders/one/events', limit(50)))).toEqual(['asha', ...STAFF]);
    expect(await who(list('orders/one/events'))).toEqual(NOBODY);
    expect(await who((db) => getDocs(query(collectionGroup(db, 'events'), limit(1))))).toEqual(
      NOBODY,
    );
  });

  it.each([
    'orders/one',
    'orders/one/events/0000',
    'transactions/one',
    'invoices/one',
    'stockMoves/one',
    'mail/one',
    'webhookEvents/one',
    'locks/one',
    'counters/one',
  ])('%s is written by nobody, the owner of the shop included', async (path) => {
    const parent = path.slice(0, path.lastIndexOf('/'));
    const attempts: ((db: Firestore) => Promise<unknown>)[] = [
      (db) => setDoc(doc(db, `${parent}/another`), { uid: 'asha', status: 'paid' }),
      (db) => setDoc(doc(db, path), { uid: 'asha', status: 'paid' }),
      (db) => updateDoc(doc(db, path), { status: 'delivered' }),
      (db) => deleteDoc(doc(db, path)),
    ];
    for (const attempt of attempts) expect(await who(attempt)).toEqual(NOBODY);
  });

  it.each(['mail', 'webhookEvents', 'locks', 'counters'])('%s is read by nobody', async (path) => {
    expect(await who(get(`${path}/one`))).toEqual(NOBODY);
    expect(await who(list(path, limit(1)))).toEqual(NOBODY);
  });
});

describe('what staff look after', () => {
  it('alerts are read by staff and closed by those who may change things', async () => {
    expect(await who(get('alerts/one'))).toEqual(STAFF);
    expect(await who(list('alerts', limit(10)))).toEqual(STAFF);
    expect(await who(list('alerts'))).toEqual(NOBODY);
    const change = (fields: object) => (db: Firestore) => updateDoc(doc(db, 'alerts/one'), fields);
    expect(await who(change({ open: false }))).toEqual(['staff', 'owner']);
    expect(await who(change({ open: 'no' }))).toEqual(NOBODY);
    expect(await who(change({ open: false, alert: 'none' }))).toEqual(NOBODY);
    expect(await who((db) => deleteDoc(doc(db, 'alerts/one')))).toEqual(NOBODY);
    expect(await who((db) => setDoc(doc(db, 'alerts/two'), { open: true }))).toEqual(NOBODY);
  });

  it('the ledger of the stock is read by staff', async () => {
    expect(await who(list('stockMoves', limit(10)))).toEqual(STAFF);
    expect(await who(list('stockMoves'))).toEqual(NOBODY);
  });
});
