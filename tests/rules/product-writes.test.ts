import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, isAllowed, NOBODY, storeOf } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';
import { aStoredProduct } from '../support/stored.ts';

let store: OwnStore;
beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  store = await openStore('rules-product-writes');
});
afterAll(() => store.close());

const EDITORS = ['staff', 'owner'];
const PLACE = 'products/neem-soap';
const whole = aStoredProduct({ category: 'Soaps', stock: 10, auditId: 'first' });
const seed = async () => {
  await store.clear();
  await store.admin.doc(PLACE).set(whole);
};
beforeEach(seed);

type Fields = Record<string, unknown>;
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** An entry of the audit as the person who is there may write it. */
const entryBy = (uid: string, changes: Fields = {}): Fields => ({
  action: 'product-change',
  subject: PLACE,
  by: uid,
  email: uid === 'visitor' ? '' : `${uid}@franch.test`,
  at: serverTimestamp(),
  ...changes,
});

interface Deed {
  readonly fields: Fields;
  readonly path?: string;
  readonly entry?: Fields | null;
  readonly move?: Fields | null;
  readonly how?: 'set' | 'merge';
}

let count = 0;
/** A write of a product with its entry of the audit (null: none), and perhaps one of the ledger. */
function deed({ fields, path = PLACE, entry = {}, move = null, how = 'merge' }: Deed) {
  return (db: Firestore, person: string = 'staff') => {
    const batch = writeBatch(db);
    const auditId = `entry-${(count += 1)}`;
    if (entry) batch.set(doc(db, 'audit', auditId), entryBy(person, { subject: path, ...entry }));
    const at = { updatedAt: serverTimestamp(), auditId, ...fields };
    const stored = Object.fromEntries(
      Object.entries(at).filter(([, value]) => value !== undefined),
    );
    if (how === 'set') batch.set(doc(db, path), stored);
    else batch.set(doc(db, path), stored, { merge: true });
    const slug = path.slice('products/'.length);
    const own = { slug, reason: 'received', note: '', by: person, email: `${person}@franch.test` };
    if (move)
      batch.set(doc(db, `stockMoves/${auditId}_${slug}`), {
        ...own,
        at: serverTimestamp(),
        auditId,
        ...move,
      });
    return batch.commit();
  };
}
const asStaff = (attempt: (db: Firestore) => Promise<unknown>) =>
  isAllowed(attempt(storeOf(store.asPeople, 'staff')));
const who = (attempt: (db: Firestore, person: string) => Promise<unknown>) =>
  allowedTo(store.asPeople, attempt, seed);
const fresh = (changes: Fields = {}): Fields => ({
  ...without(whole, 'auditId', 'updatedAt'),
  createdAt: serverTimestamp(),
  ...changes,
});

