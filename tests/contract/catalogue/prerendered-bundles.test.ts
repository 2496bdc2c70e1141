import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Bundle, bundleDocument } from '#domain/bundle/bundle.ts';
import { type BundleCatalog, bundledProduct } from '#domain/bundle/bundle-offer.ts';
import { paise } from '#domain/money/money.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';
import { aMoment, billedReads } from '../../support/shop/shop-data.ts';

const { put, shop, store } = shopDataForTests('franch-made-bundles');
let bundleCatalog: typeof import('#data/catalog/bundles.ts').bundleCatalog;
const A_DAY = 24 * 60 * 60 * 1000;
const readAt = Date.now() - A_DAY;
const OWN = 'ownBundle00000000001';
const OTHER = 'otherBundle000000001';
const own = aBundle(OWN, 6_000, ['neem', 'aloe']);
const other = aBundle(OTHER, 2_000, ['tulsi', 'aloe']);
const SLUGS = ['neem', 'aloe', 'tulsi'] as const;
const product = (slug: string) => bundledProduct(aProduct({ slug, price: paise(20_000) }));
const SEED: BundleCatalog = { bundles: [own], products: [product('neem'), product('aloe')] };
const ids = ({ bundles }: BundleCatalog) => bundles.map(({ id }) => id);

const offer = (bundle: Bundle) =>
  store.admin.doc(`bundles/${bundle.id}`).set(bundleDocument(bundle));
/** Notes in the settings when bundles changed, as the staff area does. */
const noteChanges = (changed: Readonly<Record<string, number>> = {}) => {
  const entries = Object.entries(changed).map(([id, at]) => [id, Timestamp.fromMillis(at)]);
  const bundleChanges = Object.fromEntries(entries) as object;
  return store.admin.doc('settings/store').set({ ...STORE, bundleChanges });
};

beforeEach(async () => {
  ({ bundleCatalog } = await import('#data/catalog/bundles.ts'));
  // A browser reads otherwise than the build.
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no file')));
  await Promise.all(SLUGS.map((slug) => put(slug, { title: slug, price: 200 })));
  await Promise.all([offer(own), offer(other), noteChanges()]);
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens a prerendered page that embeds its own bundle. */
async function openPage() {
  const { startPage } = await import('#data/prerendered/page-data.ts');
  const { enableLiveUpdates } = await import('#data/query/live-updates.ts');
  startPage(readAt);
  shop.live.seed({ [bundleCatalog('neem').key]: SEED });
  const catalog = shop.watch(bundleCatalog('neem'));
  enableLiveUpdates();
  return catalog;
}

it('a page with its bundles reads none of them, whatever changed before its build', async () => {
  await noteChanges({ [OWN]: readAt - A_DAY });
  const catalog = await openPage();
  expect(ids(await catalog.data())).toEqual([OWN]);
  await aMoment();
  // The settings, and the products that changed: none.
  expect(billedReads()).toBe(2);
});

it('a bundle that changed since the build costs one read, and the price of its product none', async () => {
  await offer({ ...own, savingPaise: paise(7_000) });
  await put('aloe', { title: 'aloe', price: 150, changedAt: Timestamp.now() });
  await noteChanges({ [OWN]: Date.now() });
  const catalog = await openPage();
  const { bundles, products } = await catalog.data(({ products: all }) =>
    all.some(({ price }) => price === 15_000),
  );
  expect(bundles.map(({ savingPaise }) => savingPaise)).toEqual([7_000]);
  const prices = products.map(({ slug, price }) => [slug, price]);
  expect(prices).toEqual([
    ['neem', 20_000],
    ['aloe', 15_000],
  ]);
  await aMoment();
  expect(billedReads()).toBe(1 + 1 + 1);
});

it('a bundle that staff switch off or delete leaves an open page, and a new one arrives', async () => {
  const catalog = await openPage();
  expect(ids(await catalog.data())).toEqual([OWN]);
  await offer({ ...own, active: false });
  await noteChanges({ [OWN]: Date.now() });
  expect(ids(await catalog.data(({ bundles }) => bundles.length === 0))).toEqual([]);
  const fresh = aBundle('freshBundle000000001', 3_000, ['neem', 'tulsi']);
  await offer(fresh);
  await store.admin.doc(`bundles/${OWN}`).delete();
  await noteChanges({ [OWN]: Date.now(), [fresh.id]: Date.now(), [OTHER]: Date.now() });
  const now = await catalog.data(({ bundles }) => bundles.length === 1);
  expect([ids(now), slugsOf(now.products)]).toEqual([[fresh.id], ['neem', 'tulsi']]);
});

it('the cart takes all bundles from the file of the build, on a private page too', async () => {
  const catalog: BundleCatalog = { bundles: [own, other], products: SLUGS.map(product) };
  const file = { readAt, reads: { bundles: catalog } };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address === '/made/bundles.json' ? file : {})),
  );
  expect(ids(await shop.watch(bundleCatalog()).data())).toEqual([OWN, OTHER]);
  await aMoment();
  // The settings alone.
  expect(billedReads()).toBe(1);
});

it('without the file the bundles on offer are read from the server', async () => {
  await offer({ ...other, active: false });
  const catalog = await shop.watch(bundleCatalog()).data();
  expect([ids(catalog), slugsOf(catalog.products)]).toEqual([[OWN], ['neem', 'aloe']]);
});
