import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/quiet-console.ts';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';
import { aMoment, type ShopData, watch } from '../../support/shop/shop-data.ts';

const { put, shop, store } = shopDataForTests('franch-documents');
const update = (slug: string, fields: Record<string, unknown>) =>
  store.admin.doc(`products/${slug}`).update(fields);
const product = (slug: string) => shop.watch(shop.productBySlug(slug));
const list = (query: Parameters<ShopData['productList']>[0] = {}) =>
  shop.watch(shop.productList(query));

describe('a product', () => {
  it('is null once the server confirms that it does not exist, and appears and disappears with it', async () => {
    const oil = product('oil');
    expect(await oil.data()).toBeNull();
    expect(oil.states[0]).toEqual({ state: 'loading' });
    await put('oil', { createdAt: new Timestamp(1_768_363_200, 123_457_000) });
    const found = await oil.data((current) => current !== null);
    expect(found).toMatchObject({ slug: 'oil', price: 44_950 });
    // Milliseconds, down to the microsecond.
    expect(found?.createdAt).toBeCloseTo(1_768_363_200_123.457, 3);
    await store.admin.doc('products/oil').delete();
    expect(await oil.data((current) => current === null)).toBeNull();
  });

  it('that is taken off sale while open fails with its last data beside the error, and loads by retry', async () => {
    await put('oil');
    const oil = product('oil');
    await oil.data();
    await update('oil', { active: false });
    expect(await oil.failure()).toBe('denied');
    expect(oil.now()).toMatchObject({ data: { slug: 'oil' } });
    await update('oil', { active: true });
    await aMoment();
    expect(oil.now()).toMatchObject({ state: 'failed' });
    shop.live.retry('products/oil');
    expect(await oil.data()).toMatchObject({ slug: 'oil', active: true });
  });

  it('that becomes malformed while open keeps its last valid data, and loads by retry once it is fixed', async () => {
    expectConsole('error', /bad-document .*products\/oil.*stock/);
    await put('oil', { price: 400 });
    const oil = product('oil');
    await oil.data();
    await update('oil', { stock: -1 });
    expect(await oil.failure()).toBe('bad-document');
    expect(oil.now()).toMatchObject({ data: { price: 40_000 } });
    await put('oil', { price: 500 });
    shop.live.retry();
    expect(await oil.data()).toMatchObject({ price: 50_000 });
  });

  it('that is malformed is reported by its fields, without any value of the document', async () => {
    expectConsole('error', /bad-document/);
    const printed = vi.spyOn(console, 'error');
    await put('oil', { sku: 9_876_543_210, hsn: 'asha@secret.example' });
    expect(await product('oil').failure()).toBe('bad-document');
    const [report = [], ...others] = printed.mock.calls;
    expect(others).toEqual([]);
    expect(report.join(' ')).toMatch(/sku.*hsn/);
    expect(report.join(' ')).not.toMatch(/9876543210|asha|secret/);
  });
});

describe('a list', () => {
  it('without products is empty once the server confirms it', async () => {
    const products = list();
    expect(await products.data()).toEqual({ rows: [], next: null });
    expect(products.states[0]).toEqual({ state: 'loading' });
  });

  it('preserves the identity of unchanged rows, moves and drops others, and leaves out malformed ones', async () => {
    expectConsole('error', /bad-document .*products\/b"/);
    await Promise.all([put('a', { price: 1 }), put('b', { price: 2 }), put('c', { price: 3 })]);
    const products = list({ sortField: 'price', direction: 'asc' });
    const [a, b, c] = (await products.data()).rows;
    await update('b', { stock: 1 });
    const changed = (await products.data(({ rows }) => rows[1]?.stock === 1)).rows;
    expect(changed[0]).toBe(a);
    expect(changed[1]).not.toBe(b);
    expect(changed[2]).toBe(c);
    await update('b', { stock: 'many' });
    const fewer = (await products.data(({ rows }) => rows.length === 2)).rows;
    expect([fewer[0] === a, fewer[1] === c]).toEqual([true, true]);
    await update('b', { stock: 2, price: 4 });
    const mended = (await products.data(({ rows }) => rows.length === 3)).rows;
    expect(slugsOf(mended)).toEqual(['a', 'c', 'b']);
    expect([mended[0] === a, mended[1] === c]).toEqual([true, true]);
    await update('a', { active: false });
    const left = await products.data(({ rows }) => rows.length === 2);
    expect(slugsOf(left.rows)).toEqual(['c', 'b']);
  });

  it('does not start with the few rows that product pages have cached, but with its own when opened again', async () => {
    await Promise.all([put('oil'), put('soap'), put('balm')]);
    await product('oil').data();
    const { createQueryStore } = await import('#data/query/query-store.ts');
    const hasty = createQueryStore({ lingerMs: 0 });
    const products = watch(hasty, shop.productList());
    await products.data();
    const sizes = products.states.map((current) => 'data' in current && current.data?.rows.length);
    expect(new Set(sizes)).toEqual(new Set([false, 3]));
    products.leave();
    await vi.waitFor(() => expect(hasty.size()).toBe(0));
    const again = watch(hasty, shop.productList());
    await again.data();
    const ready = again.states.filter(({ state }) => state === 'ready');
    expect(ready[0]).toMatchObject({ fromCache: true, data: { rows: { length: 3 } } });
    again.leave();
  });
});

it('a message whose answer was lost is sent again without being written again', async () => {
  // Five writes are denied before the same message is found to be there.
  expectConsole('warn', /PERMISSION_DENIED/);
  const { sendMessage } = await import('#data/content/messages.ts');
  const [ticket, accepted] = ['T-7K2M9QXD', { ok: true, value: undefined }];
  const draft = {
    ...({ topic: 'delivery', name: 'Asha', email: 'asha@example.in', phone: '' } as const),
    ...{ orderNumber: '', subject: 'Where is it?', text: 'It was due on Monday.' },
  };
  const version = async () => (await store.admin.doc(`messages/${ticket}`).get()).updateTime;
  expect(await sendMessage(ticket, draft)).toEqual(accepted);
  const first = await version();
  for (let n = 0; n < 3; n += 1) expect(await sendMessage(ticket, draft)).toEqual(accepted);
  // Without a change there is no event, and no function runs.
  expect(await version()).toEqual(first);
  const other = await sendMessage(ticket, { ...draft, text: 'Something else entirely.' });
  expect(other).toMatchObject({ ok: false, failure: { code: 'denied' } });
});
