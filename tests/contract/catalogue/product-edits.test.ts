import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductChange } from '#domain/product-change/product-change.ts';
import { projectId } from '../../../dev/backend/ports.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { loadShopData, type ShopData } from '../../support/shop/shop-data.ts';

// Edits of many products by a member of the team, with the rules that decide about them.
const store = adminFirestore();
const SLUGS = Array.from({ length: 12 }, (_, n) => `edited-${n}`);
const stored = async (slug: string) => (await store.doc(`products/${slug}`).get()).data();
let page: ShopData;
let edits: typeof import('#data/admin/catalogue/apply-changes.ts');
let undo: typeof import('#data/admin/catalogue/undo-changes.ts');

async function signIn(email: string): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true });
  page = await loadShopData(projectId);
  const { signInWithEmailAndPassword } = await import('firebase/auth');
  const { auth } = await import('#data/firebase/auth.ts');
  await signInWithEmailAndPassword(auth, email, 'Ayurveda@108');
  edits = await import('#data/admin/catalogue/apply-changes.ts');
  undo = await import('#data/admin/catalogue/undo-changes.ts');
}

beforeEach(async () => {
  for (const slug of SLUGS) {
    await store
      .doc(`products/${slug}`)
      .set(aStoredProduct({ active: false, price: 100, mrp: 120 }));
  }
  await signIn('staff@franch.test');
}, 60_000);
afterEach(() => page.close());
afterAll(async () => {
  for (const slug of [...SLUGS, 'edited-new']) await store.doc(`products/${slug}`).delete();
});

async function change(
  slug: string,
  before: ProductChange['before'],
  after: ProductChange['after'],
  stockDelta = 0,
): Promise<ProductChange> {
  const updatedAt: unknown = (await stored(slug))?.['updatedAt'];
  const savedAt = (updatedAt as { toMillis(): number } | undefined)?.toMillis();
  return { ...{ slug, title: slug, before, after, stockDelta, stockFrom: 25 }, savedAt };
}

it('saves what the rules allow, names the rest, and takes everything back but what changed since', async () => {
  const raised = await Promise.all(
    SLUGS.map((slug, n) =>
      change(slug, { price: 100 }, { price: n === 7 ? 121 : 110 }, n < 6 ? -5 : 0),
    ),
  );
  const {
    createdAt: _c,
    updatedAt: _u,
    popularity: _p,
    lowStock: _l,
    ...fields
  } = aStoredProduct({ active: false });
  const changes = [...raised, await change('edited-new', null, { ...fields, stock: 3 })];
  const done: number[] = [];
  const applied = await edits.applyChanges(
    changes,
    { action: 'product-import', note: 'prices.csv' },
    (count) => done.push(count),
  );
  // A price above the MRP is refused by the rules, and with it its batch: halves find it.
  expect(applied.refused.map(({ change: { slug }, reason }) => [slug, reason])).toEqual([
    ['edited-7', 'denied'],
  ]);
  expect(applied.saved).toHaveLength(12);
  expect(done.at(-1)).toBe(12);
  expect(await stored('edited-7')).toMatchObject({ price: 100 });
  expect(await stored('edited-0')).toMatchObject({ price: 110, stock: 20 });
  expect(await stored('edited-new')).toMatchObject({ stock: 3 });

  await store.doc('products/edited-0').update({ stock: 18 });
  await store.doc('products/edited-1').update({ price: 115, updatedAt: new Date() });
  const first = await undo.undoChanges(applied.id, 'prices.csv');
  expect(first).toMatchObject({
    ok: true,
    value: { restored: 12, kept: [{ slug: 'edited-1', fields: ['price'] }], refused: [] },
  });
  // What orders took in between stays taken.
  expect(await stored('edited-0')).toMatchObject({ price: 100, stock: 23 });
  expect(await stored('edited-1')).toMatchObject({ price: 115, stock: 25 });
  expect(await stored('edited-new')).toBeUndefined();
  const again = await undo.undoChanges(applied.id, 'prices.csv');
  expect(again).toMatchObject({ ok: true, value: { restored: 0, refused: [] } });
  expect(await stored('edited-0')).toMatchObject({ price: 100, stock: 23 });
}, 90_000);

