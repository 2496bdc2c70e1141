import { deleteDoc, doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ProductSchema } from '#domain/product/product.ts';
import {
  type ConnectionProxy,
  openStore,
  type OwnStore,
  startConnectionProxy,
} from '../../support/backend/emulators.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import {
  aMoment,
  loadShopData,
  type ShopData,
  watch,
  type Watched,
} from '../../support/shop/shop-data.ts';

let store: OwnStore;
let shop: ShopData;
let proxy: ConnectionProxy;
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct(changes));
/** Long enough for the SDK's first attempt to fail and fall back to its empty cache. */
const connectionTimeout = () => aMoment(2_500);
const stale = <T>(reader: Watched<T>) =>
  reader.until((value) => value.state === 'ready' && value.fromCache);

beforeAll(async () => {
  // The SDK logs every failed attempt; here they are intended.
  setLogLevel('silent');
  // A path that anyone may write: the shop's forms are not needed here.
  store = await openStore('franch-offline', 'match /probes/{id} { allow read, write: if true; }');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  proxy = await startConnectionProxy();
  shop = await loadShopData(store.projectId, { emulatorPortOffset: proxy.portOffset });
});
afterEach(async () => {
  await shop.close();
  await proxy.disconnect();
});

it('without a connection from the start products and lists stay loading, and load by themselves once connected', async () => {
  await proxy.disconnect();
  await put('oil');
  const oil = shop.watch(shop.productBySlug('oil'));
  const products = shop.watch(shop.productList());
  const nothing = shop.watch(shop.productBySlug('no-such-oil'));
  const count = shop.watch(shop.productCount(null));
  await connectionTimeout();
  // Only the server can say that something does not exist, or that a list is empty.
  for (const { states } of [oil, products, nothing]) expect(states).toEqual([{ state: 'loading' }]);
  expect(await count.failure()).toBe('unavailable');
  await proxy.reconnect();
  expect(await oil.data()).toMatchObject({ slug: 'oil' });
  expect((await products.data()).rows).toHaveLength(1);
  expect(await nothing.data()).toBeNull();
  // The SDK's reconnect delay grows with each failed attempt.
  await vi.waitFor(
    () => {
      shop.live.retry();
      expect(count.now()).toEqual({ state: 'ready', data: 1, fromCache: false });
    },
    { timeout: 15_000, interval: 300 },
  );
});

it('when the connection drops data stays, marked as from cache and never as deleted, until the server is back', async () => {
  await Promise.all([put('oil', { price: 1 }), put('soap', { price: 5 })]);
  const oil = shop.watch(shop.productBySlug('oil'));
  const products = shop.watch(shop.productList({ sortField: 'price', direction: 'asc' }));
  await oil.data();
  const [, soap] = (await products.data()).rows;
  await proxy.disconnect();
  await stale(oil);
  expect(await stale(products)).toMatchObject({
    data: { rows: [{ slug: 'oil', price: 100 }, {}] },
  });
  await put('oil', { price: 2 });
  await aMoment();
  for (const state of oil.states) expect(state).not.toMatchObject({ data: null });
  await proxy.reconnect();
  expect(await oil.data((value) => value?.price === 200)).toMatchObject({ slug: 'oil' });
  const { rows } = await products.data((page) => page.rows[0]?.price === 200);
  // Unchanged rows preserve their identity across the outage.
  expect(rows[1]).toBe(soap);
});

it('a product that was missing once is not reported as missing from the cache', async () => {
  const { createQueryStore } = await import('#data/query/query-store.ts');
  const hasty = createQueryStore({ lingerMs: 0 });
  const before = watch(hasty, shop.productBySlug('no-such-oil'));
  expect(await before.data()).toBeNull();
  before.leave();
  await proxy.disconnect();
  await put('no-such-oil');
  await aMoment();
  const again = watch(hasty, shop.productBySlug('no-such-oil'));
  await connectionTimeout();
  expect(again.states).toEqual([{ state: 'loading' }]);
  again.leave();
});

it('one’s own writes show at once without a connection, and stay after reconnecting', async () => {
  await store.admin.doc('probes/a').set(aStoredProduct());
  const probes = shop.defineCollection('probes', { schema: ProductSchema, idField: 'slug' });
  const order = { field: 'createdAt', direction: 'desc' } as const;
  const list = shop.watch(probes.list({ where: {}, orderBy: order, limit: 9 }));
  const fresh = shop.watch(probes.doc('fresh'));
  await list.data();
  expect(await fresh.data()).toBeNull();
  await proxy.disconnect();
  await stale(list);
  const removed = deleteDoc(doc(shop.firestore, 'probes/a'));
  await list.until((value) => value.state === 'ready' && value.data.rows.length === 0);
  const { createdAt: _, updatedAt: __, ...fields } = aStoredProduct();
  const place = doc(shop.firestore, 'probes/fresh');
  const written = setDoc(place, { ...fields, createdAt: serverTimestamp() });
  const unconfirmed = await fresh.until((value) => value.state === 'ready' && value.data !== null);
  expect(unconfirmed).toMatchObject({ data: { slug: 'fresh' } });
  await proxy.reconnect();
  await Promise.all([removed, written]);
  const confirmed = await fresh.data((value) => value !== null);
  expect(Math.abs(Number(confirmed?.createdAt) - Date.now())).toBeLessThan(60_000);
  const { rows } = await list.data((page) => page.rows.length === 1);
  expect(rows).toMatchObject([{ slug: 'fresh' }]);
  const shown = list.states.flatMap((value) => ('data' in value ? [value.data?.rows ?? []] : []));
  const sinceRemoved = shown.slice(shown.findIndex((page) => page.length === 0));
  expect(sinceRemoved.flat().map(({ slug }) => slug)).not.toContain('a');
});
