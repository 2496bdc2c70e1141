import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aProduct, aProductDocument } from '../../../tests/support/fixtures/products.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { type Product, PRODUCT_CLASSES, productDocument, ProductSchema } from './product.ts';
import { isSlug, MAX_SLUG_LENGTH } from './slug.ts';

const stored = (changes: Record<string, unknown> = {}) => ({
  ...aProductDocument(),
  slug: 'neem-soap',
  ...changes,
});
const read = (changes: Record<string, unknown>) => v.parse(ProductSchema, stored(changes));
const accepts = (changes: Record<string, unknown>) => v.is(ProductSchema, stored(changes));
/** A stored document without the named fields. */
function storedWithout(...fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored()).filter(([name]) => !fields.includes(name)));
}

describe('a stored product', () => {
  it('converts its rupees to paise', () => {
    expect(read({ price: 1.15, mrp: 1249.99 })).toMatchObject({ price: 115, mrp: 124_999 });
  });

  it('gets defaults for all optional fields', () => {
    const minimal = { title: 'Neem', price: 10, sku: '', stock: 0, category: '', description: '' };
    expect(v.parse(ProductSchema, { ...minimal, slug: 'neem', createdAt: 1 })).toEqual({
      slug: 'neem',
      title: 'Neem',
      price: 1000,
      mrp: 1000,
      sku: '',
      stock: 0,
      category: '',
      description: '',
      imageURL: '',
      images: [],
      imageAlts: [],
      imageKinds: [],
      active: true,
      createdAt: 1,
      productClass: 'other',
      family: '',
      genericName: '',
      concerns: [],
      ingredients: [],
      howToUse: '',
      cautions: '',
      licenceNumber: '',
      bookReference: '',
      scheduleE1: false,
      unitCode: 'NOS',
      nutrition: '',
      allergens: '',
      countryOfOrigin: '',
      gstRates: [],
    });
  });

  it.each([
    [{ imageURL: '/a.webp', images: ['/b.webp'] }, '/a.webp'],
    [{ imageURL: '', images: ['/b.webp', '/c.webp'] }, '/b.webp'],
    [{ imageURL: undefined, images: ['/b.webp'] }, '/b.webp'],
    [{ imageURL: '', images: [] }, ''],
    [{ imageURL: undefined, images: undefined }, ''],
  ])('with %o shows the picture "%s"', (pictures, imageURL) => {
    expect(read(pictures).imageURL).toBe(imageURL);
  });

  it.each([
    [{ price: 449, mrp: 499 }, 49_900],
    [{ price: 449, mrp: 449 }, 44_900],
    [{ price: 449, mrp: 400 }, 44_900],
    [{ price: 449, mrp: undefined }, 44_900],
  ])('with %o has an MRP of %d paise: never below the price', (amounts, mrp) => {
    expect(read(amounts).mrp).toBe(mrp);
  });

  it('drops fields that this version does not know', () => {
    expect(read({ loyaltyPoints: 5, netQuantity: { value: 1, unit: 'g', tolerance: 2 } })).toEqual(
      read({ netQuantity: { value: 1, unit: 'g' } }),
    );
  });

  it.each(PRODUCT_CLASSES)('can have the class %s', (productClass) => {
    expect(read({ productClass }).productClass).toBe(productClass);
  });

  it.each(['slug', 'title', 'price', 'sku', 'stock', 'category', 'description', 'createdAt'])(
    'without %s is refused',
    (field) => {
      expect(v.is(ProductSchema, storedWithout(field))).toBe(false);
      expect(v.is(ProductSchema, storedWithout())).toBe(true);
    },
  );

  it.each<Record<string, unknown>>([
    { title: '' },
    { title: 'x'.repeat(241) },
    { title: 7 },
    { price: '499' },
    { price: -0.01 },
    { price: Number.NaN },
    { price: Number.POSITIVE_INFINITY },
    { price: MAX_PAISE / 100 + 0.01 },
    { price: null },
    { mrp: '499' },
    { stock: 1.5 },
    { stock: -1 },
    { stock: '3' },
    { category: null },
    { category: 'x'.repeat(61) },
    { description: 'x'.repeat(10_001) },
    { imageURL: 5 },
    { images: '/a.webp' },
    { images: [5] },
    { active: 'yes' },
    { createdAt: 'yesterday' },
    { createdAt: Number.POSITIVE_INFINITY },
    { createdAt: null },
    { updatedAt: 'today' },
    { productClass: 'magic' },
    { netQuantity: { value: 0, unit: 'g' } },
    { netQuantity: { value: Number.POSITIVE_INFINITY, unit: 'g' } },
    { netQuantity: { value: 100, unit: 'kg' } },
    { ingredients: [{ botanical: 'Azadirachta indica' }] },
    { shelfLifeMonths: 0 },
    { vegMark: 'vegan' },
    { hsn: '30' },
    { unitCode: 'kegs' },
    { rating: { sum: -1, count: 0 } },
    { gstRates: [{ from: '22-09-2025', percent: 5 }] },
    { gstRates: [{ from: '2025-09-22', percent: 41 }] },
    { slug: 'Neem' },
  ])('of a wrong shape is refused: %o', (wrong) => {
    expect(accepts(wrong)).toBe(false);
  });

  it('takes an HSN code of 5 or 7 digits, which no law knows, as none', () => {
    expect(read({ hsn: '30049' }).hsn).toBeUndefined();
    expect(read({ hsn: '3004901' }).hsn).toBeUndefined();
    expect(read({ hsn: '300490' }).hsn).toBe('300490');
  });

  it.each<[string, Record<string, unknown>]>([
    ['a title of 240 characters', { title: 'x'.repeat(240) }],
    ['no price', { price: 0 }],
    ['a price of one crore', { price: MAX_PAISE / 100, mrp: MAX_PAISE / 100 }],
    ['no stock', { stock: 0 }],
    ['a description of 10,000 characters', { description: 'x'.repeat(10_000) }],
    ['an HSN code of four digits', { hsn: '3004' }],
    ['a shelf life of ten years', { shelfLifeMonths: 120 }],
  ])('is valid at the limit: %s', (_name, edge) => {
    expect(accepts(edge)).toBe(true);
  });
});

