import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductListQuery } from '#data/catalog/products.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';

const { shop, store } = shopDataForTests('franch-lists');

type Stored = Record<string, unknown>;
/** Writes products by slug, with their distinctive fields. */
async function stock(products: Readonly<Record<string, Stored>>): Promise<void> {
  const entries = Object.entries(products);
  for (let from = 0; from < entries.length; from += 500) {
    const batch = store.admin.batch();
    for (const [slug, changes] of entries.slice(from, from + 500))
      batch.set(store.admin.doc(`products/${slug}`), aStoredProduct(changes));
    await batch.commit();
  }
}
const nameOf = (index: number) => `p-${String(index).padStart(4, '0')}`;
const many = (count: number, of: (index: number) => Stored) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [nameOf(i), of(i)]));
const moment = (microseconds: number) =>
  new Timestamp(1_768_363_200 + Math.floor(microseconds / 1e6), (microseconds % 1e6) * 1000);

const list = (query: ProductListQuery = {}) => shop.watch(shop.productList(query)).data();
const count = (category: string | null) => shop.watch(shop.productCount(category)).data();

/** Loads a list page by page to its end. */
async function unroll(query: ProductListQuery) {
  const pages = [await list(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    if (pages.length > 40) throw new Error('This list never ends.');
    pages.push(await list({ ...query, after: next }));
  }
  return pages.flatMap(({ rows }) => rows);
}

it('a list without filters is the thirty newest active products, and reports that more follow', async () => {
  await stock(many(32, (i) => ({ createdAt: moment(i * 1e6), price: 99 - i, active: i !== 31 })));
  const first = await list();
  expect(slugsOf(first.rows)).toEqual(Array.from({ length: 30 }, (_, i) => nameOf(30 - i)));
  const second = await list({ ...(first.next && { after: first.next }) });
  expect([slugsOf(second.rows), second.next]).toEqual([['p-0000'], null]);
});

describe('paging', () => {
  const ORDERS = (['createdAt', 'price', 'title'] as const).flatMap((sortField) =>
    (['asc', 'desc'] as const).map((direction) => ({ sortField, direction })),
  );

  it.each(ORDERS)(
    'by $sortField $direction returns every product once and in order, past equal and malformed ones',
    async (order) => {
      expectConsole('error', /bad-document/);
      // Values of every kind that a document could wrongly hold in the sort field.
      const wrong = [null, false, true, Number.NaN, -5, moment(1), 'text'];
      // Runs of equal values cross page boundaries; times differ by single microseconds.
      const good = many(13, (i) => ({
        createdAt: moment(Math.floor(i / 5)),
        price: [10, 10.01, 499.99][i % 3],
        title: ['तेल', 'Oil', '🪔 Lamp', 'oil'][i % 4],
      }));
      const bad = wrong.map((value, i) => [`bad-${i}`, { [order.sortField]: value, stock: -1 }]);
      await stock({ ...good, ...(Object.fromEntries(bad) as Record<string, Stored>) });
      for (const pageSize of [1, 4]) {
        const rows = await unroll({ ...order, pageSize });
        expect(slugsOf(rows).toSorted()).toEqual(Object.keys(good));
        const sign = order.direction === 'asc' ? 1 : -1;
        for (const [i, row] of rows.entries()) {
          const [previous, value] = [(rows[i - 1] ?? row)[order.sortField], row[order.sortField]];
          // Firestore orders strings by their UTF-8 bytes.
          const step =
            typeof value === 'string'
              ? Buffer.compare(Buffer.from(String(previous)), Buffer.from(value))
              : Number(previous) - value;
          expect(step * sign).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  it('continues past products whose time was written as a number, and ends after a full page', async () => {
    const numbers = [1, 2, 3].map((i) => [`n-${i}`, { createdAt: i }]);
    const times = many(3, (i) => ({ createdAt: moment(i) }));
    await stock({ ...times, ...(Object.fromEntries(numbers) as Record<string, Stored>) });
    for (const direction of ['asc', 'desc'] as const)
      expect(await unroll({ direction, pageSize: 1 })).toHaveLength(6);
    const full = await list({ pageSize: 6 });
    if (!full.next) throw new Error('A full page may be followed by more.');
    expect(await list({ pageSize: 6, after: full.next })).toEqual({ rows: [], next: null });
  });

  it('keeps its position when an earlier product goes off sale', async () => {
    await stock(many(6, (i) => ({ price: i + 1 })));
    const query = { sortField: 'price', direction: 'asc', pageSize: 2 } as const;
    const first = await list(query);
    await store.admin.doc('products/p-0001').update({ active: false });
    const second = await list({ ...query, ...(first.next && { after: first.next }) });
    expect(slugsOf(second.rows)).toEqual(['p-0002', 'p-0003']);
  });

  it('takes pages up to the limit of the rules, and fails for none instead of loading for ever', async () => {
    expectConsole('error', /unmapped-error .*invalid-argument/);
    expect(await list({ pageSize: 1_000 })).toEqual({ rows: [], next: null });
    expect(await shop.watch(shop.productList({ pageSize: 1_001 })).failure()).toBe('denied');
    for (const pageSize of [0, -1])
      expect(await shop.watch(shop.productList({ pageSize })).failure()).toBe('unknown');
  });
});

it('a category has its active products and no others, and is empty for any words that none has', async () => {
  const named = ['Soaps', 'तेल और साबुन', 'Oils & "more"', 'a/b', '🪔'];
  await stock({
    ...Object.fromEntries(named.map((category, i) => [`own-${i}`, { category }])),
    ...Object.fromEntries(named.map((category, i) => [`other-${i}`, { category: `${category} ` }])),
    away: { category: 'Soaps', active: false },
  });
  for (const [i, category] of named.entries()) {
    expect(slugsOf((await list({ category })).rows)).toEqual([`own-${i}`]);
    expect(await count(category)).toBe(1);
  }
  for (const category of ['soaps', '', 'x'.repeat(5_000), 'तेल'.repeat(1_700)])
    expect(await list({ category })).toEqual({ rows: [], next: null });
  expect([await count(null), await count('Lamps')]).toEqual([10, 0]);
});

it('a count ends at its limit, so that it costs one read however large the shop grows', async () => {
  await stock(many(shop.COUNT_LIMIT + 3, () => ({})));
  expect(await count(null)).toBe(shop.COUNT_LIMIT);
});

describe('a search in a list', () => {
  beforeEach(() =>
    stock({
      oil: { title: 'Orthovin THAILAM', description: 'Warm', sku: 'FR-OT-1' },
      soap: { title: 'Neem Soap', description: 'Mild. For every skin; तेल free', sku: 'FR-NS-2' },
    }),
  );

  it('finds words in title, description and sku, beside the whole list', async () => {
    const whole = shop.watch(shop.productList());
    const expected = {
      ...{ thailam: ['oil'], SKIN: ['soap'], 'fr-ns': ['soap'], 'fr-': ['oil', 'soap'] },
      ...{ तेल: ['soap'], '  warm  ': ['oil'], lamp: [], '.*': [] },
    };
    for (const [search, slugs] of Object.entries(expected))
      expect(slugsOf((await list({ search })).rows).toSorted(), search).toEqual(slugs);
    expect((await whole.data()).rows).toHaveLength(2);
    expect(shop.productList({ search: 'NEEM' }).key).toBe(shop.productList({ search: 'neem' }).key);
    // A page without a match does not end it.
    expect((await list({ search: 'lamp', pageSize: 2 })).next).not.toBeNull();
  });
});

it('a product by its sku is the active one with it, and null without any', async () => {
  const sku = 'FR-1';
  await stock({ old: { sku, active: false }, oil: { sku }, soap: { sku: 'FR-2' } });
  expect(await shop.watch(shop.productBySku(sku)).data()).toMatchObject({ slug: 'oil' });
  expect(await shop.watch(shop.productBySku('fr-1')).data()).toBeNull();
});