describe('a product', () => {
  it('is made, changed and deleted by owner and staff, who say so in the audit', async () => {
    const made = deed({ fields: fresh(), path: 'products/new-soap', how: 'set' });
    expect(await who(made)).toEqual(EDITORS);
    expect(await who(deed({ fields: { price: 99 } }))).toEqual(EDITORS);
    const deleted = (db: Firestore, person: string) =>
      writeBatch(db)
        .set(doc(db, 'audit/delete_products_neem-soap_first'), entryBy(person))
        .delete(doc(db, PLACE))
        .commit();
    expect(await who(deleted)).toEqual(EDITORS);
  });

  it('is not written without an entry of the audit, nor with one that is forged', async () => {
    expect(await who(deed({ fields: { price: 99 }, entry: null }))).toEqual(NOBODY);
    const made = { fields: fresh(), path: 'products/new-soap', how: 'set' } as const;
    expect(await who(deed({ ...made, entry: null }))).toEqual(NOBODY);
    expect(await who((db) => deleteDoc(doc(db, PLACE)))).toEqual(NOBODY);
    expect(await who((db) => updateDoc(doc(db, PLACE), { price: 1 }))).toEqual(NOBODY);
    for (const entry of [{ by: 'owner' }, { subject: 'products/other' }, { at: Timestamp.now() }]) {
      expect([entry, await asStaff(deed({ fields: { price: 99 }, entry }))]).toEqual([
        entry,
        false,
      ]);
    }
    expect(await asStaff(deed({ fields: { price: 99 }, entry: { subject: 'products' } }))).toBe(
      true,
    );
  });

  it('is not written by staff whose role was taken', async () => {
    await store.admin.doc('demoted/staff').set({ at: new Date() });
    expect(await asStaff(deed({ fields: { price: 99 } }))).toBe(false);
  });

  it('says when it changed last, in the server’s time, from the first time on', async () => {
    const past = Timestamp.fromMillis(Date.now() - 9_000_000);
    expect(await asStaff(deed({ fields: { price: 99, changedAt: past } }))).toBe(false);
    expect(await asStaff(deed({ fields: { price: 99, changedAt: serverTimestamp() } }))).toBe(true);
    expect(await asStaff(deed({ fields: { price: 98 } }))).toBe(false);
    const stock = { stock: increment(5), updatedAt: undefined, changedAt: serverTimestamp() };
    expect(await asStaff(deed({ fields: stock, move: { delta: 5 } }))).toBe(true);
  });

  it('has the server’s time, and keeps the day of its birth', async () => {
    const path = 'products/new-soap';
    const past = Timestamp.fromMillis(Date.now() - 9_000_000);
    const future = Timestamp.fromMillis(Date.now() + 9_000_000);
    const made = (changes: Fields) => deed({ fields: fresh(changes), path, how: 'set' });
    expect(await asStaff(made({ createdAt: future }))).toBe(false);
    expect(await asStaff(made({ updatedAt: past }))).toBe(false);
    // One that was deleted comes back as it was.
    expect(await asStaff(made({ createdAt: past }))).toBe(true);
    expect(await asStaff(deed({ fields: { price: 99, updatedAt: past } }))).toBe(false);
    expect(await asStaff(deed({ fields: { createdAt: past } }))).toBe(false);
    expect(await asStaff(deed({ fields: { price: 99 } }))).toBe(true);
  });

  it.each(['Neem', 'neem--soap', '-neem', 'x'.repeat(81)])(
    'has no address such as "%s"',
    async (slug) => {
      const path = `products/${slug}`;
      expect(await asStaff(deed({ fields: fresh(), path, how: 'set' }))).toBe(false);
    },
  );

  it.each<Fields>([
    { title: '' },
    { title: 'x'.repeat(241) },
    { title: 7 },
    { price: '99' },
    { price: -1 },
    { price: 10_000_001 },
    { price: 600 },
    { mrp: 449 },
    { mrp: null },
    { sku: 'x'.repeat(61) },
    { category: deleteField() },
    { description: 'x'.repeat(10_001) },
    { imageURL: 1 },
    { images: '/a.webp' },
    { images: Array.from({ length: 13 }, () => '/a.webp') },
    { active: 'yes' },
    { productClass: 'magic' },
    { netQuantity: { value: 0, unit: 'g' } },
    { netQuantity: { value: 1, unit: 'kg' } },
    { concerns: 'skin' },
    { manufacturer: { name: 'x', address: 7 } },
    { shelfLifeMonths: 0 },
    { shelfLifeMonths: 1.5 },
    { vegMark: 'vegan' },
    { hsn: '30' },
    { scheduleE1: 'yes' },
    { gstRates: [{ from: '22-09-2025', percent: 5, reason: '' }] },
    { gstRates: [{ from: '2025-09-22', percent: 41, reason: '' }] },
    { howToUse: 'x'.repeat(2_001) },
    { loyaltyPoints: 5 },
  ])('is not stored in a shape that pages cannot show, of %#', async (wrong) => {
    expect(await asStaff(deed({ fields: wrong }))).toBe(false);
  });

  it.each<Fields>([
    { title: 'x'.repeat(240), price: 0, mrp: 0 },
    { price: 10_000_000, mrp: 10_000_000 },
    { description: 'x'.repeat(10_000) },
    { active: false, netQuantity: deleteField() },
    { gstRates: [{ from: '2025-09-22', percent: 5, reason: 'Soap' }], hsn: '34011190' },
    { manufacturer: { name: 'Works', address: 'Thrissur' }, shelfLifeMonths: 120, vegMark: 'veg' },
  ])('is stored at the edge of what pages can show, of %#', async (edge) => {
    expect(await asStaff(deed({ fields: edge }))).toBe(true);
  });

  it('is changed together with 199 others, under one entry of the audit', async () => {
    const slugs = Array.from({ length: 200 }, (_, place) => `soap-${place}`);
    const seeding = store.admin.batch();
    for (const slug of slugs) seeding.set(store.admin.doc(`products/${slug}`), whole);
    await seeding.commit();
    const all = (db: Firestore) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'audit/entry'), entryBy('staff', { subject: 'products' }));
      for (const slug of slugs) {
        const fields = { active: false, updatedAt: serverTimestamp(), auditId: 'entry' };
        batch.update(doc(db, `products/${slug}`), fields);
      }
      return batch.commit();
    };
    expect(await asStaff(all)).toBe(true);
  });
});

