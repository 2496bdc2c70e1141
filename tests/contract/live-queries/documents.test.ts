import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { aMoment, loadShopData, type ShopData, watch } from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
let shop: ShopData;
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  store.admin.doc(`products/${slug}`).set(aStoredProduct(changes));

beforeAll(async () => {
  store = await openStore('franch-documents');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  shop = await loadShopData(store.projectId);
});
afterEach(() => shop.close());

const product = (slug: string) => shop.watch(shop.productBySlug(slug));
const list = (query: Parameters<ShopData['productList']>[0] = {}) =>
  shop.watch(shop.productList(query));

describe('a product', () => {
  it('that does not exist is null once the server confirms it', async () => {
    const oil = product('no-such-oil');
    expect(await oil.data()).toBeNull();
    expect(oil.states[0]).toEqual({ state: 'loading' });
  });

  it('appears and disappears as the shop creates and deletes it', async () => {
    const oil = product('oil');
    expect(await oil.data()).toBeNull();
    await put('oil');
    expect(await oil.data((current) => current !== null)).toMatchObject({
      slug: 'oil',
      price: 44_950,
    });
    await store.admin.doc('products/oil').delete();
    expect(await oil.data((current) => current === null)).toBeNull();
  });

  it('has its times in milliseconds, down to the microsecond', async () => {
    await put('oil', { createdAt: new Timestamp(1_768_363_200, 123_457_000) });
    const oil = await product('oil').data();
    expect(oil?.createdAt).toBeCloseTo(1_768_363_200_123.457, 3);
  });

  it('that is inactive is denied to a visitor', async () => {
    await put('oil', { active: false });
    expect(await product('oil').failure()).toBe('denied');
  });

  it('that is taken off sale while open fails, with its last data beside the error', async () => {
    await put('oil');
    const oil = product('oil');
    await oil.data();
    await store.admin.doc('products/oil').update({ active: false });
    expect(await oil.failure()).toBe('denied');
    expect(oil.now()).toMatchObject({ data: { slug: 'oil' } });
  });

  it('that was denied loads by retry once it is on sale', async () => {
    await put('oil', { active: false });
    const oil = product('oil');
    await oil.failure();
    await store.admin.doc('products/oil').update({ active: true });
    await aMoment();
    expect(oil.now()).toMatchObject({ state: 'failed' });
    shop.live.retry('products/oil');
    expect(await oil.data()).toMatchObject({ slug: 'oil', active: true });
  });

  it('that is malformed fails as a bad document, and names the field without its value', async () => {
    expectConsole('error', /bad-document .*products\/oil.*price/);
    await put('oil', { price: 'four hundred' });
    expect(await product('oil').failure()).toBe('bad-document');
  });

  it('that is malformed loads by retry once the shop has fixed it', async () => {
    expectConsole('error', /bad-document/);
    await put('oil', { price: 'four hundred' });
    const oil = product('oil');
    await oil.failure();
    await put('oil', { price: 400 });
    shop.live.retry();
    expect(await oil.data()).toMatchObject({ price: 40_000 });
  });

  it('that becomes malformed while open keeps its last valid data beside the error', async () => {
    expectConsole('error', /bad-document/);
    await put('oil', { price: 400 });
    const oil = product('oil');
    await oil.data();
    await put('oil', { stock: -1 });
    expect(await oil.failure()).toBe('bad-document');
    expect(oil.now()).toMatchObject({ data: { price: 40_000 } });
  });
});

describe('a report of a bad document', () => {
  it('contains no value of the document', async () => {
    const printed: string[] = [];
    expectConsole('error', /bad-document/);
    const { report } = await import('#data/firebase/report.ts');
    expect(report).toBeTypeOf('function');
    await store.admin
      .doc('products/oil')
      .set(aStoredProduct({ sku: 9_876_543_210, hsn: 'asha@secret.example' }));
    const originalError = console.error;
    console.error = (...parts: unknown[]) => {
      printed.push(parts.join(' '));
      originalError(...parts);
    };
    await product('oil').failure();
    console.error = originalError;
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/sku.*hsn/);
    expect(printed[0]).not.toMatch(/9876543210|asha|secret/);
  });
});

