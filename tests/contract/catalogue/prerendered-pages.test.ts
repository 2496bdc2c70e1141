import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { aMoment, billedReads, loadShopData, type ShopData } from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
let shop: ShopData;
let enableLiveUpdates: () => void;
const A_DAY = 24 * 60 * 60 * 1000;
const madeAt = Date.now() - A_DAY;
const slugs = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const now = () => ({ changedAt: Timestamp.now() });
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct({ title: slug, ...changes }));
const soap = (slug: string) => aProduct({ slug, title: slug });

beforeAll(async () => {
  store = await openStore('franch-made-pages');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  performance.clearMarks();
  shop = await loadShopData(store.projectId);
  const [page, waking] = await Promise.all([
    import('#data/prerendered/page-data.ts'),
    import('#data/query/live-updates.ts'),
  ]);
  ({ enableLiveUpdates } = waking);
  page.startPage(madeAt);
  await put('aloe');
  await put('neem');
  shop.live.seed({
    [shop.productBySlug('neem').key]: soap('neem'),
    [shop.productList().key]: { rows: [soap('neem'), soap('aloe')], next: null },
  });
});
afterEach(() => shop.close());

it('a page shows its prerendered data at once, and reads nothing before live updates are enabled', async () => {
  const list = shop.watch(shop.productList());
  expect(list.now()).toMatchObject({ state: 'ready', fromCache: true });
  await aMoment();
  expect(billedReads()).toBe(0);
});

it('then one read confirms for every list and product that nothing has changed', async () => {
  const list = shop.watch(shop.productList());
  const neem = shop.watch(shop.productBySlug('neem'));
  enableLiveUpdates();
  expect(slugs((await list.data()).rows)).toEqual(['neem', 'aloe']);
  expect(await neem.data()).toMatchObject({ slug: 'neem' });
  await aMoment();
  // The other reads the settings, which do not exist.
  expect(billedReads()).toBe(2);
});

it('earlier and later changes replace the prerendered data', async () => {
  await put('neem', { price: 99, ...now() });
  const list = shop.watch(shop.productList());
  const neem = shop.watch(shop.productBySlug('neem'));
  enableLiveUpdates();
  expect((await neem.data((value) => value?.price === 9_900))?.price).toBe(9_900);
  await put('tulsi', { createdAt: Timestamp.now(), ...now() });
  const { rows } = await list.data((value) => value.rows.length === 3);
  expect(slugs(rows)[0]).toBe('tulsi');
  expect(rows.find(({ slug }) => slug === 'neem')?.price).toBe(9_900);
  await store.admin.doc('products/tulsi').update({ active: false });
  expect(slugs((await list.data((value) => value.rows.length === 2)).rows)).not.toContain('tulsi');
});

it('products that went off sale disappear, according to the settings, and may return', async () => {
  const list = shop.watch(shop.productList());
  const neem = shop.watch(shop.productBySlug('neem'));
  enableLiveUpdates();
  await list.data();
  const seller = { legalName: '', address: '', email: '', phone: '' };
  await store.admin.doc('settings/store').set({
    seller: {
      ...seller,
      grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
    },
    socials: {},
    shipping: { freeFromPaise: 0, feePaise: 0, codFeePaise: 0 },
    withdrawn: { neem: Timestamp.now(), aloe: Timestamp.fromMillis(madeAt - A_DAY) },
  });
  expect(slugs((await list.data((value) => value.rows.length === 1)).rows)).toEqual(['aloe']);
  expect(await neem.data((value) => value === null)).toBeNull();
  await put('neem', now());
  expect(await neem.data((value) => value !== null)).toMatchObject({ slug: 'neem' });
  expect(slugs((await list.data((value) => value.rows.length === 2)).rows)).toContain('neem');
});

it('with more changes than one query reads, a page reads what it shows, and a search uses its prerendered data', async () => {
  const search = shop.productList({ pageSize: SEARCH_PAGE_SIZE });
  shop.live.seed({ [search.key]: { rows: [soap('neem'), soap('aloe')], next: null } });
  await put('neem', { price: 99, changedAt: Timestamp.fromMillis(Date.now() - 60_000) });
  const many = store.admin.batch();
  for (let place = 0; place < 50; place += 1) {
    const slug = `new-${place}`;
    many.set(store.admin.doc(`products/${slug}`), { ...aStoredProduct({ title: slug }), ...now() });
  }
  await many.commit();
  const list = shop.watch(shop.productList());
  const neem = shop.watch(shop.productBySlug('neem'));
  const searched = shop.watch(search);
  enableLiveUpdates();
  expect((await neem.data((value) => value?.price === 9_900))?.price).toBe(9_900);
  expect((await list.data((value) => value.rows.length === 30)).rows).toHaveLength(30);
  const searchResult = await searched.data((value) => value.rows.length > 2);
  expect(slugs(searchResult.rows)).toEqual(expect.arrayContaining(['new-0', 'new-49', 'neem']));
  expect(searchResult.rows.find(({ slug }) => slug === 'neem')?.price).toBe(soap('neem').price);
  await aMoment();
  // Changes, settings, the product and the list's page: the same for any number of changes.
  expect(billedReads()).toBe(50 + 1 + 1 + 30);
});

it('products in the cart are read from the server', async () => {
  await put('neem', { price: 99 });
  const neem = shop.watch(shop.liveProduct('neem'));
  expect((await neem.data())?.price).toBe(9_900);
});
