import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { csvText, parseCsv } from '../core/csv.ts';
import { columnsOf, CSV_COLUMNS, otherShop } from './csv-headings.ts';
import { doubleFaults, headingFaults, planRow, productRow, rowFormValues } from './product-csv.ts';

const product = aProduct({
  active: false,
  description: '=1+1 is no formula here,\n"quoted" and -dashed',
  ingredients: [{ name: '-Amla', botanical: '', quantity: '5 g' }],
  hsn: '04090000',
});

const heading = [...CSV_COLUMNS];
const rowOf = (cells: Record<string, string>) =>
  rowFormValues(Object.keys(cells), { row: 2, cells: Object.values(cells) });

it('a file of products changes nothing when its export is imported again', () => {
  const parsed = parseCsv(csvText([heading, productRow(product)]));
  const [head, row] = parsed.ok ? parsed.rows : [];
  expect(head?.cells).toEqual(heading);
  expect(headingFaults(head?.cells ?? [])).toEqual([]);
  const { typed, faults } = rowFormValues(heading, row ?? { row: 2, cells: [] });
  expect(faults).toEqual([]);
  expect(planRow(typed, product)).toEqual({ kind: 'same' });
});

it('a file of products changes no stock, but creates missing products with their stock', () => {
  const { slug, title } = product;
  const planned = (cells: Record<string, string>, before: typeof product | null = product) =>
    planRow(rowOf({ slug, title, ...cells }).typed, before);
  expect(planned({ price: '400' })).toMatchObject({
    kind: 'change',
    draft: { price: 40_000, description: product.description, hsn: '04090000' },
  });
  expect(planned({ stock: '999' })).toEqual({ kind: 'same' });
  expect(planned({ stock: '12' }, null)).toMatchObject({ kind: 'create', slug, stock: 12 });
});

it.each([
  ['slug,title', ''],
  ['title', 'slug missing-column'],
  ['slug,title,colour', 'colour unknown-column'],
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
  expect(planRow(wrong.typed, null)).toMatchObject({
    kind: 'wrong',
    faults: [
      { column: 'price', why: 'commas', instead: '499.00' },
      { column: 'mrp', why: 'commas', instead: '249.50' },
      { column: 'stock', why: 'commas', instead: '' },
    ],
  });
  const right = rowOf({ slug: 'x', title: 'X', price: 'Rs. 1,00,000', stock: '1,200' });
  expect(planRow(right.typed, null)).toMatchObject({ draft: { price: 10_000_000 }, stock: 1200 });
});

it('a file of products puts no product on sale with missing fields or forbidden claims', () => {
  const faultsAt = (price: string) =>
    planRow(rowOf({ slug: 'x', title: 'Cures all', active: 'yes', price }).typed, null);
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
