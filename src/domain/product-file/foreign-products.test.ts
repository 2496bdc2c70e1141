import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCsv } from '../core/csv.ts';
import { otherShop } from './csv-headings.ts';
import { fitsHeading, unmappedColumns, usualMapping } from './foreign-format.ts';
import { foreignProducts } from './foreign-products.ts';
import { categoryName, foreignRow, netQuantityIn } from './foreign-rows.ts';
import { planRow } from './product-csv.ts';

function read(text: string) {
  const parsed = parseCsv(text);
  const [heading = { row: 1, cells: [] }, ...rows] = parsed.ok ? parsed.rows : [];
  const format = otherShop(heading.cells);
  if (!format) throw new Error('The export is not recognised.');
  const mapping = usualMapping(format, heading.cells);
  return {
    heading: heading.cells,
    format,
    mapping,
    ...foreignProducts(format, heading.cells, rows, mapping),
  };
}

const sample = (name: string) =>
  read(readFileSync(`tests/support/fixtures/exports/${name}.csv`, 'utf8'));
const choices = {
  categories: { Soap: 'Soaps', 'Bath > Soap': 'Soaps' },
  productClass: 'cosmetic',
  plainText: (html: string) => html,
} as const;

it.each(['shopify', 'woocommerce'])(
  'the sample export of %s has 13 products with 27 variants',
  (name) => {
    const { format, products, faults } = sample(name);
    expect([format, faults, products.length]).toEqual([name, [], 27]);
    expect(new Set(products.map(({ group }) => group)).size).toBe(13);
    const rows = products.map((product) => foreignRow(product, choices));
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(27);
    expect(rows[0]).toMatchObject({
      slug: 'neem-bath-bar-75-g',
      cells: {
        ...{ title: 'Neem Bath Bar, 75 g', family: 'neem-bath-bar', category: 'Soaps' },
        ...{ sku: 'NB-75', stock: '120', active: 'no', netQuantity: '75', netUnit: 'g' },
      },
    });
    const plans = rows.map((row) => planRow(row, null, ['Soaps']));
    expect(plans.map(({ kind }) => kind)).toEqual(rows.map(() => 'create'));
    expect(plans[0]).toMatchObject({ draft: { price: 6900, mrp: 7500, active: false } });
    // Without an offer the regular price is the price.
    expect(plans[5]).toMatchObject({
      draft: { title: 'Rose Face Mist, 50 ml', price: 12_900, mrp: 12_900 },
    });
    // A product without variants belongs to no family.
    const scraper = rows.find(({ cells }) => cells['title'] === 'Brass Tongue Scraper');
    expect(scraper).toMatchObject({ slug: 'brass-tongue-scraper', cells: { family: '' } });
  },
);

it('variants have the pictures of their product, rows with a picture alone are no variant', () => {
  const aloe = sample('shopify').products.filter(({ group }) => group === 'aloe-gel');
  expect(aloe.map(({ options }) => options)).toEqual([['100 g'], ['250 g']]);
  expect(aloe[1]?.pictures.map(({ alt }) => alt)).toEqual([
    ...['Aloe Gel, front', 'Aloe Gel, back', 'Aloe leaf'],
  ]);
  expect(sample('woocommerce').products[0]?.pictures).toHaveLength(2);
});

it('reads the headings that Shopify writes since 2024, and columns that were mapped by hand', () => {
  const text = [
    'Title,URL handle,Description,Vendor,Type,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Product image URL,Variant image URL',
    'Neem Comb,neem-comb,<p>Wood</p>,Malhar,Hair,Size,Small,NC-1,80,90,5,https://a.test/1.jpg,',
    ',neem-comb,,,,,Large,NC-2,95,,4,,https://a.test/2.jpg',
  ].join('\n');
  const { heading, format, mapping, products } = read(text);
  expect(products.map(({ cells }) => [cells.title, cells.price, cells.mrp, cells.stock])).toEqual([
    ['Neem Comb', '80', '90', '5'],
    ['Neem Comb', '95', '', '4'],
  ]);
  expect(products[1]?.pictures.map(({ address }) => address)).toEqual([
    ...['https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ]);
  expect(unmappedColumns(format, heading, mapping)).toEqual(['Vendor']);
  const byHand = { ...mapping, manufacturerName: 'Vendor' };
  expect([fitsHeading(byHand, heading), fitsHeading(byHand, heading.slice(4))]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['Handle,Title,Variant Price,Variant Grams', '75.5', '76'],
  ['URL handle,Title,Price,Weight value (grams)', '320.0', '320'],
  ['URL handle,Title,Price,Weight value (grams)', '0', ''],
  ['URL handle,Title,Price,Weight value (grams)', 'heavy', 'heavy'],
  ['SKU,Name,Regular price,Weight (kg)', '1.5', '1500'],
  ['SKU,Name,Regular price,Weight (kg)', '0.0002', '1'],
  ['SKU,Name,Regular price,Weight (g)', '', ''],
  ['SKU,Name,Regular price,Weight (lbs)', '2', '907'],
  ['SKU,Name,Regular price,Weight (oz)', '8', '227'],
])('a weight under "%s" of %s is %s grams', (heading, weight, grams) => {
  expect(read(`${heading}\nneem,Neem,20,${weight}`).products[0]?.cells.weightGrams).toBe(grams);
});

it('a variant without a weight has the one of its product, and low stock as WooCommerce sets it', () => {
  const { products } = read(
    'ID,Type,SKU,Name,Regular price,Low stock amount,Weight (kg),Parent\n1,variable,A,A,,4,0.2,\n2,variation,A-1,A,10,,,A\n3,variation,A-2,A,10,0,0.5,A',
  );
  const draft = (place: number) => {
    const [product] = products.slice(place);
    return product && planRow(foreignRow(product, choices), null, ['Soaps']);
  };
  expect(draft(0)).toMatchObject({ draft: { weightGrams: 200, lowStockAt: 4 } });
  expect(draft(1)).toMatchObject({ draft: { weightGrams: 500, lowStockAt: 0 } });
});

it('names rows that belong to no product', () => {
  const shopify = read('Handle,Title,Variant Price\n,Lost,10\nneem,Neem,20');
  expect(shopify.faults).toEqual([{ row: 2, column: 'Handle', code: 'no-group' }]);
  const woo = read(
    'ID,Type,SKU,Name,Regular price,Parent\n1,variation,A,A,10,id:9\n2,grouped,B,B,,\n3,simple,C,C,5,',
  );
  expect(woo.faults).toMatchObject([
    { row: 2, code: 'no-parent', detail: 'id:9' },
    { row: 3, code: 'foreign-type', detail: 'grouped' },
  ]);
  expect(woo.products.map(({ group }) => group)).toEqual(['C']);
});

it.each([
  ['100 g', '100 g'],
  ['1.5 kg', '1500 g'],
  ['1 L', '1000 ml'],
  ['60 Tablets', '60 tablet'],
  ['Pack of 3, 75 g', ''],
  ['3 x 75 g', ''],
  ['Large', ''],
])('the net quantity of "%s" is "%s"', (text, expected) => {
  const found = netQuantityIn(text);
  expect(found ? `${found.value} ${found.unit}` : '').toBe(expected);
});

it('takes the last part of the first category', () => {
  expect(categoryName('Bath > Soap, Featured')).toBe('Soap');
});
