import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { csvText, parseCsv } from '../core/csv.ts';
import { columnsOf, CSV_COLUMNS, otherShop } from './csv-headings.ts';
import {
  doubleFaults,
  headingFaults,
  planRow,
  productRow,
  rowFormValues,
  unknownColumns,
} from './product-csv.ts';

const product = aProduct({
  active: false,
  description: '=1+1 is no formula here,\n"quoted" and -dashed',
  ingredients: [{ name: '-Amla', botanical: '', quantity: '5 g' }],
  hsn: '04090000',
});

const heading = [...CSV_COLUMNS];
const CATEGORIES = ['Wellness', 'Soaps', 'Hair Care'];
const rowOf = (cells: Record<string, string>) =>
  rowFormValues(Object.keys(cells), { row: 2, cells: Object.values(cells) });

it('a file of products changes nothing when its export is imported again', () => {
  const parsed = parseCsv(csvText([heading, productRow(product)]));
  const [head, row] = parsed.ok ? parsed.rows : [];
  expect(head?.cells).toEqual(heading);
  expect(headingFaults(head?.cells ?? [])).toEqual([]);
  const { typed, faults } = rowFormValues(heading, row ?? { row: 2, cells: [] });
  expect(faults).toEqual([]);
  expect(planRow(typed, product, CATEGORIES)).toEqual({ kind: 'same', warnings: [] });
});

const own = { slug: product.slug, title: product.title };
const planned = (cells: Record<string, string>, before: typeof product | null = product) =>
  planRow(rowOf({ ...own, ...cells }).typed, before, CATEGORIES);

it('a file of products shows each difference, and creates missing products with their stock', () => {
  expect(planned({ price: '400' })).toMatchObject({
    kind: 'change',
    draft: { price: 40_000, description: product.description, hsn: '04090000' },
    differences: [{ field: 'price', from: '₹449.50', to: '₹400' }],
    change: { before: { price: 449.5 }, after: { price: 400 }, stockDelta: 0 },
  });
  expect(planned({ stock: '12' }, null)).toMatchObject({
    ...{ kind: 'create', slug: own.slug, change: { before: null, after: { stock: 12 } } },
  });
});

it('a counted stock corrects the stock of the shop, while an exported one is left out with a warning', () => {
  expect(planned({ stock: '999' })).toEqual({
    ...{ kind: 'same', warnings: [{ row: 2, column: 'stock', code: 'stock' }] },
  });
  expect(planned({ stock: '999', stockCount: '22' })).toMatchObject({
    change: { before: {}, after: {}, stockDelta: -3, stockFrom: 25 },
    differences: [{ field: 'stock', from: '25', to: '22' }],
    warnings: [],
  });
  expect(planned({ stockCount: ' ' })).toMatchObject({ kind: 'same' });
  expect(planned({ stockCount: '-1' })).toMatchObject({ faults: [{ column: 'stockCount' }] });
});

it.each([
  ['Soapz', 'category:Soaps'],
  ['soaps', 'Soaps'],
  ['hair care', 'Hair Care'],
  ['Furniture', 'category:'],
  ['', ''],
])('the category "%s" of a file is read as "%s"', (category, expected) => {
  const plan = planned({ category, price: '1' });
  const answer =
    plan.kind === 'wrong'
      ? plan.faults.map(({ code, detail = '' }) => `${code}:${detail}`).join()
      : plan.kind === 'same' || plan.draft.category;
  expect(answer).toBe(expected);
});

it('a product keeps a category that the shop no longer has', () => {
  const old = { ...product, category: 'Perfume' };
  expect(planned({ category: 'Perfume' }, old)).toMatchObject({ kind: 'same' });
});

it('names columns that no field has, without refusing the file', () => {
  const columns = columnsOf(['slug', 'title', 'Colour', '', 'Stock count']);
  expect(headingFaults(columns)).toEqual([]);
  expect(unknownColumns(columns)).toEqual([{ row: 1, column: 'Colour', code: 'unknown-column' }]);
});

it.each([
  ['slug,title', ''],
  ['title', 'slug missing-column'],
  ['slug,title,title', 'title double-column'],
  ['slug,Title,title', 'title double-column'],
  ['slug|title|price', ' separator'],
  ['Slug, TITLE ,net_quantity,Net Unit,MRP,gst-rates,, ', ''],
  ['slug,,title', ''],
])('a file of products with the headings %s has the faults "%s"', (names, faults) => {
  const found = headingFaults(columnsOf(names.split(',')));
  expect(found.map(({ column, code }) => `${column} ${code}`).join()).toBe(faults);
});

