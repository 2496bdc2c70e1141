import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Bundle, bundleDocument } from '#domain/bundle/bundle.ts';
import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import { bundledProduct } from '#domain/bundle/bundle-offer.ts';
import { paise } from '#domain/money/money.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { aProduct } from '../../support/fixtures/products.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { aMoment, billedReads, loadShopData, type ShopData } from '../../support/shop/shop-data.ts';

let store: OwnStore;
let shop: ShopData;
let page: typeof import('#data/prerendered/page-data.ts');
let bundleCatalog: typeof import('#data/catalog/bundles.ts').bundleCatalog;
let enableLiveUpdates: () => void;
const A_DAY = 24 * 60 * 60 * 1000;
const madeAt = Date.now() - A_DAY;
const OWN = 'ownBundle00000000001';
const OTHER = 'otherBundle000000001';
const own = aBundle(OWN, 6_000, ['neem', 'aloe']);
const other = aBundle(OTHER, 2_000, ['tulsi', 'aloe']);
const product = (slug: string) => bundledProduct(aProduct({ slug, price: paise(20_000) }));
const SEED: BundleCatalog = { bundles: [own], products: [product('neem'), product('aloe')] };
const ids = ({ bundles }: BundleCatalog) => bundles.map(({ id }) => id);

const put = (bundle: Bundle) => store.admin.doc(`bundles/${bundle.id}`).set(bundleDocument(bundle));
/** Notes in the settings when bundles changed, as the staff area does. */
const noteChanges = (...changed: readonly (readonly [string, number])[]) =>
  store.admin.doc('settings/store').set({
    ...STORE,
    bundleChanges: Object.fromEntries(
      changed.map(([id, at]) => [id, Timestamp.fromMillis(at)] as const),
    ),
  });

beforeAll(async () => {
  store = await openStore('franch-made-bundles');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  performance.clearMarks();
  shop = await loadShopData(store.projectId);
  const [pageData, bundles, live] = await Promise.all([
    import('#data/prerendered/page-data.ts'),
    import('#data/catalog/bundles.ts'),
    import('#data/query/live-updates.ts'),
  ]);
  page = pageData;
  ({ bundleCatalog } = bundles);
  ({ enableLiveUpdates } = live);
  // A browser reads otherwise than the build.
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no file')));
  await Promise.all(['neem', 'aloe', 'tulsi'].map((slug) => putProduct(slug)));
  await Promise.all([put(own), put(other)]);
  await noteChanges();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const putProduct = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct({ title: slug, price: 200, ...changes }));

/** Opens a prerendered page that embeds its own bundle. */
function openPage() {
  page.startPage(madeAt);
  shop.live.seed({ [bundleCatalog('neem').key]: SEED });
  const catalog = shop.watch(bundleCatalog('neem'));
  enableLiveUpdates();
  return catalog;
}

it('a page with its bundles reads none of them, whatever changed before its build', async () => {
  await noteChanges([OWN, madeAt - A_DAY]);
  const catalog = openPage();
  expect(ids(await catalog.data())).toEqual([OWN]);
  await aMoment();
  // The settings, and the products that changed: none.
  expect(billedReads()).toBe(2);
});

it('a bundle that changed since the build costs one read, and the price of its product none', async () => {
  await put({ ...own, savingPaise: paise(7_000) });
  await putProduct('aloe', { price: 150, changedAt: Timestamp.now() });
  await noteChanges([OWN, Date.now()]);
  const catalog = openPage();
  const { bundles, products } = await catalog.data(({ products: all }) =>
    all.some(({ price }) => price === 15_000),
  );
  expect(bundles.map(({ savingPaise }) => savingPaise)).toEqual([7_000]);
  expect(products.map(({ slug, price }) => [slug, price])).toEqual([
    ['neem', 20_000],
    ['aloe', 15_000],
  ]);
  await aMoment();
  expect(billedReads()).toBe(1 + 1 + 1);
});

it('a bundle that staff switch off or delete leaves an open page, and a new one arrives', async () => {
  const catalog = openPage();
  expect(ids(await catalog.data())).toEqual([OWN]);
  await put({ ...own, active: false });
  await noteChanges([OWN, Date.now()]);
  expect(ids(await catalog.data(({ bundles }) => bundles.length === 0))).toEqual([]);
  const fresh = aBundle('freshBundle000000001', 3_000, ['neem', 'tulsi']);
  await put(fresh);
  await store.admin.doc(`bundles/${OWN}`).delete();
  await noteChanges([OWN, Date.now()], [fresh.id, Date.now()], [OTHER, Date.now()]);
  const now = await catalog.data(({ bundles }) => bundles.length === 1);
  expect([ids(now), now.products.map(({ slug }) => slug)]).toEqual([[fresh.id], ['neem', 'tulsi']]);
});

it('the cart takes all bundles from the file of the build, on a private page too', async () => {
  const catalog: BundleCatalog = {
    bundles: [own, other],
    products: ['neem', 'aloe', 'tulsi'].map(product),
  };
  const file = { madeAt, reads: { bundles: catalog } };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address === '/made/bundles.json' ? file : {})),
  );
  const all = shop.watch(bundleCatalog());
  expect(ids(await all.data())).toEqual([OWN, OTHER]);
  await aMoment();
  // The settings alone.
  expect(billedReads()).toBe(1);
});

it('without the file the bundles on offer are read from the server', async () => {
  await put({ ...other, active: false });
  const all = shop.watch(bundleCatalog());
  const { bundles, products } = await all.data();
  expect(bundles.map(({ id }) => id)).toEqual([OWN]);
  expect(products.map(({ slug }) => slug)).toEqual(['neem', 'aloe']);
});
