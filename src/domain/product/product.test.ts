import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { aProduct, aProductDocument } from '../../../tests/support/fixtures/products.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { type Product, productDocument, ProductSchema } from './product.ts';
import { isSlug, MAX_SLUG_LENGTH } from './slug.ts';

const stored = (changes: Record<string, unknown> = {}) => ({
  ...aProductDocument(),
  slug: 'neem-soap',
  ...changes,
});

const read = (changes: Record<string, unknown>) => v.parse(ProductSchema, stored(changes));
const accepts = (changes: Record<string, unknown>) => v.is(ProductSchema, stored(changes));

it('a stored product gets defaults for all optional fields', () => {
  const texts = { sku: '', category: '', description: '' };
  const minimal = { slug: 'neem', title: 'Neem', stock: 0, createdAt: 1, ...texts };
  expect(v.parse(ProductSchema, { ...minimal, price: 10 })).toEqual({
    ...minimal,
    ...{ price: 1000, mrp: 1000, active: true, productClass: 'other', unitCode: 'NOS' },
    ...{ imageURL: '', images: [], imageAlts: [], imageKinds: [], family: '', genericName: '' },
    ...{
      concerns: [],
      ingredients: [],
      howToUse: '',
      suits: '',
      avoidIf: '',
      cautions: '',
      licenceNumber: '',
    },
    ...{ bookReference: '', scheduleE1: false, nutrition: '', allergens: '' },
    ...{ countryOfOrigin: '', gstRates: [] },
  });
});

it.each([
  [{ imageURL: '/a.webp', images: ['/b.webp'] }, { imageURL: '/a.webp' }],
  [{ imageURL: '', images: ['/b.webp', '/c.webp'] }, { imageURL: '/b.webp' }],
  [{ imageURL: undefined, images: ['/b.webp'] }, { imageURL: '/b.webp' }],
  [{ imageURL: '', images: [] }, { imageURL: '' }],
  [{ imageURL: undefined, images: undefined }, { imageURL: '' }],
  // The MRP is never below the price.
  [{ price: 449, mrp: 499 }, { mrp: 49_900 }],
  [{ price: 449, mrp: 400 }, { mrp: 44_900 }],
  [{ price: 449, mrp: undefined }, { mrp: 44_900 }],
  [
    { price: 1.15, mrp: 1249.99 },
    { price: 115, mrp: 124_999 },
  ],
  // No law knows an HSN code of 5 or 7 digits.
  [{ hsn: '30049' }, { hsn: undefined }],
  [{ hsn: '3004901' }, { hsn: undefined }],
  [{ hsn: '300490' }, { hsn: '300490' }],
])('a stored product with %o is read with %o', (fields, product) => {
  expect({ hsn: undefined, ...read(fields) }).toMatchObject(product);
});

it('a stored product drops fields that this version does not know', () => {
  expect(read({ loyaltyPoints: 5, netQuantity: { value: 1, unit: 'g', tolerance: 2 } })).toEqual(
    read({ netQuantity: { value: 1, unit: 'g' } }),
  );
});

it('a stored product is refused without a required field', () => {
  const required = 'slug | title | price | sku | stock | category | description | createdAt';
  for (const field of listed(required)) {
    const { [field]: _, ...rest } = stored() as Record<string, unknown>;
    expect(v.is(ProductSchema, rest), field).toBe(false);
  }
});

it.each<Record<string, unknown>>([
  ...['', 'x'.repeat(241), 7].map((title) => ({ title })),
  ...['499', -0.01, NaN, Infinity, MAX_PAISE / 100 + 0.01, null].map((price) => ({ price })),
  ...[1.5, -1, '3'].map((stock) => ({ stock })),
  ...[null, 'x'.repeat(61)].map((category) => ({ category })),
  ...['yesterday', Infinity, null].map((createdAt) => ({ createdAt })),
  ...[0, Infinity].map((value) => ({ netQuantity: { value, unit: 'g' } })),
  { gstRates: [{ from: '22-09-2025', percent: 5 }] },
  { gstRates: [{ from: '2025-09-22', percent: 41 }] },
  { mrp: '499' },
  { description: 'x'.repeat(10_001) },
  { imageURL: 5 },
  { images: '/a.webp' },
  { images: [5] },
  { active: 'yes' },
  { updatedAt: 'today' },
  { productClass: 'magic' },
  { netQuantity: { value: 100, unit: 'kg' } },
  { ingredients: [{ botanical: 'Azadirachta indica' }] },
  { shelfLifeMonths: 0 },
  { weightGrams: 50_001 },
  { vegMark: 'vegan' },
  { hsn: '30' },
  { unitCode: 'kegs' },
  { rating: { sum: -1, count: 0 } },
  { slug: 'Neem' },
])('a stored product of a wrong shape is refused: %o', (wrong) => {
  expect(accepts(wrong)).toBe(false);
});

it.each<Record<string, unknown>>([
  { title: 'x'.repeat(240) },
  { price: 0 },
  { price: MAX_PAISE / 100, mrp: MAX_PAISE / 100 },
  { stock: 0 },
  { description: 'x'.repeat(10_000) },
  { hsn: '3004' },
  { shelfLifeMonths: 120 },
  { weightGrams: 50_000 },
])('a stored product is valid at the limit: %.40j', (edge) => {
  expect(accepts(edge)).toBe(true);
});

it('the stored form of a product round-trips, in rupees and without the id of the document', () => {
  const amount = fc.integer({ min: 0, max: MAX_PAISE });
  const quantity = fc.record({
    value: fc.double({ min: 0.001, max: 1e6, noNaN: true }),
    unit: fc.constantFrom('g' as const, 'ml' as const, 'piece' as const),
  });
  const record = fc.record({
    ...{ price: amount, over: amount, stock: fc.nat(), active: fc.boolean() },
    title: fc.string({ minLength: 1, maxLength: 240 }),
    netQuantity: fc.option(quantity, { nil: undefined }),
  });
  fc.assert(
    fc.property(record, ({ price, over, netQuantity, ...rest }) => {
      const mrp = paise(Math.min(price + over, MAX_PAISE));
      const changes: Partial<Product> = { ...rest, price: paise(price), mrp };
      const product = aProduct({ ...changes, ...(netQuantity && { netQuantity }) });
      const document = productDocument(product);
      expect(document).toMatchObject({ price: price / 100, mrp: mrp / 100 });
      expect(document).not.toHaveProperty('slug');
      expect(v.parse(ProductSchema, { ...document, slug: product.slug })).toEqual(product);
    }),
  );
});

it('a slug can have the maximum length, and longer ones are refused quickly', () => {
  expect(isSlug('a'.repeat(MAX_SLUG_LENGTH))).toBe(true);
  expect(isSlug('a'.repeat(MAX_SLUG_LENGTH + 1))).toBe(false);
  expect(isSlug('a-'.repeat(500_000))).toBe(false);
});

it.each(listed('omega-3 | franch-oil-nh-plus | 3'))('a slug can be %s', (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each([
  ...['', 'omega-3\n'],
  ...listed(`
    - | omega--3 | -omega | omega- | Omega-3 | omega_3 | omega 3 | omega/3 | . | ｏｉｌ
    ../settings/store | __proto__ | तेल | oil-🪔`),
])('a slug cannot be %j', (text) => {
  expect(isSlug(text)).toBe(false);
});
