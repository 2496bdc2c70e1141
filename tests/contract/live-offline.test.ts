import { deleteDoc, doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductSchema } from '#domain/product/product.ts';
import { type Cable, layCable, openStore, type OwnStore } from '../support/emulators.ts';
import { aMoment, loadShopData, type ShopData, watch } from '../support/shop-data.ts';
import { aStoredProduct } from '../support/stored.ts';

let store: OwnStore;
let shop: ShopData;
let cable: Cable;
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct(changes));
/** Long enough for the SDK to give up on its first attempt and to answer out of its empty memory. */
const untilGivenUp = () => aMoment(2_500);

beforeAll(async () => {
  // The SDK tells the console of every attempt that fails; here they are meant to.
  setLogLevel('silent');
  // A place that anyone may write: the shop's own writes go through forms that this test has no need of.
  store = await openStore('franch-offline', 'match /probes/{id} { allow read, write: if true; }');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  cable = await layCable();
  shop = await loadShopData(store.projectId, { emulatorPortOffset: cable.portOffset });
});
afterEach(async () => {
  await shop.close();
  await cable.pull();
});

describe('without a connection from the start', () => {
  beforeEach(() => cable.pull());

  it('a product stays loading: that it does not exist is for the server to say', async () => {
    const oil = shop.watch(shop.productBySlug('oil'));
    await untilGivenUp();
    expect(oil.states).toEqual([{ state: 'loading' }]);
  });

  it('a list stays loading: that it is empty is for the server to say', async () => {
    const products = shop.watch(shop.productList());
    await untilGivenUp();
    expect(products.states).toEqual([{ state: 'loading' }]);
  });

  it('both arrive by themselves when the connection comes', async () => {
    await put('oil');
    const oil = shop.watch(shop.productBySlug('oil'));
    const products = shop.watch(shop.productList());
    const nothing = shop.watch(shop.productBySlug('no-such-oil'));
    await untilGivenUp();
    await cable.plug();
    expect(await oil.data()).toMatchObject({ slug: 'oil' });
    expect((await products.data()).rows).toHaveLength(1);
    expect(await nothing.data()).toBeNull();
  });

  it('a count fails as unavailable, and retry brings it', async () => {
    await put('oil');
    const count = shop.watch(shop.productCount(null));
    expect(await count.failure()).toBe('unavailable');
    await cable.plug();
    // The SDK waits a little longer after each failed attempt to connect.
    await vi.waitFor(
      () => {
        shop.live.retry();
        expect(count.now()).toEqual({ state: 'ready', data: 1, fromCache: false });
      },
      { timeout: 15_000, interval: 300 },
    );
  });
});

describe('when the connection breaks', () => {
  it('what is shown stays and says that it is from memory, until the server is back', async () => {
    await put('oil', { price: 1 });
    const oil = shop.watch(shop.productBySlug('oil'));
    const products = shop.watch(shop.productList());
    await Promise.all([oil.data(), products.data()]);
    await cable.pull();
    await oil.until((known) => known.state === 'ready' && known.fromCache);
    const stale = await products.until((known) => known.state === 'ready' && known.fromCache);
    expect(stale).toMatchObject({ data: { rows: [{ slug: 'oil', price: 100 }] } });
    await put('oil', { price: 2 });
    await cable.plug();
    expect(await oil.data((known) => known?.price === 200)).toMatchObject({ slug: 'oil' });
    expect((await products.data(({ rows }) => rows[0]?.price === 200)).rows).toHaveLength(1);
  });

  it('a product that was there is not said to be gone', async () => {
    await put('oil');
    const oil = shop.watch(shop.productBySlug('oil'));
    await oil.data();
    await cable.pull();
    await oil.until((known) => known.state === 'ready' && known.fromCache);
    await aMoment();
    for (const state of oil.states) expect(state).not.toMatchObject({ data: null });
  });

  it('a product that once was not there is not said to be missing out of memory', async () => {
    const { createQueryStore } = await import('#data/query/query-store.ts');
    const hasty = createQueryStore({ lingerMs: 0 });
    const before = watch(hasty, shop.productBySlug('no-such-oil'));
    expect(await before.data()).toBeNull();
    before.leave();
    await cable.pull();
    await put('no-such-oil');
    await aMoment();
    const again = watch(hasty, shop.productBySlug('no-such-oil'));
    await untilGivenUp();
    expect(again.states).toEqual([{ state: 'loading' }]);
    again.leave();
  });

  it('unchanged rows keep their identity over the break', async () => {
    await put('oil');
    const products = shop.watch(shop.productList());
    const [before] = (await products.data()).rows;
    await cable.pull();
    await products.until((known) => known.state === 'ready' && known.fromCache);
    await cable.plug();
    expect((await products.data()).rows[0]).toBe(before);
  });

  it('what a visitor removes is gone at once, and does not come back with the connection', async () => {
    await store.admin.doc('probes/a').set(aStoredProduct());
    const probes = shop.defineCollection('probes', { schema: ProductSchema, idField: 'slug' });
    const list = shop.watch(
      probes.list({ where: {}, orderBy: { field: 'createdAt', direction: 'desc' }, limit: 9 }),
    );
    await list.data();
    await cable.pull();
    await list.until((known) => known.state === 'ready' && known.fromCache);
    const removed = deleteDoc(doc(shop.firestore, 'probes/a'));
    await list.until((known) => known.state === 'ready' && known.data.rows.length === 0);
    await cable.plug();
    await removed;
    expect((await list.data()).rows).toEqual([]);
    const sizes = list.states.flatMap((known) =>
      'data' in known ? [known.data?.rows.length] : [],
    );
    expect(sizes.slice(sizes.indexOf(0))).not.toContain(1);
  });

  it("one's own new document is shown before the server knows it", async () => {
    const probes = shop.defineCollection('probes', { schema: ProductSchema, idField: 'slug' });
    const probe = shop.watch(probes.doc('fresh'));
    expect(await probe.data()).toBeNull();
    await cable.pull();
    const { createdAt: _, updatedAt: __, ...fields } = aStoredProduct();
    const written = setDoc(doc(shop.firestore, 'probes/fresh'), {
      ...fields,
      createdAt: serverTimestamp(),
    });
    const shown = await probe.until((known) => known.state === 'ready' && known.data !== null);
    expect(shown).toMatchObject({ data: { slug: 'fresh' } });
    await cable.plug();
    await written;
    const confirmed = await probe.data((known) => known !== null);
    expect(Math.abs(Number(confirmed?.createdAt) - Date.now())).toBeLessThan(60_000);
  });
});
