import { deleteDoc, doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductSchema } from '#domain/product/product.ts';
import {
  type ConnectionProxy,
  startConnectionProxy,
  openStore,
  type OwnStore,
} from '../../support/backend/emulators.ts';
import { aMoment, loadShopData, type ShopData, watch } from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
let shop: ShopData;
let proxy: ConnectionProxy;
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct(changes));
/** Long enough for the SDK's first attempt to fail and fall back to its empty cache. */
const connectionTimeout = () => aMoment(2_500);

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

describe('without a connection from the start', () => {
  beforeEach(() => proxy.disconnect());

  it('a product stays loading: only the server can say that it does not exist', async () => {
    const oil = shop.watch(shop.productBySlug('oil'));
    await connectionTimeout();
    expect(oil.states).toEqual([{ state: 'loading' }]);
  });

  it('a list stays loading: only the server can say that it is empty', async () => {
    const products = shop.watch(shop.productList());
    await connectionTimeout();
    expect(products.states).toEqual([{ state: 'loading' }]);
  });

  it('both load by themselves once connected', async () => {
    await put('oil');
    const oil = shop.watch(shop.productBySlug('oil'));
    const products = shop.watch(shop.productList());
    const nothing = shop.watch(shop.productBySlug('no-such-oil'));
    await connectionTimeout();
    await proxy.reconnect();
    expect(await oil.data()).toMatchObject({ slug: 'oil' });
    expect((await products.data()).rows).toHaveLength(1);
    expect(await nothing.data()).toBeNull();
  });

  it('a count fails as unavailable, and retry loads it', async () => {
    await put('oil');
    const count = shop.watch(shop.productCount(null));
    expect(await count.failure()).toBe('unavailable');
    await proxy.reconnect();
    // The SDK's reconnect delay grows with each failed attempt.
    await vi.waitFor(
      () => {
        shop.live.retry();
        expect(count.now()).toEqual({ state: 'ready', data: 1, fromCache: false });
      },
      { timeout: 15_000, interval: 300 },
    );
  });
});

describe('when the connection drops', () => {
  it('data stays and is marked as from cache, until the server is back', async () => {
    await put('oil', { price: 1 });
    const oil = shop.watch(shop.productBySlug('oil'));
    const products = shop.watch(shop.productList());
    await Promise.all([oil.data(), products.data()]);
    await proxy.disconnect();
    await oil.until((value) => value.state === 'ready' && value.fromCache);
    const stale = await products.until((value) => value.state === 'ready' && value.fromCache);
    expect(stale).toMatchObject({ data: { rows: [{ slug: 'oil', price: 100 }] } });
    await put('oil', { price: 2 });
    await proxy.reconnect();
    expect(await oil.data((value) => value?.price === 200)).toMatchObject({ slug: 'oil' });
    expect((await products.data(({ rows }) => rows[0]?.price === 200)).rows).toHaveLength(1);
  });

  it('a loaded product is not reported as deleted', async () => {
    await put('oil');
    const oil = shop.watch(shop.productBySlug('oil'));
    await oil.data();
    await proxy.disconnect();
    await oil.until((value) => value.state === 'ready' && value.fromCache);
    await aMoment();
    for (const state of oil.states) expect(state).not.toMatchObject({ data: null });
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
    const secondWatch = watch(hasty, shop.productBySlug('no-such-oil'));
    await connectionTimeout();
    expect(secondWatch.states).toEqual([{ state: 'loading' }]);
    secondWatch.leave();
  });

  it('unchanged rows preserve their identity across the outage', async () => {
    await put('oil');
    const products = shop.watch(shop.productList());
    const [before] = (await products.data()).rows;
    await proxy.disconnect();
    await products.until((value) => value.state === 'ready' && value.fromCache);
    await proxy.reconnect();
    expect((await products.data()).rows[0]).toBe(before);
  });

  it('a removed favourite disappears at once, and stays away after reconnecting', async () => {
    await store.admin.doc('probes/a').set(aStoredProduct());
    const probes = shop.defineCollection('probes', { schema: ProductSchema, idField: 'slug' });
    const list = shop.watch(
      probes.list({ where: {}, orderBy: { field: 'createdAt', direction: 'desc' }, limit: 9 }),
    );
    await list.data();
    await proxy.disconnect();
    await list.until((value) => value.state === 'ready' && value.fromCache);
    const removed = deleteDoc(doc(shop.firestore, 'probes/a'));
    await list.until((value) => value.state === 'ready' && value.data.rows.length === 0);
    await proxy.reconnect();
    await removed;
    expect((await list.data()).rows).toEqual([]);
    const sizes = list.states.flatMap((value) =>
      'data' in value ? [value.data?.rows.length] : [],
    );
    expect(sizes.slice(sizes.indexOf(0))).not.toContain(1);
  });

  it("one's own new document is shown before the server has stored it", async () => {
    const probes = shop.defineCollection('probes', { schema: ProductSchema, idField: 'slug' });
    const probe = shop.watch(probes.doc('fresh'));
    expect(await probe.data()).toBeNull();
    await proxy.disconnect();
    const { createdAt: _, updatedAt: __, ...fields } = aStoredProduct();
    const written = setDoc(doc(shop.firestore, 'probes/fresh'), {
      ...fields,
      createdAt: serverTimestamp(),
    });
    const unconfirmed = await probe.until(
      (value) => value.state === 'ready' && value.data !== null,
    );
    expect(unconfirmed).toMatchObject({ data: { slug: 'fresh' } });
    await proxy.reconnect();
    await written;
    const confirmed = await probe.data((value) => value !== null);
    expect(Math.abs(Number(confirmed?.createdAt) - Date.now())).toBeLessThan(60_000);
  });
});
