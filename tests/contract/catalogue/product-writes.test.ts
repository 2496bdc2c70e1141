import { setTimeout as delay } from 'node:timers/promises';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectId } from '../../../dev/backend/ports.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { loadShopData, type ShopData } from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

// Products as the Firebase console or an import script writes them, in the running shop: its trigger completes them.
const store = adminFirestore();
const SLUG = 'soap-of-a-script';
const product = store.doc(`products/${SLUG}`);
const settings = store.doc('settings/store');
/** The first event loads the function's code. */
const patience = { timeout: 30_000, interval: 50 };
let shop: ShopData;

beforeEach(async () => {
  await product.delete();
  await forgetTombstone();
});
afterEach(() => shop?.close());
afterAll(async () => {
  await product.delete();
  await tombstone((at) => at !== undefined);
  await forgetTombstone();
});

/** The trigger may hold the settings just then: the emulator refuses a write that waits too long for them. */
async function forgetTombstone(): Promise<void> {
  const change = { [`withdrawn.${SLUG}`]: FieldValue.delete() };
  await vi.waitFor(() => settings.update(change), patience);
}

async function changedSince(since: number): Promise<void> {
  await vi.waitFor(async () => {
    const changedAt: unknown = (await product.get()).get('changedAt');
    expect(changedAt instanceof Timestamp && changedAt.toMillis()).toBeGreaterThanOrEqual(since);
  }, patience);
}

/** Waits until the tombstone passes the check. */
async function tombstone(check: (at: unknown) => boolean): Promise<unknown> {
  return vi.waitFor(async () => {
    const at: unknown = (await settings.get()).get(`withdrawn.${SLUG}`);
    expect(check(at)).toBe(true);
    return at;
  }, patience);
}

/** A visit to a page prerendered a moment ago, with this product in its list. */
async function visit(isKnown = true) {
  shop = await loadShopData(projectId);
  const [page, { enableLiveUpdates }] = await Promise.all([
    import('#data/prerendered/page-data.ts'),
    import('#data/query/live-updates.ts'),
  ]);
  page.startPage(Date.now());
  const rows = isKnown ? [aProduct({ slug: SLUG })] : [];
  shop.live.seed({ [shop.productList({ pageSize: 8 }).key]: { rows, next: null } });
  enableLiveUpdates();
  return shop.watch(shop.productList({ pageSize: 8 }));
}

it('a price set by a script without `changedAt` updates an open and a new list', async () => {
  await product.set(aStoredProduct({ changedAt: FieldValue.serverTimestamp() }));
  const open = await visit();
  await open.data();
  const since = Date.now();
  await product.update({ price: 77 });
  const showsNewPrice = ({ rows }: { rows: readonly { slug: string; price: number }[] }) =>
    rows.some(({ slug, price }) => slug === SLUG && price === 7_700);
  await changedSince(since);
  expect(await open.data(showsNewPrice)).toBeTruthy();
  await shop.close();
  const next = await visit();
  expect(await next.data(showsNewPrice)).toBeTruthy();
}, 60_000);

it('a product deleted by a script leaves an open list', async () => {
  await product.set(aStoredProduct({ changedAt: FieldValue.serverTimestamp() }));
  const open = await visit();
  await open.data(({ rows }) => rows.some(({ slug }) => slug === SLUG));
  await product.delete();
  await tombstone((at) => at instanceof Timestamp);
  const { rows: remaining } = await open.data(({ rows }) =>
    rows.every(({ slug }) => slug !== SLUG),
  );
  expect(remaining.map(({ slug }) => slug)).not.toContain(SLUG);
}, 60_000);

it('a product deactivated by a script has a tombstone until it is on sale again', async () => {
  await product.set(aStoredProduct({ changedAt: FieldValue.serverTimestamp() }));
  await product.update({ active: false });
  expect(await tombstone((at) => at instanceof Timestamp)).toBeInstanceOf(Timestamp);
  await product.update({ active: true });
  expect(await tombstone((at) => at === undefined)).toBeUndefined();
}, 60_000);

it('a product created by a script without `active` is on sale: at its address and in the list', async () => {
  const { active: _, ...fields } = aStoredProduct({ createdAt: Timestamp.now() });
  await product.set(fields);
  const list = await visit(false);
  expect(await shop.watch(shop.liveProduct(SLUG)).data()).toMatchObject({ slug: SLUG });
  await list.data(({ rows }) => rows.some(({ slug }) => slug === SLUG));
  expect((await product.get()).get('active')).toBe(true);
}, 60_000);

it('the trigger adds one write to an incomplete one and none to a complete one', async () => {
  const versions: string[] = [];
  const stop = product.onSnapshot((snapshot) => {
    if (snapshot.updateTime) versions.push(snapshot.updateTime.valueOf());
  });
  await product.set(aStoredProduct({ changedAt: FieldValue.serverTimestamp() }));
  await delay(2_000);
  const complete = versions.length;
  const since = Date.now();
  await product.update({ price: 78 });
  await changedSince(since);
  await delay(3_000);
  stop();
  // The one complete write; then the update and its completion.
  expect([complete, versions.length]).toEqual([1, 3]);
}, 60_000);