it('a file of products rejects a cell with a formula, a row that is too long, and an invalid slug', () => {
  expect(rowOf({ slug: 'a b', title: 'x', price: '=SUM(A1:A2)' }).faults).toEqual([
    { row: 2, column: 'price', code: 'formula' },
    { row: 2, column: 'slug', code: 'slug', detail: 'a-b' },
  ]);
  const long = rowFormValues(['slug'], { row: 5, cells: ['neem', '', 'x'] });
  expect(long.faults).toEqual([{ row: 5, column: '', code: 'too-many-cells' }]);
  const gap = rowFormValues(['slug', '', 'title'], { row: 6, cells: ['neem', 'x', 'Neem'] });
  expect(gap.faults).toEqual([{ row: 6, column: '', code: 'too-many-cells' }]);
});

it('a file of products gives a row without a slug the address of its title, or says that there is none', () => {
  const typed = { slug: 'nim-sabun', leftOut: [] };
  expect(rowOf({ slug: ' ', title: 'नीम साबुन' })).toMatchObject({ typed, faults: [] });
  const mixed = rowOf({ slug: '', title: 'Neem 肥皂' });
  expect(mixed.typed).toMatchObject({ slug: 'neem', leftOut: ['肥皂'] });
  expect(rowOf({ slug: 'neem', title: '肥皂' }).typed.leftOut).toBeNull();
  const fault = (title: string) => rowOf({ slug: '', title }).faults;
  expect(fault('肥皂')).toEqual([{ row: 2, column: 'slug', code: 'no-address' }]);
  expect(fault('')).toEqual([{ row: 2, column: 'slug', code: 'required' }]);
});

it('a file of products rejects two rows with the same product or the same sku', () => {
  const row = (number: number, slug: string, sku: string) => ({
    ...{ row: number, slug, cells: { sku }, leftOut: null },
  });
  const rows = [row(2, 'a', 'X'), row(3, 'a', ''), row(4, 'b', 'X'), row(5, 'c', '')];
  expect(doubleFaults(rows)).toEqual([
    { row: 3, column: 'slug', code: 'double-slug', detail: '2' },
    { row: 4, column: 'sku', code: 'double-sku', detail: '2' },
  ]);
});

it('a file of products refuses commas that are no thousands, and numbers of other places', () => {
  const wrong = rowOf({ slug: 'x', title: 'X', price: '499,00', mrp: '249,50', stock: '12,5' });
  expect(planRow(wrong.typed, null, CATEGORIES)).toMatchObject({
    kind: 'wrong',
    faults: [
      { column: 'price', why: 'commas', instead: '499.00' },
      { column: 'mrp', why: 'commas', instead: '249.50' },
      { column: 'stock', why: 'commas', instead: '' },
    ],
  });
  const right = rowOf({ slug: 'x', title: 'X', price: 'Rs. 1,00,000', stock: '1,200' });
  expect(planRow(right.typed, null, CATEGORIES)).toMatchObject({
    ...{ draft: { price: 10_000_000 }, change: { after: { stock: 1200 } } },
  });
});

it('a file of products puts no product on sale with missing fields or forbidden claims', () => {
  const faultsAt = (price: string) =>
    planRow(rowOf({ slug: 'x', title: 'Cures all', active: 'yes', price }).typed, null, CATEGORIES);
  expect(faultsAt('free')).toMatchObject({
    faults: [{ row: 2, column: 'price', code: 'amount', why: 'shape', typed: 'free' }],
  });
  expect(faultsAt('10')).toMatchObject({
    faults: [
      { column: 'active', code: 'record' },
      { column: 'title', code: 'claims', detail: 'Cures' },
    ],
  });
});

it.each([
  ['Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Price', 'shopify'],
  ['Title,URL handle,Description,Vendor,Product category,Status,SKU,Price', 'shopify'],
  ['ID,Type,SKU,Name,Is featured?,Visibility in catalog,Stock,Regular price', 'woocommerce'],
  ['slug,title,price,mrp', null],
  ['Name,Price', null],
])('an export with the headings %s is one of %s', (headings, shop) => {
  expect(otherShop(headings.split(','))).toBe(shop);
});
