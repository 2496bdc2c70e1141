import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getAggregateFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  sum,
} from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, isAllowed, NOBODY, STAFF, storeWithClaims } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('rules-staff');
});
afterAll(() => store.close());

/** A second of the clock, as `auth_time` counts, and the moment of the demotion in it. */
const SECOND = 1_790_000_000;
const DEMOTED = { at: Timestamp.fromMillis(SECOND * 1000 + 500) };

beforeEach(async () => {
  await store.clear();
  await store.admin.doc('staff/staff').set({ role: 'staff' });
  await store.admin.doc('orders/one').set({ uid: 'asha' });
});

const who = (attempt: (db: Firestore) => Promise<unknown>) => allowedTo(store.asPeople, attempt);
const readsOrder = (claims: Readonly<Record<string, unknown>>) =>
  isAllowed(getDoc(doc(storeWithClaims(store.asPeople, 'leela', claims), 'orders/one')));

describe('the team', () => {
  it('is seen by whoever works here, and listed with a limit', async () => {
    expect(await who((db) => getDoc(doc(db, 'staff/staff')))).toEqual(STAFF);
    expect(await who((db) => getDocs(query(collection(db, 'staff'), limit(200))))).toEqual(STAFF);
    expect(await who((db) => getDocs(collection(db, 'staff')))).toEqual(NOBODY);
  });

  it('is written by nobody, the owner included: functions keep it', async () => {
    const attempts: ((db: Firestore) => Promise<unknown>)[] = [
      (db) => setDoc(doc(db, 'staff/asha'), { role: 'owner' }),
      (db) => setDoc(doc(db, 'staff/staff'), { role: 'owner' }),
      (db) => deleteDoc(doc(db, 'staff/staff')),
      (db) => setDoc(doc(db, 'demoted/staff'), { at: 1 }),
    ];
    for (const attempt of attempts) expect(await who(attempt)).toEqual(NOBODY);
  });
});

describe('how the functions are', () => {
  it('is seen by whoever works here, and written by nobody from a browser', async () => {
    await store.admin.doc('health/sweep').set({ at: DEMOTED.at, looked: 1 });
    expect(await who((db) => getDoc(doc(db, 'health/sweep')))).toEqual(STAFF);
    expect(await who((db) => setDoc(doc(db, 'health/sweep'), { looked: 2 }))).toEqual(NOBODY);
    expect(await who((db) => getDocs(query(collection(db, 'health'), limit(1))))).toEqual(NOBODY);
  });
});

describe('the sum of a day', () => {
  it('is added up for whoever works here, over ten thousand orders at most', async () => {
    const add = (most: number) => (db: Firestore) =>
      getAggregateFromServer(query(collection(db, 'orders'), limit(most)), {
        totalPaise: sum('totals.totalPaise'),
      });
    expect(await who(add(10_000))).toEqual(STAFF);
    expect(await who(add(10_001))).toEqual(NOBODY);
  });
});

describe('a role that was taken', () => {
  it.each(['owner', 'staff', 'viewer'])('ends at once for a session of a %s', async (role) => {
    const session = { role, auth_time: SECOND - 60 };
    expect(await readsOrder(session)).toBe(true);
    await store.admin.doc('demoted/leela').set(DEMOTED);
    expect(await readsOrder(session)).toBe(false);
    expect(await readsOrder({ ...session, auth_time: SECOND })).toBe(false);
  });

  it('does not hold against a session that began after it, with the role of that day', async () => {
    await store.admin.doc('demoted/leela').set(DEMOTED);
    expect(await readsOrder({ role: 'viewer', auth_time: SECOND + 1 })).toBe(true);
    expect(await readsOrder({ auth_time: SECOND + 1 })).toBe(false);
  });

  it('is told to the person alone, whose open page can leave', async () => {
    await store.admin.doc('demoted/staff').set(DEMOTED);
    expect(await who((db) => getDoc(doc(db, 'demoted/staff')))).toEqual(['staff']);
    expect(await who((db) => deleteDoc(doc(db, 'demoted/staff')))).toEqual(NOBODY);
  });

  it('lets nobody forge a later sign-in: what is no mark of time is refused', async () => {
    await store.admin.doc('demoted/leela').set({ at: 'yesterday' });
    expect(await readsOrder({ role: 'owner', auth_time: SECOND + 1 })).toBe(false);
  });
});