describe('a list', () => {
  it('leaves out a malformed document and reports it; the others stay', async () => {
    expectConsole('error', /bad-document .*products\/bad/);
    await Promise.all([put('oil'), put('bad', { stock: 'many' }), put('soap')]);
    const { rows } = await list().data();
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['oil', 'soap']);
  });

  it('preserves the identity of every unchanged row', async () => {
    await Promise.all([put('a', { price: 1 }), put('b', { price: 2 }), put('c', { price: 3 })]);
    const products = list({ sortField: 'price', direction: 'asc' });
    const initialRows = (await products.data()).rows;
    await store.admin.doc('products/b').update({ stock: 1 });
    const after = (await products.data(({ rows }) => rows[1]?.stock === 1)).rows;
    expect(after[0]).toBe(initialRows[0]);
    expect(after[1]).not.toBe(initialRows[1]);
    expect(after[2]).toBe(initialRows[2]);
  });

  it('preserves the identity of valid rows when one becomes malformed, and adds it again when it is fixed', async () => {
    expectConsole('error', /bad-document .*products\/b"/);
    await Promise.all([put('a', { price: 1 }), put('b', { price: 2 })]);
    const products = list({ sortField: 'price', direction: 'asc' });
    const [first] = (await products.data(({ rows }) => rows.length === 2)).rows;
    await store.admin.doc('products/b').update({ stock: 'many' });
    expect((await products.data(({ rows }) => rows.length === 1)).rows[0]).toBe(first);
    await store.admin.doc('products/b').update({ stock: 2 });
    expect((await products.data(({ rows }) => rows.length === 2)).rows[0]).toBe(first);
  });

  it('moves a row whose position has changed, and drops one that goes off sale', async () => {
    await Promise.all([put('a', { price: 1 }), put('b', { price: 2 })]);
    const products = list({ sortField: 'price', direction: 'asc' });
    await products.data();
    await store.admin.doc('products/a').update({ price: 3 });
    const slugs = ({ rows }: { rows: readonly { slug: string }[] }) =>
      rows.map(({ slug }) => slug).join();
    expect(slugs(await products.data((page) => page.rows[0]?.slug === 'b'))).toBe('b,a');
    await store.admin.doc('products/b').update({ active: false });
    expect(slugs(await products.data((page) => page.rows.length === 1))).toBe('a');
  });

  it('without products is empty once the server confirms it', async () => {
    const products = list();
    expect(await products.data()).toEqual({ rows: [], next: null });
    expect(products.states[0]).toEqual({ state: 'loading' });
  });

  it('does not start with the few rows that product pages have cached', async () => {
    await Promise.all([put('oil'), put('soap'), put('balm')]);
    const oil = product('oil');
    await oil.data();
    const products = list();
    await products.data();
    const sizes = products.states.map((current) => 'data' in current && current.data?.rows.length);
    expect(new Set(sizes)).toEqual(new Set([false, 3]));
  });

  it('that is opened again starts with its cached rows', async () => {
    await Promise.all([put('oil'), put('soap')]);
    const { createQueryStore } = await import('#data/query/query-store.ts');
    const hasty = createQueryStore({ lingerMs: 0 });
    const products = watch(hasty, shop.productList());
    await products.data();
    products.leave();
    await aMoment(50);
    expect(hasty.size()).toBe(0);
    const secondWatch = watch(hasty, shop.productList());
    await secondWatch.data();
    const ready = secondWatch.states.filter(({ state }) => state === 'ready');
    expect(ready[0]).toMatchObject({ fromCache: true, data: { rows: { length: 2 } } });
    secondWatch.leave();
  });
});
