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
  setLogLevel,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, isAllowed, NOBODY, STAFF, storeOf } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

type Fields = Record<string, unknown>;

let store: OwnStore;
beforeAll(async () => {
  setLogLevel('error');
  store = await openStore('rules-coupons');
});
afterAll(() => store.close());

const COUPON = {
  active: true,
  worth: { kind: 'percent', percent: 10 },
  minimumPaise: 0,
  uses: 0,
  createdAt: serverTimestamp(),
};
const CREATED = new Date(1_790_000_000_000);

beforeEach(async () => {
  await store.clear();
  await store.admin
    .doc('coupons/OLD10')
    .set({ ...COUPON, uses: 3, createdAt: CREATED, auditId: 'none' });
  await store.admin.doc('coupons/OLD10/uses/asha').set({ uses: 1 });
});

/** Writes a coupon with its entry of the audit, in one batch. */
function writes(db: Firestore, by: string, code: string, fields: Fields, entry: Fields = {}) {
  const batch = writeBatch(db);
  const at = serverTimestamp();
  const subject = `coupons/${code}`;
  const email = `${by}@franch.test`;
  batch.set(doc(db, 'audit/one'), { action: 'coupon', subject, by, email, at, ...entry });
  batch.set(doc(db, `coupons/${code}`), { ...fields, auditId: 'one' }, { merge: true });
  return batch.commit();
}

const who = (attempt: (db: Firestore, person: string) => Promise<unknown>) =>
  allowedTo(store.asPeople, attempt, async () => {
    await store.admin.doc('audit/one').delete();
    await store.admin.doc('coupons/NEW10').delete();
  });
const staffMay = (code: string, fields: Fields) =>
  isAllowed(writes(storeOf(store.asPeople, 'staff'), 'staff', code, fields));

describe('a coupon', () => {
  it('is read by those who work here: no shopper finds out which there are', async () => {
    expect(await who((db) => getDoc(doc(db, 'coupons/OLD10')))).toEqual(STAFF);
    expect(await who((db) => getDoc(doc(db, 'coupons/NONE')))).toEqual(STAFF);
    expect(await who((db) => getDocs(query(collection(db, 'coupons'), limit(30))))).toEqual(STAFF);
    expect(await who((db) => getDocs(collection(db, 'coupons')))).toEqual(NOBODY);
    expect(await who((db) => getDoc(doc(db, 'coupons/OLD10/uses/asha')))).toEqual(NOBODY);
  });

  it('is made and changed by owner and staff, with an entry of the audit', async () => {
    const EDITORS = ['staff', 'owner'];
    expect(await who((db, by) => writes(db, by, 'NEW10', COUPON))).toEqual(EDITORS);
    expect(await who((db, by) => writes(db, by, 'OLD10', { active: false }))).toEqual(EDITORS);
    expect(await who((db, by) => writes(db, by, 'NEW10', COUPON, { by: 'x' }))).toEqual(NOBODY);
    const other = { subject: 'coupons/OTHER' };
    expect(await who((db, by) => writes(db, by, 'NEW10', COUPON, other))).toEqual(NOBODY);
    expect(await who((db) => setDoc(doc(db, 'coupons/NEW10'), COUPON))).toEqual(NOBODY);
    expect(await who((db) => deleteDoc(doc(db, 'coupons/OLD10')))).toEqual(NOBODY);
  });

  it('keeps its count of uses and its beginning: those are the functions’ to write', async () => {
    expect(await staffMay('NEW10', { ...COUPON, uses: 1 })).toBe(false);
    expect(await staffMay('OLD10', { uses: 0 })).toBe(false);
    expect(await staffMay('OLD10', { createdAt: serverTimestamp() })).toBe(false);
    expect(await staffMay('OLD10', { mostUses: 5 })).toBe(true);
  });

  const moment = (millis: number) => Timestamp.fromMillis(millis);
  it.each<[string, Fields, Fields]>([
    [
      'a worth of no kind',
      { worth: { kind: 'half' } },
      { worth: { kind: 'percent', percent: 50 } },
    ],
    ['101 percent', { worth: { percent: 101 } }, { worth: { percent: 100 } }],
    ['half a percent', { worth: { percent: 0.5 } }, { worth: { percent: 1 } }],
    ['a negative ceiling', { worth: { mostPaise: -1 } }, { worth: { mostPaise: 1 } }],
    ['two worths at once', { worth: { amountPaise: 5 } }, {}],
    ['half paise', { minimumPaise: 1.5 }, { minimumPaise: 150 }],
    ['a limit of zero', { mostUses: 0 }, { mostUses: 1 }],
    ['a moment that is a number', { untilAt: 5 }, { untilAt: moment(5_000) }],
    [
      'an end before its beginning',
      { fromAt: moment(9_000), untilAt: moment(8_000) },
      { fromAt: moment(8_000), untilAt: moment(9_000) },
    ],
    ['a field that nothing reads', { secret: 'x' }, {}],
    ['an unclear state', { active: 'yes' }, { active: false }],
  ])('does not take %s', async (_, wrong, right) => {
    expect(await staffMay('OLD10', wrong)).toBe(false);
    expect(await staffMay('OLD10', right)).toBe(true);
  });

  it.each(['ab', 'new10', 'A'.repeat(21), 'TEN-OFF'])('has no code such as %s', async (code) => {
    expect(await staffMay(code, COUPON)).toBe(false);
    expect(await staffMay('NEW10', COUPON)).toBe(true);
  });
});