describe('the stock of a product', () => {
  const moved = (delta: unknown, move: Fields | null = { delta }, fields: Fields = {}) =>
    deed({ fields: { stock: increment(Number(delta)), updatedAt: undefined, ...fields }, move });

  it('is moved by owner and staff, with the same change in the ledger', async () => {
    expect(await who(moved(5))).toEqual(EDITORS);
    expect(await who(moved(-10))).toEqual(EDITORS);
    expect((await store.admin.doc(PLACE).get()).get('stock')).toBe(0);
  });

  it('is not moved without the ledger, by another number, below nothing, or along with a price', async () => {
    expect(await asStaff(moved(5, null))).toBe(false);
    expect(await asStaff(moved(5, { delta: 4 }))).toBe(false);
    expect(await asStaff(moved(-11))).toBe(false);
    expect(await asStaff(moved(5, { delta: 5 }, { price: 1 }))).toBe(false);
    expect(await asStaff(deed({ fields: { stock: 99 } }))).toBe(false);
    expect(await asStaff(moved(5))).toBe(true);
  });

  it('has a ledger that nobody writes for nothing, in another’s name, or over again', async () => {
    for (const change of [
      { reason: 'magic' },
      { reason: 'commit' },
      { by: 'owner' },
      { email: 'owner@franch.test' },
      { at: Timestamp.now() },
      { note: 'x'.repeat(301) },
      { orderId: 'an-order' },
      { slug: 'other' },
    ]) {
      expect([change, await asStaff(moved(5, { delta: 5, ...change }))]).toEqual([change, false]);
    }
    const alone = deed({ fields: { price: 99 }, move: { delta: 5 } });
    expect(await asStaff(alone)).toBe(false);
    expect(await asStaff(moved(5))).toBe(true);
    const [entry] = (await store.admin.collection('stockMoves').get()).docs;
    const place = (db: Firestore) => doc(db, `stockMoves/${entry?.id}`);
    expect(await who((db) => setDoc(place(db), { delta: 1 }, { merge: true }))).toEqual(NOBODY);
    expect(await who((db) => deleteDoc(place(db)))).toEqual(NOBODY);
  });

  it('begins with its product', async () => {
    const made = deed({
      fields: fresh({ stock: 7 }),
      path: 'products/new-soap',
      how: 'set',
      move: { delta: 7, reason: 'opening' },
    });
    expect(await who(made)).toEqual(EDITORS);
  });
});