it('names products that someone saved meanwhile or whose stock fell below the correction', async () => {
  const changes = [
    await change('edited-0', { price: 100 }, { price: 90 }),
    await change('edited-1', { price: 100 }, { price: 90 }),
    await change('edited-2', {}, {}, -20),
    await change('edited-3', { netQuantity: { value: 100, unit: 'ml' } }, {}),
  ];
  await store.doc('products/edited-0').update({ sku: 'THEIRS', updatedAt: new Date() });
  await store.doc('products/edited-2').update({ stock: 19 });
  const { saved, refused } = await edits.applyChanges(changes, {
    ...{ action: 'product-edit-many', note: 'Grid' },
  });
  expect(saved.map(({ slug }) => slug)).toEqual(['edited-1', 'edited-3']);
  expect(refused.map(({ change: { slug }, reason }) => [slug, reason])).toEqual([
    ['edited-0', 'changed'],
    ['edited-2', 'too-few'],
  ]);
  expect(await stored('edited-2')).toMatchObject({ stock: 19 });
  // An optional field that is emptied is removed.
  expect(await stored('edited-3')).not.toHaveProperty('netQuantity');
}, 60_000);

it('an edit that is continued after a lost answer meets its own saves, not those of others', async () => {
  const changes = await Promise.all(
    ['edited-0', 'edited-1'].map((slug) => change(slug, { price: 100 }, { price: 110 })),
  );
  const name = { action: 'product-price', note: '' } as const;
  const { id } = await edits.applyChanges(changes, name);
  await store
    .doc('products/edited-1')
    .update({ price: 105, auditId: 'theirs', updatedAt: new Date() });
  const again = await edits.applyChanges(changes, { ...name, id });
  expect(again.saved.map(({ slug }) => slug)).toEqual(['edited-0']);
  expect(again.refused).toMatchObject([{ change: { slug: 'edited-1' }, reason: 'changed' }]);
  expect(await stored('edited-1')).toMatchObject({ price: 105 });
  const undone = await undo.undoChanges(id, '');
  expect(undone).toMatchObject({ ok: true, value: { restored: 1, refused: [] } });
  expect(await stored('edited-0')).toMatchObject({ price: 100 });
}, 60_000);

it('a product is created once by an attempt, and its address is taken for any other', async () => {
  const { createProduct } = await import('#data/admin/products.ts');
  const pictures = { images: [], imageAlts: [], imageKinds: [] };
  const creation = { draft: aProduct({ active: false }), ...pictures, note: '', stock: 3 };
  const create = (auditId: string) => createProduct('edited-new', { ...creation, auditId });
  expect(await create('first-attempt')).toEqual({ ok: true, value: 'done' });
  expect(await create('first-attempt')).toEqual({ ok: true, value: 'done' });
  expect(await create('second-attempt')).toEqual({ ok: true, value: 'taken' });
  expect(await stored('edited-new')).toMatchObject({ stock: 3, auditId: 'first-attempt' });
  expect((await store.doc('audit/second-attempt').get()).exists).toBe(false);
}, 60_000);

it('a viewer changes nothing, and all is named', async () => {
  const changes = [await change('edited-0', { price: 100 }, { price: 90 }, -5)];
  await page.close();
  await signIn('viewer@franch.test');
  const answer = await edits.applyChanges(changes, { action: 'product-import', note: 'x.csv' });
  expect([answer.saved, answer.refused.length]).toEqual([[], 1]);
  expect(await stored('edited-0')).toMatchObject({ price: 100, stock: 25 });
}, 60_000);
