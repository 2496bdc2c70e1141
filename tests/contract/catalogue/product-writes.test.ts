import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectId } from '../../../dev/backend/ports.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { slugsOf } from '../../support/shop/data-suite.ts';
import { aMoment, loadShopData, type ShopData } from '../../support/shop/shop-data.ts';

// Products as the Firebase console or an import script writes them, in the running shop: its trigger completes them.
const SLUG = 'soap-of-a-script';
const product = adminFirestore().doc(`products/${SLUG}`);
const settings = adminFirestore().doc('settings/store');
const complete = (changes: object = {}) =>
  product.set(aStoredProduct({ changedAt: FieldValue.serverTimestamp(), ...changes }));
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
  await tombstone(true);
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
/**
 * Waits until the product has a tombstone, or has none, and until its listeners know: a transaction reads after the
 * commit has ended. The emulator garbles the stream of a page that begins to listen in the middle of one.
 */
async function tombstone(isThere: boolean): Promise<void> {
  await vi.waitFor(async () => {
    const stored = await adminFirestore().runTransaction((tx) => tx.get(settings));
    const at: unknown = stored.get(`withdrawn.${SLUG}`);
    expect(at instanceof Timestamp).toBe(isThere);
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
  const list = shop.productList({ pageSize: 8 });
  shop.live.seed({ [list.key]: { rows, next: null } });
  enableLiveUpdates();
  return shop.watch(list);
}

it('a price set by a script without `changedAt` updates an open and a new list, with one write more', async () => {
  const versions = new Set<string>();
  const stop = product.onSnapshot(({ updateTime }) => {
    if (updateTime) versions.add(updateTime.valueOf());
  });
  await complete();
  const open = await visit();
  await open.data();
  const since = Date.now();
  await product.update({ price: 77 });
  await changedSince(since);
  const showsNewPrice = ({ rows }: { rows: readonly { slug: string; price: number }[] }) =>
    rows.some(({ slug, price }) => slug === SLUG && price === 7_700);
  expect(await open.data(showsNewPrice)).toBeTruthy();
  await shop.close();
  expect(await (await visit()).data(showsNewPrice)).toBeTruthy();
  await aMoment();
  stop();
  // The complete write; then the update and its completion.
  expect(versions.size).toBe(3);
});

it('a product that a script deactivates or deletes has a tombstone, and leaves an open list', async () => {
  await complete();
  await product.update({ active: false });
  await tombstone(true);
  await product.update({ active: true });
  await tombstone(false);
  const open = await visit();
  await open.data(({ rows }) => slugsOf(rows).includes(SLUG));
  await product.delete();
  await tombstone(true);
  const { rows } = await open.data((page) => !slugsOf(page.rows).includes(SLUG));
  expect(slugsOf(rows)).not.toContain(SLUG);
});

it('a product created by a script without `active` is on sale: at its address and in the list', async () => {
  const { active: _, ...fields } = aStoredProduct({ createdAt: Timestamp.now() });
  await product.set(fields);
  const list = await visit(false);
  expect(await shop.watch(shop.liveProduct(SLUG)).data()).toMatchObject({ slug: SLUG });
  await list.data(({ rows }) => slugsOf(rows).includes(SLUG));
  expect((await product.get()).get('active')).toBe(true);
});
