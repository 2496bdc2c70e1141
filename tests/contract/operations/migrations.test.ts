import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeProducts } from '../../../dev/migrations/0001-active-products.ts';
import { runMigration } from '../../../dev/migrations/migration.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { anOrderState } from '../../support/fixtures/order-states.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('migrations');
});
afterAll(() => store.close());
beforeEach(() => store.clear());

type Documents = Readonly<Record<string, object>>;
const { active: _, ...WITHOUT_ACTIVE } = aStoredProduct();
const { popularity, ...WITHOUT_POPULARITY } = aStoredProduct();
const { lowStock: _low, ...LOW } = aStoredProduct({ stock: 50, lowStockAt: 50 });
const { id: _id, ...order } = anOrderState('cod').order;
const WITHOUT_TOKENS = { ...order, createdAt: Timestamp.fromMillis(order.createdAt) };
const TURNED = [9, 5, 7].map((days) => Timestamp.fromMillis(order.createdAt + days * 86_400_000));
const PARCELS = TURNED.map((at, index) => ({
  ...{ state: index === 1 ? 'returned' : 'returning', undelivered: { reason: 'refused', at } },
}));
const SETTLED = { reference: 'pay_1', amountPaise: 100, utr: 'UTR1', day: '2026-11-21' };
const tokens = { searchTokens: { own: 1 } };

async function write(documents: Documents): Promise<void> {
  const batch = store.admin.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(store.admin.doc(path), fields);
  await batch.commit();
}
const read = async (path: string) => (await store.admin.doc(path).get()).data() ?? {};

/** Every document of the store, with its version. */
async function everything(): Promise<Documents> {
  const rows = await Promise.all((await store.admin.listCollections()).map((one) => one.get()));
  const entries = rows.flatMap(({ docs }) => docs);
  return Object.fromEntries(entries.map((row) => [row.ref.path, [row.updateTime, row.data()]]));
}

async function migrate(...args: string[]): Promise<string> {
  const all = ['dev/setup.mjs', 'migrate', '--project', store.projectId, ...args];
  const cwd = join(import.meta.dirname, '../../..');
  return (await promisify(execFile)(process.execPath, all, { cwd })).stdout;
}

it('npm run migrate lists incomplete documents, then changes only those, then nothing', async () => {
  const at = Timestamp.fromMillis(Date.UTC(2026, 1, 28));
  const own = [{ words: 'dulhan, pink', products: 'rose soap' }];
  const incomplete = {
    'products/unmarked': { ...WITHOUT_ACTIVE, title: 'Neem soap' },
    'products/unplaced': WITHOUT_POPULARITY,
    'products/low': LOW,
    'settings/store': { banner: '', synonyms: { own, removed: ['acne'] } },
    'webhookEvents/one': { orderId: 'one', at },
    'consentProofs/one': { given: true, erasedAt: at },
    'customerNotes/%2B919876543210': { notes: [{ at }], tags: {} },
    'orders/one': WITHOUT_TOKENS,
    'orders/returning': { ...WITHOUT_TOKENS, ...tokens, status: 'shipped', parcels: PARCELS },
    'orders/settled': { ...WITHOUT_TOKENS, ...tokens, settlements: [SETTLED] },
    'transactions/one': { attempts: [{ paymentId: 'pay_1' }], refunds: [{ refundId: 'rfnd_1' }] },
  };
  const complete = {
    'products/put-away': aStoredProduct({ active: false }),
    'products/sold': aStoredProduct(),
    'orders/found': { ...WITHOUT_TOKENS, ...tokens },
    'transactions/two': { attempts: [], refunds: [], providerIds: [] },
  };
  await write({ ...incomplete, ...complete });
  const before = await everything();
  const dry = await migrate('--dry-run');
  for (const path of Object.keys(incomplete)) expect(dry).toContain(path);
  for (const path of Object.keys(complete)) expect(dry).not.toContain(path);
  expect(dry).toContain('Would change 1');
  expect(await everything()).toEqual(before);

  expect(await migrate()).toContain('Changed 1');
  const after = await everything();
  for (const path of Object.keys(complete)) expect(after[path]).toEqual(before[path]);
  const { changedAt, ...rest } = await read('products/unmarked');
  expect(rest).toEqual({ ...WITHOUT_ACTIVE, title: 'Neem soap', active: true });
  expect(changedAt).toBeInstanceOf(Timestamp);
  expect(await read('products/unplaced')).toMatchObject({ popularity });
  expect(await read('products/low')).toMatchObject({ ...LOW, lowStock: true });
  const synonyms = { own: ['dulhan, pink\trose soap'], removed: ['acne'] };
  expect(await read('settings/store')).toEqual({ banner: '', synonyms });
  const end = async (path: string) =>
    ((await read(path))['expiresAt'] as Timestamp).toDate().toISOString();
  const { searchTokens, ...fields } = await read('orders/one');
  expect(fields).toEqual(WITHOUT_TOKENS);
  expect(searchTokens).toMatchObject({ asha: order.createdAt, [order.email]: order.createdAt });
  expect(await read('orders/returning')).toMatchObject({ turnedBackAt: TURNED[2] });
  expect(await read('orders/settled')).not.toHaveProperty('settlements');
  expect(await read('orderSettlements/settled')).toEqual({
    ...{ orderedAt: WITHOUT_TOKENS.createdAt, settlements: [SETTLED] },
  });
  expect(await read('transactions/one')).toMatchObject({ providerIds: ['pay_1', 'rfnd_1'] });
  expect(await end('webhookEvents/one')).toBe('2027-02-28T00:00:00.000Z');
  expect(await end('consentProofs/one')).toBe('2029-02-28T00:00:00.000Z');
  expect(await end('customerNotes/%2B919876543210')).toBe('2028-02-28T00:00:00.000Z');
  expect(await read('migrations/0001-active-products')).toMatchObject({ changed: 1 });

  const again = await migrate();
  expect(again).toContain('Done before');
  expect(again).not.toMatch(/Changed|products\//);
  expect(await everything()).toEqual(after);
});

it('a migration during sales loses no sale and no decision of staff', async () => {
  const slugs = Array.from({ length: 120 }, (_unused, place) => `products/soap-${place}`);
  await write(Object.fromEntries(slugs.map((path) => [path, { ...WITHOUT_ACTIVE, stock: 25 }])));
  const sell = (path: string) => store.admin.doc(path).update({ stock: FieldValue.increment(-1) });
  // As one that was decided before an interruption: a migration resumes with the rest.
  await store.admin.doc('products/soap-7').update({ active: false });
  const changed: string[] = [];
  const options = { isDryRun: false, report: (path: string) => void changed.push(path) };
  await Promise.all([
    runMigration(store.admin, activeProducts, options),
    ...slugs.filter((_unused, place) => place % 5 === 0).map(sell),
  ]);
  const rows = (await store.admin.collection('products').get()).docs;
  expect(rows.filter((row) => row.get('active') !== true).map(({ id }) => id)).toEqual(['soap-7']);
  expect(changed).toHaveLength(119);
  expect(rows.filter((row) => row.get('stock') === 24)).toHaveLength(24);
});
