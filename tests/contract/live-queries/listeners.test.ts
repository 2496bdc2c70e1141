// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import * as sdk from 'firebase/firestore';
import { createElement as h, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import type { Query } from '#data/query/query-store.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { shopDataForTests } from '../../support/shop/data-suite.ts';
import { aMoment, billedReads, watch } from '../../support/shop/shop-data.ts';

vi.mock('firebase/firestore', async (load) => {
  const whole = await load<typeof import('firebase/firestore')>();
  return { ...whole, onSnapshot: vi.fn(whole.onSnapshot) };
});
/** How many listeners the SDK has opened. */
const listeners = () => vi.mocked(sdk.onSnapshot).mock.calls.length;

const { put, shop, store } = shopDataForTests('franch-listeners');
const update = (slug: string, fields: Record<string, unknown>) =>
  store.admin.doc(`products/${slug}`).update(fields);
let useQuery: typeof import('#data/react/use-query.ts').useQuery;
beforeEach(async () => {
  await put('oil', { title: 'Oil', price: 100 });
  ({ useQuery } = await import('#data/react/use-query.ts'));
  vi.mocked(sdk.onSnapshot).mockClear();
});
afterEach(() => cleanup());

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
  it('opens one listener and one billed read under StrictMode, for any number of components; a change costs one more', async () => {
    const source = shop.productBySlug('oil');
    const { container } = page(source, source, shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 '.repeat(3));
    await settle();
    expect([listeners(), billedReads()]).toEqual([1, 1]);
    await update('oil', { price: 89.5 });
    await shows(container, 'Oil 8950 '.repeat(3));
    expect([listeners(), billedReads()]).toEqual([1, 2]);
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
    await vi.waitFor(() => expect(billedReads()).toBe(1), { timeout: 10_000 });
    const { container } = page(shop.productBySlug('oil'));
    expect(container.textContent).toBe('Oil 10000 ');
    await settle();
    expect([listeners(), billedReads()]).toEqual([1, 1]);
  });

  it('is silent while its page is in the back/forward cache, and resumes with what has changed', async () => {
    const { container } = page(shop.productBySlug('oil'));
    await shows(container, 'Oil 10000 ');
    window.dispatchEvent(new Event('pagehide'));
    expectConsole('warn', /RPC 'Write' stream \w+ error\. Code: 7/);
    const write = sdk
      .setDoc(sdk.doc(shop.firestore, 'searchMisses/none'), {})
      .catch(() => 'denied');
    await update('oil', { price: 89.5 });
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
    await update('oil', { price: 1 });
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

it('a list is billed once per document, also one that a product page has read, and once per change', async () => {
  await put('soap');
  await put('balm');
  const oil = watch(shop.live, shop.productBySlug('oil'));
  await oil.data();
  performance.clearMarks('firestore-reads');
  const list = watch(shop.live, shop.productList());
  await list.data(({ rows }) => rows.length === 3);
  expect([listeners(), billedReads()]).toEqual([2, 3]);
  await update('balm', { stock: 1 });
  await list.data(({ rows }) => rows.some(({ stock }) => stock === 1));
  expect([listeners(), billedReads()]).toEqual([2, 4]);
  list.leave();
  oil.leave();
});

it('an address that no product can have sends no request to Firestore', async () => {
  const addresses = ['Oil', 'a/b', '../settings/store', '', 'तेल', '🪔', 'x'.repeat(5_000)];
  for (const slug of addresses) {
    const nothing = watch(shop.live, shop.productBySlug(slug));
    expect(nothing.now(), slug).toEqual({ state: 'ready', data: null, fromCache: false });
  }
  await aMoment();
  expect([listeners(), billedReads()]).toEqual([0, 0]);
});
