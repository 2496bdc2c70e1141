import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeProducts } from '../../../dev/migrations/0001-active-products.ts';
import { runMigration } from '../../../dev/migrations/migration.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('migrations');
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const { active: _, ...WITHOUT_ACTIVE } = aStoredProduct();

async function stock(products: Readonly<Record<string, Record<string, unknown>>>): Promise<void> {
  const batch = store.admin.batch();
  for (const [slug, fields] of Object.entries(products))
    batch.set(store.admin.doc(`products/${slug}`), fields);
  await batch.commit();
}

/** Every document of the store, with its version. */
async function everything(): Promise<Record<string, unknown>> {
  const rows = await Promise.all(
    ['products', 'migrations'].map((name) => store.admin.collection(name).get()),
  );
  return Object.fromEntries(
    rows.flatMap(({ docs }) => docs.map((row) => [row.ref.path, [row.updateTime, row.data()]])),
  );
}

async function migrate(...args: string[]): Promise<string> {
  const all = ['dev/setup.mjs', 'migrate', '--project', store.projectId, ...args];
  const cwd = join(import.meta.dirname, '../../..');
  return (await promisify(execFile)(process.execPath, all, { cwd })).stdout;
}

it('npm run migrate lists incomplete documents, then changes only those, then nothing', async () => {
  await stock({
    unmarked: { ...WITHOUT_ACTIVE, title: 'Neem soap' },
    'put-away': aStoredProduct({ active: false }),
    sold: aStoredProduct(),
  });
  const initialDocuments = await everything();
  const dry = await migrate('--dry-run');
  expect(dry).toContain('products/unmarked');
  expect(dry).toContain('Would change 1');
  expect(await everything()).toEqual(initialDocuments);

  expect(await migrate()).toContain('Changed 1');
  const after = await everything();
  expect(after['products/sold']).toEqual(initialDocuments['products/sold']);
  expect(after['products/put-away']).toEqual(initialDocuments['products/put-away']);
  const { changedAt, ...rest } = (await store.admin.doc('products/unmarked').get()).data() ?? {};
  expect(rest).toEqual({ ...WITHOUT_ACTIVE, title: 'Neem soap', active: true });
  expect(changedAt).toBeInstanceOf(Timestamp);
  expect((await store.admin.doc('migrations/0001-active-products').get()).data()).toMatchObject({
    changed: 1,
  });

  expect(await migrate()).toContain('Done before');
  expect(await everything()).toEqual(after);
}, 120_000);

it('gives products their place in lists by popularity, once', async () => {
  const { popularity: place, ...withoutPlace } = aStoredProduct();
  await stock({ unplaced: withoutPlace, placed: aStoredProduct() });
  expect(await migrate()).toContain('Changed 1');
  expect((await store.admin.doc('products/unplaced').get()).get('popularity')).toBe(place);
  expect(await migrate()).toContain('Done before');
}, 120_000);

it('stores the owner’s synonyms as texts, and says when old records may be deleted, once', async () => {
  const at = Timestamp.fromMillis(Date.UTC(2026, 1, 28));
  const own = [{ words: 'dulhan, pink', products: 'rose soap' }];
  await store.admin.doc('settings/store').set({ banner: '', synonyms: { own, removed: ['acne'] } });
  await store.admin.doc('webhookEvents/one').set({ orderId: 'one', at });
  await store.admin.doc('consentProofs/one').set({ given: true, erasedAt: at });
  const output = await migrate();
  for (const path of ['settings/store', 'webhookEvents/one', 'consentProofs/one']) {
    expect(output).toContain(path);
  }
  expect((await store.admin.doc('settings/store').get()).data()).toEqual({
    banner: '',
    synonyms: { own: ['dulhan, pink\trose soap'], removed: ['acne'] },
  });
  const endOf = async (path: string) =>
    ((await store.admin.doc(path).get()).get('expiresAt') as Timestamp).toDate().toISOString();
  expect(await endOf('webhookEvents/one')).toBe('2027-02-28T00:00:00.000Z');
  expect(await endOf('consentProofs/one')).toBe('2029-02-28T00:00:00.000Z');
  expect(await migrate()).not.toContain('store\n');
}, 120_000);

it('a migration during sales loses no sale and no decision of staff', async () => {
  const slugs = Array.from({ length: 250 }, (_unused, place) => `soap-${place}`);
  await stock(Object.fromEntries(slugs.map((slug) => [slug, { ...WITHOUT_ACTIVE, stock: 25 }])));
  const sell = (slug: string) =>
    store.admin.doc(`products/${slug}`).update({ stock: FieldValue.increment(-1) });
  const options = { isDryRun: false, report: () => {} };
  await store.admin.doc('products/soap-7').update({ active: false });
  await Promise.all([
    runMigration(store.admin, activeProducts, options),
    ...slugs.filter((_unused, place) => place % 5 === 0).map(sell),
  ]);
  const rows = (await store.admin.collection('products').get()).docs;
  expect(rows.filter((row) => row.get('active') !== true).map(({ id }) => id)).toEqual(['soap-7']);
  expect(rows.filter((row) => row.get('stock') === 24)).toHaveLength(50);
}, 60_000);

it('an interrupted migration resumes', async () => {
  await stock({ one: WITHOUT_ACTIVE, two: WITHOUT_ACTIVE });
  await store.admin.doc('products/one').update({ active: true });
  const changed: string[] = [];
  const report = (path: string): void => void changed.push(path);
  expect(await runMigration(store.admin, activeProducts, { isDryRun: false, report })).toBe(1);
  expect(changed).toEqual(['products/two']);
});
