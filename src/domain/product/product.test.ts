import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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

describe('a stored product', () => {
  it('converts its rupees to paise', () => {
    expect(read({ price: 1.15, mrp: 1249.99 })).toMatchObject({ price: 115, mrp: 124_999 });
  });

  it('gets defaults for all optional fields', () => {
    const texts = { sku: '', category: '', description: '' };
    const minimal = { slug: 'neem', title: 'Neem', stock: 0, createdAt: 1, ...texts };
    expect(v.parse(ProductSchema, { ...minimal, price: 10 })).toEqual({
      ...minimal,
      ...{ price: 1000, mrp: 1000, active: true, productClass: 'other', unitCode: 'NOS' },
      ...{ imageURL: '', images: [], imageAlts: [], imageKinds: [], family: '', genericName: '' },
      ...{ concerns: [], ingredients: [], howToUse: '', cautions: '', licenceNumber: '' },
      ...{ bookReference: '', scheduleE1: false, nutrition: '', allergens: '' },
      ...{ countryOfOrigin: '', gstRates: [] },
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

  it('is refused without a required field', () => {
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
    { vegMark: 'vegan' },
    { hsn: '30' },
    { unitCode: 'kegs' },
    { rating: { sum: -1, count: 0 } },
    { slug: 'Neem' },
  ])('of a wrong shape is refused: %o', (wrong) => {
    expect(accepts(wrong)).toBe(false);
  });

  it('takes an HSN code of 5 or 7 digits, which no law knows, as none', () => {
    expect(read({ hsn: '30049' }).hsn).toBeUndefined();
    expect(read({ hsn: '3004901' }).hsn).toBeUndefined();
    expect(read({ hsn: '300490' }).hsn).toBe('300490');
  });

  it.each<Record<string, unknown>>([
    { title: 'x'.repeat(240) },
    { price: 0 },
    { price: MAX_PAISE / 100, mrp: MAX_PAISE / 100 },
    { stock: 0 },
    { description: 'x'.repeat(10_000) },
    { hsn: '3004' },
    { shelfLifeMonths: 120 },
  ])('is valid at the limit: %.40j', (edge) => {
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
  it('can have the maximum length, and longer ones are refused quickly', () => {
    expect(isSlug('a'.repeat(MAX_SLUG_LENGTH))).toBe(true);
    expect(isSlug('a'.repeat(MAX_SLUG_LENGTH + 1))).toBe(false);
    expect(isSlug('a-'.repeat(500_000))).toBe(false);
  });

  it.each(listed('omega-3 | franch-oil-nh-plus | 3'))('can be %s', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    '',
    'omega-3\n',
    ...listed(`
      - | omega--3 | -omega | omega- | Omega-3 | omega_3 | omega 3 | omega/3 | . | ｏｉｌ
      ../settings/store | __proto__ | तेल | oil-🪔`),
  ])('cannot be %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
