// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import * as sdk from 'firebase/firestore';
import { createElement as h, StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import type { Query } from '#data/query/query-store.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import {
  aMoment,
  billedReads,
  loadShopData,
  type ShopData,
  watch,
} from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { expectConsole } from '../../support/quiet-console.ts';

vi.mock('firebase/firestore', async (load) => {
  const whole = await load<typeof import('firebase/firestore')>();
  return { ...whole, onSnapshot: vi.fn(whole.onSnapshot) };
});
/** How many listeners the SDK has opened. */
const listeners = () => vi.mocked(sdk.onSnapshot).mock.calls.length;

let store: OwnStore;
let shop: ShopData;
let useQuery: typeof import('#data/query/use-query.ts').useQuery;
beforeAll(async () => {
  store = await openStore('franch-listeners');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  await store.admin.doc('products/oil').set(aStoredProduct({ title: 'Oil', price: 100 }));
  shop = await loadShopData(store.projectId);
  ({ useQuery } = await import('#data/query/use-query.ts'));
  vi.mocked(sdk.onSnapshot).mockClear();
  performance.clearMarks('firestore-reads');
});
afterEach(async () => {
  cleanup();
  await shop.close();
});

/** A component as a page would write it. */
function Shown({ source }: { source: Query<Product | null> }) {
  const state = useQuery(source);
  return h('p', null, state.state === 'ready' ? `${state.data?.title} ${state.data?.price} ` : '…');
}
const page = (...sources: Query<Product | null>[]) =>
  render(
    h(
      StrictMode,
      null,
      sources.map((source, index) => h(Shown, { source, key: index })),
    ),
  );
const shows = (container: HTMLElement, text: string) =>
  vi.waitFor(() => expect(container.textContent).toBe(text), { timeout: 10_000 });
/** Long enough for a second listener or read to have appeared. */
const settle = () => act(() => aMoment());

describe('one product on a page', () => {
  it('opens one listener and one billed read under StrictMode, for any number of components', async () => {
    const source = shop.productBySlug('oil');
    const { container } = page(source, source, shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 '.repeat(3));
    await settle();
    expect([listeners(), billedReads()]).toEqual([1, 1]);
  });

  it('is not billed again when a visitor leaves and returns before the listener closes', async () => {
    const { container, unmount } = page(shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 ');
    unmount();
    await settle();
    const again = page(shop.productBySlug('oil'));
    expect(again.container.textContent).toBe('Oil 10000 ');
    await settle();
    expect([listeners(), billedReads()]).toEqual([1, 1]);
  });

  it('is read once when its route preloads it and its page mounts later', async () => {
    shop.live.preload(shop.productBySlug('oil'));
    await settle();
    const { container } = page(shop.productBySlug('oil'));
    expect(container.textContent).toBe('Oil 10000 ');
    await settle();
    expect([listeners(), billedReads()]).toEqual([1, 1]);
  });

  it('shows a price change while it is open', async () => {
    const { container } = page(shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 ');
    await store.admin.doc('products/oil').update({ price: 89.5 });
    await shows(container, 'Oil 8950 ');
    expect([listeners(), billedReads()]).toEqual([1, 2]);
  });

  it('is silent while its page is in the back/forward cache, and resumes with what has changed', async () => {
    const { container } = page(shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 ');
    window.dispatchEvent(new Event('pagehide'));
    expectConsole('warn', /RPC 'Write' stream \w+ error\. Code: 7/);
    const write = sdk
      .setDoc(sdk.doc(shop.firestore, 'searchMisses/none'), {})
      .catch(() => 'denied');
    await store.admin.doc('products/oil').update({ price: 89.5 });
    await aMoment();
    expect([container.textContent, listeners(), billedReads()]).toEqual(['Oil 10000 ', 1, 1]);
    // The connection is still open for writes: the server answers this one.
    expect(await write).toBe('denied');
    window.dispatchEvent(new Event('pageshow'));
    await shows(container, 'Oil 8950 ');
    expect([listeners(), billedReads()]).toEqual([2, 2]);
  });

  it('that is opened on a leaving page starts when the page stays after all', async () => {
    window.dispatchEvent(new Event('beforeunload'));
    const oil = watch(shop.live, shop.productBySlug('oil'));
    await aMoment();
    expect([oil.now().state, listeners()]).toEqual(['loading', 0]);
    expect(await oil.data()).toMatchObject({ title: 'Oil' });
    oil.leave();
  });

  it('has no listener once the delay after leaving is over', async () => {
    const hasty = (await import('#data/query/query-store.ts')).createQueryStore({ lingerMs: 50 });
    const oil = watch(hasty, shop.productBySlug('oil'));
    await oil.data();
    oil.leave();
    await aMoment(150);
    expect(hasty.size()).toBe(0);
    performance.clearMarks('firestore-reads');
    await store.admin.doc('products/oil').update({ price: 1 });
    await aMoment();
    expect(billedReads()).toBe(0);
  });

  it('that is left before the SDK has loaded never gets a listener', async () => {
    const oil = watch(shop.live, shop.productBySlug('oil'));
    oil.leave();
    shop.live.reset();
    await aMoment();
    expect([listeners(), shop.live.size()]).toEqual([0, 0]);
  });
});

describe('a list on a page', () => {
  const products = () => watch(shop.live, shop.productList());

  it('is billed once per document, and once per change', async () => {
    await store.admin.doc('products/soap').set(aStoredProduct());
    await store.admin.doc('products/balm').set(aStoredProduct());
    const list = products();
    await list.data(({ rows }) => rows.length === 3);
    expect([listeners(), billedReads()]).toEqual([1, 3]);
    await store.admin.doc('products/balm').update({ stock: 1 });
    await list.data(({ rows }) => rows.some(({ stock }) => stock === 1));
    expect([listeners(), billedReads()]).toEqual([1, 4]);
    list.leave();
  });

  it('is billed in full, although a product page has read one of its products', async () => {
    await store.admin.doc('products/soap').set(aStoredProduct());
    const oil = watch(shop.live, shop.productBySlug('oil'));
    await oil.data();
    performance.clearMarks('firestore-reads');
    const list = products();
    await list.data(({ rows }) => rows.length === 2);
    expect(billedReads()).toBe(2);
    list.leave();
    oil.leave();
  });
});

describe('an address that no product can have', () => {
  it.each([
    ['a capital', 'Oil'],
    ['a slash', 'a/b'],
    ['a way up', '../settings/store'],
    ['nothing', ''],
    ['Devanagari', 'तेल'],
    ['an emoji', '🪔'],
    ['5,000 letters', 'x'.repeat(5_000)],
  ])('sends no request to Firestore: %s', async (_name, slug) => {
    const nothing = watch(shop.live, shop.productBySlug(slug));
    expect(nothing.now()).toEqual({ state: 'ready', data: null, fromCache: false });
    await aMoment(50);
    expect([listeners(), billedReads()]).toEqual([0, 0]);
  });
});
