import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductListQuery } from '#data/catalog/products.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { loadShopData, type ShopData } from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
let shop: ShopData;
beforeAll(async () => {
  store = await openStore('franch-lists');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  shop = await loadShopData(store.projectId);
});
afterEach(() => shop.close());

type Stored = Record<string, unknown>;
/** Writes products by slug, with their distinctive fields. */
async function stock(products: Readonly<Record<string, Stored>>): Promise<void> {
  const entries = Object.entries(products);
  for (let from = 0; from < entries.length; from += 500) {
    const batch = store.admin.batch();
    for (const [slug, changes] of entries.slice(from, from + 500)) {
      batch.set(store.admin.doc(`products/${slug}`), aStoredProduct(changes));
    }
    await batch.commit();
  }
}
const many = (count: number, of: (index: number) => Stored) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`p-${String(i).padStart(4, '0')}`, of(i)]),
  );
const moment = (microseconds: number) =>
  new Timestamp(1_768_363_200 + Math.floor(microseconds / 1e6), (microseconds % 1e6) * 1000);

const list = async (query: ProductListQuery = {}) => shop.watch(shop.productList(query)).data();
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

/** Loads a list page by page to its end. */
async function unroll(query: ProductListQuery) {
  const pages = [await list(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    if (pages.length > 40) throw new Error('This list never ends.');
    pages.push(await list({ ...query, after: next }));
  }
  return pages.flatMap(({ rows }) => rows);
}

describe('a list without filters', () => {
  it('is the thirty newest active products, and reports that more follow', async () => {
    await stock(many(32, (i) => ({ createdAt: moment(i * 1e6), price: 99 - i, active: i !== 31 })));
    const first = await list();
    expect(slugs(first.rows)).toEqual(
      Array.from({ length: 30 }, (_, i) => `p-${String(30 - i).padStart(4, '0')}`),
    );
    const second = await list({ after: first.next ?? { value: 0, moment: true, id: '' } });
    expect(slugs(second.rows)).toEqual(['p-0000']);
    expect([first.next === null, second.next]).toEqual([false, null]);
  });

  it('that is exactly full is followed by an empty page, and then ends', async () => {
    await stock(many(4, (i) => ({ createdAt: moment(i) })));
    const full = await list({ pageSize: 4 });
    expect(full.next).not.toBeNull();
    expect(await list({ pageSize: 4, ...(full.next && { after: full.next }) })).toEqual({
      rows: [],
      next: null,
    });
  });
});

describe('paging', () => {
  const ORDERS = (['createdAt', 'price', 'title'] as const).flatMap((sortField) =>
    (['asc', 'desc'] as const).map((direction) => ({ sortField, direction })),
  );

  it.each(ORDERS)(
    'by $sortField $direction returns every product once and in order, equal ones included',
    async (order) => {
      // Runs of equal values cross page boundaries; times differ by single microseconds.
      await stock(
        many(23, (i) => ({
          createdAt: moment(Math.floor(i / 5)),
          price: [10, 10.01, 499.99][i % 3],
          title: ['तेल', 'Oil', '🪔 Lamp', 'oil'][i % 4],
        })),
      );
      const rows = await unroll({ ...order, pageSize: 4 });
      expect(slugs(rows).toSorted()).toEqual(Object.keys(many(23, () => ({}))));
      const values = rows.map((row) => row[order.sortField]);
      const sign = order.direction === 'asc' ? 1 : -1;
      for (const [i, value] of values.entries()) {
        const previous = values[i - 1];
        // Firestore orders strings by their UTF-8 bytes.
        const steps =
          typeof value === 'string'
            ? Buffer.compare(Buffer.from(String(previous ?? value)), Buffer.from(value))
            : Number(previous ?? value) - value;
        expect(steps * sign).toBeLessThanOrEqual(0);
      }
    },
  );

  it.each(ORDERS)('by $sortField $direction continues past malformed documents', async (order) => {
    expectConsole('error', /bad-document/);
    // Values of every kind that a document could wrongly hold in the sort field.
    const wrong = [null, false, true, Number.NaN, -5, moment(1), 'text'];
    await stock({
      ...many(5, (i) => ({ createdAt: moment(i), price: 10 + i, title: `Oil ${i}` })),
      ...Object.fromEntries(
        wrong.map((value, i) => [`bad-${i}`, { [order.sortField]: value, stock: -1 }]),
      ),
    });
    for (const pageSize of [1, 2, 3]) {
      const rows = await unroll({ ...order, pageSize });
      expect(slugs(rows).toSorted()).toEqual(Object.keys(many(5, () => ({}))));
    }
  });

  it('continues past products whose time was written as a number', async () => {
    await stock({
      ...many(3, (i) => ({ createdAt: moment(i) })),
      ...Object.fromEntries([1, 2, 3].map((i) => [`n-${i}`, { createdAt: i }])),
    });
    for (const direction of ['asc', 'desc'] as const) {
      expect(await unroll({ direction, pageSize: 1 })).toHaveLength(6);
    }
  });

  it('keeps its position when an earlier product goes off sale', async () => {
    await stock(many(6, (i) => ({ price: i + 1 })));
    const query = { sortField: 'price', direction: 'asc', pageSize: 2 } as const;
    const first = await list(query);
    await store.admin.doc('products/p-0001').update({ active: false });
    const second = await list({ ...query, ...(first.next && { after: first.next }) });
    expect(slugs(second.rows)).toEqual(['p-0002', 'p-0003']);
  });
});

describe('a category', () => {
  it.each(['Soaps', 'तेल और साबुन', 'Oils & "more"', 'a/b', '🪔'])(
    '%s has its products and no others',
    async (category) => {
      await stock({ one: { category }, other: { category: `${category} ` }, third: {} });
      expect(slugs((await list({ category })).rows)).toEqual(['one']);
      expect(await shop.watch(shop.productCount(category)).data()).toBe(1);
    },
  );

  it.each([
    ['no word of the shop', 'Nothing'],
    ['in another case', 'soaps'],
    ['nothing', ''],
    ['5,000 letters long', 'x'.repeat(5_000)],
    ['5,100 Devanagari characters long', 'तेल'.repeat(1_700)],
  ])('without products is empty, never an error: %s', async (_name, category) => {
    await stock({ soap: { category: 'Soaps' } });
    expect(await list({ category })).toEqual({ rows: [], next: null });
  });
});

describe('a search in a list', () => {
  beforeEach(() =>
    stock({
      oil: { title: 'Orthovin THAILAM', description: 'Warm', sku: 'FR-OT-1' },
      soap: { title: 'Neem Soap', description: 'Mild. For every skin; तेल free', sku: 'FR-NS-2' },
    }),
  );

  it.each([
    ['thailam', ['oil']],
    ['SKIN', ['soap']],
    ['fr-ns', ['soap']],
    ['तेल', ['soap']],
    ['fr-', ['oil', 'soap']],
    ['  warm  ', ['oil']],
    ['lamp', []],
    ['.*', []],
  ])('for "%s" finds %j in title, description and sku', async (search, expected) => {
    expect(slugs((await list({ search })).rows).toSorted()).toEqual(expected);
  });

  it('is a separate read beside the whole list, which keeps all its rows', async () => {
    const whole = shop.watch(shop.productList());
    const searchResult = shop.watch(shop.productList({ search: 'neem' }));
    expect((await searchResult.data()).rows).toHaveLength(1);
    expect((await whole.data()).rows).toHaveLength(2);
    expect(shop.productList({ search: 'NEEM' }).key).toBe(shop.productList({ search: 'neem' }).key);
  });

  it('does not stop paging at a page without a match', async () => {
    const { rows, next } = await list({ search: 'lamp', pageSize: 2 });
    expect(rows).toEqual([]);
    expect(next).not.toBeNull();
  });
});

describe('a product by its sku', () => {
  it('is the active one with it, and null without any', async () => {
    await stock({
      old: { sku: 'FR-1', active: false },
      oil: { sku: 'FR-1' },
      soap: { sku: 'FR-2' },
    });
    expect(await shop.watch(shop.productBySku('FR-1')).data()).toMatchObject({ slug: 'oil' });
    expect(await shop.watch(shop.productBySku('fr-1')).data()).toBeNull();
  });
});

describe('a count', () => {
  it('counts active products, of the whole shop or of a category', async () => {
    await stock({ a: {}, b: { category: 'Soaps' }, c: { category: 'Soaps', active: false } });
    expect(await shop.watch(shop.productCount(null)).data()).toBe(2);
    expect(await shop.watch(shop.productCount('Soaps')).data()).toBe(1);
    expect(await shop.watch(shop.productCount('Lamps')).data()).toBe(0);
  });

  it('ends at its limit, so that it costs one read however large the shop grows', async () => {
    await stock(many(shop.COUNT_LIMIT + 3, () => ({})));
    performance.clearMarks('firestore-reads');
    expect(await shop.watch(shop.productCount(null)).data()).toBe(shop.COUNT_LIMIT);
  });
});

describe('a page size', () => {
  it('above the limit of the rules is denied', async () => {
    expect(await shop.watch(shop.productList({ pageSize: 1_001 })).failure()).toBe('denied');
    expect(await list({ pageSize: 1_000 })).toEqual({ rows: [], next: null });
  });

  it.each([0, -1])('of %d fails, and does not load for ever', async (pageSize) => {
    expectConsole('error', /unmapped-error .*invalid-argument/);
    expect(await shop.watch(shop.productList({ pageSize })).failure()).toBe('unknown');
  });
});