describe('the stored form of a product', () => {
  const amount = fc.integer({ min: 0, max: MAX_PAISE });

  it('round-trips to the same product', () => {
    const record = fc.record({
      price: amount,
      over: amount,
      stock: fc.nat(),
      title: fc.string({ minLength: 1, maxLength: 240 }),
      active: fc.boolean(),
      netQuantity: fc.option(
        fc.record({
          value: fc.double({ min: 0.001, max: 1e6, noNaN: true }),
          unit: fc.constantFrom('g' as const, 'ml' as const, 'piece' as const),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(record, ({ price, over, netQuantity, ...rest }) => {
        const product: Product = aProduct({
          ...rest,
          price: paise(price),
          mrp: paise(Math.min(price + over, MAX_PAISE)),
          ...(netQuantity && { netQuantity }),
        });
        const document = productDocument(product);
        expect(v.parse(ProductSchema, { ...document, slug: product.slug })).toEqual(product);
      }),
    );
  });

  it('contains rupees and no slug, which is the id of the document', () => {
    const document = productDocument(aProduct({ price: paise(124_999), mrp: paise(130_000) }));
    expect(document).toMatchObject({ price: 1249.99, mrp: 1300 });
    expect(document).not.toHaveProperty('slug');
  });
});

describe('a slug', () => {
  it.each(['omega-3', 'franch-oil-nh-plus', '3', 'a'.repeat(MAX_SLUG_LENGTH)])(
    'can be %s',
    (text) => {
      expect(isSlug(text)).toBe(true);
    },
  );

  it.each([
    '',
    '-',
    'omega--3',
    '-omega',
    'omega-',
    'Omega-3',
    'omega_3',
    'omega 3',
    'omega-3\n',
    'omega/3',
    '../settings/store',
    '__proto__',
    '.',
    'तेल',
    'oil-🪔',
    'ｏｉｌ',
  ])('cannot be "%s"', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it('has a maximum length, and longer ones are refused quickly', () => {
    expect(isSlug('a'.repeat(MAX_SLUG_LENGTH + 1))).toBe(false);
    expect(isSlug('a-'.repeat(500_000))).toBe(false);
  });
});
