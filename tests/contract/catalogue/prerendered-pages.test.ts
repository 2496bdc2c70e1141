import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';
import { aMoment, billedReads } from '../../support/shop/shop-data.ts';

const { put, shop, store } = shopDataForTests('franch-made-pages');
let enableLiveUpdates: () => void;
const A_DAY = 24 * 60 * 60 * 1000;
const readAt = Date.now() - A_DAY;
const now = () => ({ changedAt: Timestamp.now() });
const soap = (slug: string) => aProduct({ slug, title: slug });
const PAGE = { rows: [soap('neem'), soap('aloe')], next: null };

beforeEach(async () => {
  const { startPage } = await import('#data/prerendered/page-data.ts');
  ({ enableLiveUpdates } = await import('#data/query/live-updates.ts'));
  startPage(readAt);
  await put('aloe', { title: 'aloe' });
  await put('neem', { title: 'neem' });
  const reads = { [shop.productBySlug('neem').key]: soap('neem') };
  shop.live.seed({ ...reads, [shop.productList().key]: PAGE });
});
const open = () => ({
  list: shop.watch(shop.productList()),
  neem: shop.watch(shop.productBySlug('neem')),
});

it('a page shows its prerendered data at once; one read confirms all of it once live updates are enabled', async () => {
  const { list, neem } = open();
  expect(list.now()).toMatchObject({ state: 'ready', fromCache: true });
  await aMoment();
  expect(billedReads()).toBe(0);
  enableLiveUpdates();
  expect(slugsOf((await list.data()).rows)).toEqual(['neem', 'aloe']);
  expect(await neem.data()).toMatchObject({ slug: 'neem' });
  await aMoment();
  // The other reads the settings, which do not exist.
  expect(billedReads()).toBe(2);
});

it('earlier and later changes replace the prerendered data', async () => {
  await put('neem', { title: 'neem', price: 99, ...now() });
  const { list, neem } = open();
  enableLiveUpdates();
  expect((await neem.data((value) => value?.price === 9_900))?.price).toBe(9_900);
  await put('tulsi', { createdAt: Timestamp.now(), ...now() });
  const { rows } = await list.data((value) => value.rows.length === 3);
  expect(slugsOf(rows)[0]).toBe('tulsi');
  expect(rows.find(({ slug }) => slug === 'neem')?.price).toBe(9_900);
  await store.admin.doc('products/tulsi').update({ active: false });
  const left = await list.data((value) => value.rows.length === 2);
  expect(slugsOf(left.rows)).not.toContain('tulsi');
});

it('products that went off sale disappear, according to the settings, and may return', async () => {
  const { list, neem } = open();
  enableLiveUpdates();
  await list.data();
  const withdrawn = { neem: Timestamp.now(), aloe: Timestamp.fromMillis(readAt - A_DAY) };
  await store.admin.doc('settings/store').set({ ...STORE, withdrawn });
  expect(slugsOf((await list.data(({ rows }) => rows.length === 1)).rows)).toEqual(['aloe']);
  expect(await neem.data((value) => value === null)).toBeNull();
  await put('neem', now());
  expect(await neem.data((value) => value !== null)).toMatchObject({ slug: 'neem' });
  expect(slugsOf((await list.data(({ rows }) => rows.length === 2)).rows)).toContain('neem');
});

it('with more changes than one query reads, a page reads what it shows, and a search uses its prerendered data', async () => {
  const search = shop.productList({ pageSize: SEARCH_PAGE_SIZE });
  shop.live.seed({ [search.key]: PAGE });
  await put('neem', { price: 99, changedAt: Timestamp.fromMillis(Date.now() - 60_000) });
  const many = store.admin.batch();
  for (let place = 0; place < 50; place += 1) {
    const fields = aStoredProduct({ title: `new-${place}`, ...now() });
    many.set(store.admin.doc(`products/new-${place}`), fields);
  }
  await many.commit();
  const { list, neem } = open();
  const searched = shop.watch(search);
  enableLiveUpdates();
  expect((await neem.data((value) => value?.price === 9_900))?.price).toBe(9_900);
  expect((await list.data((value) => value.rows.length === 30)).rows).toHaveLength(30);
  const { rows } = await searched.data((value) => value.rows.length > 2);
  expect(slugsOf(rows)).toEqual(expect.arrayContaining(['new-0', 'new-49', 'neem']));
  expect(rows.find(({ slug }) => slug === 'neem')?.price).toBe(soap('neem').price);
  await aMoment();
  // Changes, settings, the product and the list's page: the same for any number of changes.
  expect(billedReads()).toBe(50 + 1 + 1 + 30);
});

it('products in the cart are read from the server', async () => {
  await put('neem', { price: 99 });
  expect((await shop.watch(shop.liveProduct('neem')).data())?.price).toBe(9_900);
});
