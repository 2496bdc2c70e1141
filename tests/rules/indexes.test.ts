import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { auditPage } from '#data/admin/audit-log.ts';
import { couponList } from '#data/admin/coupons.ts';
import { customerList, latestOrdersOf } from '#data/admin/customers.ts';
import { messageList } from '#data/admin/messages.ts';
import { questionsOfStatus, reviewsOfStatus } from '#data/admin/reviews.ts';
import { newestOrders, orderPage, ordersFound } from '#data/admin/orders.ts';
import { nextPrices, plannedPrices } from '#data/admin/price-changes.ts';
import { issuedIn } from '#data/admin/tax-reports.ts';
import { publishedBlogs } from '#data/blogs.ts';
import { favorites } from '#data/favorites-read.ts';
import { ordersOf } from '#data/orders.ts';
import { productChanges } from '#data/follow-changes.ts';
import { productBySku, productCount, productList } from '#data/products.ts';
import { ownQuestions, publishedQuestions, publishedReviews } from '#data/reviews.ts';
import { staffProducts } from '#data/admin/products.ts';
import { stockLedger } from '#data/admin/stock.ts';
import type { Source } from '#data/live.ts';
import { CATEGORIES, SORTS } from '#domain/catalog.ts';
import { productView, queriesOfSearch, queryOfView } from '#domain/product-view.ts';

const IndexesSchema = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      queryScope: v.picklist(['COLLECTION', 'COLLECTION_GROUP']),
      fields: v.array(v.strictObject({ fieldPath: v.string(), order: v.string() })),
    }),
  ),
  fieldOverrides: v.array(v.unknown()),
});
const file = join(import.meta.dirname, '../../firestore.indexes.json');
const { indexes } = v.parse(IndexesSchema, JSON.parse(readFileSync(file, 'utf8')));

/** A read as its key tells it, which is made of the query itself. */
const KeySchema = v.tuple([
  v.string(),
  v.array(v.tuple([v.string(), v.unknown()])),
  v.nullable(v.string()),
  v.nullable(v.picklist(['asc', 'desc'])),
]);
function readBehind({ key }: Source<unknown>) {
  const [path, filters, field, direction] = v.parse(
    v.pipe(
      v.string(),
      v.transform((text) => JSON.parse(text) as unknown[]),
      KeySchema,
    ),
    key.slice(key.indexOf('[')),
  );
  return { path, filters: filters.map(([name]) => name), field, direction };
}

const said = (collection: string, fields: readonly (readonly [string, string])[]) =>
  `${collection}: ${fields.map(([name, order]) => `${name} ${order}`).join(', ')}`;

/** The composite index that a read needs; none when one field alone decides, which Firestore indexes by itself. */
function indexFor(source: Source<unknown>): string | null {
  const { path, filters, field, direction } = readBehind(source);
  if (field === null || filters.length === 0) return null;
  const equalities = filters.map((name) => [name, 'ASCENDING'] as const);
  const collection = path.startsWith('every:') ? path : path.slice(path.lastIndexOf('/') + 1);
  return said(collection, [
    ...equalities,
    [field, direction === 'asc' ? 'ASCENDING' : 'DESCENDING'],
  ]);
}

const address = (query: Readonly<Record<string, string>>) => (name: string) => query[name] ?? '';
const everyProductList = [null, CATEGORIES[0]].flatMap((category) =>
  [true, false].flatMap((onlyActive) => [
    ...(['createdAt', 'price', 'title'] as const).flatMap((sortField) =>
      (['asc', 'desc'] as const).map((direction) =>
        productList({ category, onlyActive, sortField, direction }),
      ),
    ),
    // Nobody asks for the end of the alphabet of countries.
    productList({ category, onlyActive, sortField: 'countryOfOrigin', direction: 'asc' }),
  ]),
);
const everyOrderPage = [null, 'paid' as const].flatMap((status) =>
  [null, 'cod' as const].flatMap((method) =>
    [null, 'unpaid' as const].flatMap((payment) =>
      [null, '2026-11-01'].map((day) => orderPage({ status, method, payment, from: day, to: day })),
    ),
  ),
);
const everyRead: readonly Source<unknown>[] = [
  ...everyProductList,
  productCount(null),
  productCount(CATEGORIES[0]),
  productBySku('FR-1'),
  productChanges(),
  ...(['asc', 'desc'] as const).map((direction) =>
    messageList({ status: 'new', email: null, direction }),
  ),
  messageList({ status: null, email: 'asha@franch.test', direction: 'desc' }),
  publishedBlogs(),
  publishedReviews('soap'),
  ownQuestions('soap', 'asha'),
  publishedQuestions('soap'),
  reviewsOfStatus('pending'),
  questionsOfStatus('pending'),
  favorites('asha'),
  ordersOf('asha'),
  ...everyOrderPage,
  newestOrders,
  ...(['number', 'email', 'address.phone'] as const).map((field) =>
    ordersFound({ field, prefix: 'FR' }),
  ),
  issuedIn({ from: '2026-11-01', to: '2026-11-30' }),
  ...['', 'active', 'archived'].flatMap((status) =>
    ['', 'Soaps'].flatMap((category) =>
      ['newest', 'oldest', 'name', 'name-down', 'price-low', 'price-high', 'stock-low'].map(
        (sort) => staffProducts(queryOfView(productView(address({ status, category, sort })))),
      ),
    ),
  ),
  ...queriesOfSearch('neem', 1).map((query) => staffProducts(query)),
  stockLedger('soap'),
  plannedPrices('soap'),
  nextPrices,
  couponList(),
  customerList(null),
  customerList({ field: 'name', prefix: 'Asha' }),
  latestOrdersOf('asha'),
  ...['', 'asha'].flatMap((by) =>
    ['', 'product-change'].map((action) => auditPage({ by, action, subject: '' })),
  ),
  auditPage({ by: '', action: '', subject: 'products/' }),
];

/** What the overview adds up and counts: an aggregate needs the field that it adds up as well. */
const FIGURES = [
  'orders: status ASCENDING, createdAt ASCENDING, totals.totalPaise ASCENDING',
  'orders: test ASCENDING, status ASCENDING, createdAt ASCENDING',
];

describe('the composite indexes', () => {
  const reads = everyRead.map(indexFor).filter((index) => index !== null);
  const needed = new Set([...reads, ...FIGURES]);
  const declared = indexes.map(({ collectionGroup, queryScope, fields }) =>
    said(
      queryScope === 'COLLECTION' ? collectionGroup : `every:${collectionGroup}`,
      fields.map(({ fieldPath, order }) => [fieldPath, order] as const),
    ),
  );

  it('are exactly those that the reads of the shop need', () => {
    expect(declared.toSorted()).toEqual([...needed].toSorted());
  });

  it('cover every order that a shopper can choose', () => {
    for (const { field, direction } of Object.values(SORTS)) {
      const read = productList({ category: 'Soaps', sortField: field, direction });
      expect(declared).toContain(indexFor(read));
    }
  });

  it('are not asked for by a product that is found by its sku', () => {
    expect(indexFor(productBySku('FR-1'))).toBeNull();
  });
});
