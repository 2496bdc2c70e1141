import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';
import { feedItem, productFeed } from './product-feed.ts';
import { element, xmlDocument } from './xml.ts';

const CONTEXT = { origin: 'https://www.my-shop.in', shop: 'Amrita', hasFoodLicence: true };
const { DOMParser } = new JSDOM('').window;

/** A product whose legal record is complete. */
const sold = (changes: Partial<Product> = {}): Product =>
  aProduct({
    ...{ productClass: 'other', category: 'Soaps', genericName: 'Soap', countryOfOrigin: 'India' },
    ...{ manufacturer: { name: 'Sample Works', address: 'Plot 12, Ollur, Thrissur 680306' } },
    ...{ hsn: '34011190', gstRates: [{ from: '2025-09-22', percent: 5, reason: 'soap' }] },
    ...{ netQuantity: { value: 100, unit: 'g' }, images: ['/pictures/soap-800.webp'] },
    ...{ sku: 'FR-SOAP', family: '', stock: 3, price: paise(9_900), mrp: paise(12_000) },
    ...changes,
  });

/** Reads a document as the two do: not at all unless it is well-formed. */
function read(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  if (parsed.querySelector('parsererror')) throw new Error(`not well-formed: ${xml.slice(0, 400)}`);
  return parsed;
}

function itemsOf(...products: readonly Product[]): Readonly<Record<string, string[]>>[] {
  const items = products.flatMap((product) => feedItem(product, CONTEXT) ?? []);
  const parsed = read(productFeed(items, CONTEXT));
  return Array.from(parsed.querySelectorAll('item'), (item) => {
    const fields: Record<string, string[]> = {};
    for (const { localName, namespaceURI, textContent } of item.children) {
      expect(namespaceURI).toBe('http://base.google.com/ns/1.0');
      (fields[localName] ??= []).push(textContent ?? '');
    }
    return fields;
  });
}
const itemOf = (changes: Partial<Product> = {}) => itemsOf(sold(changes))[0];

it('any text of a product comes back from the feed as it is, but for what XML forbids', () => {
  // Pairs of surrogates are characters; "\r" is read as "\n" by every parser.
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  const markup = fc.constantFrom(
    '<b>&amp;',
    ']]>',
    '"\'',
    '\u0000\u0007',
    '\ud800',
    '\uffff',
    'साबुन',
  );
  fc.assert(
    fc.property(fc.oneof(text, markup), fc.oneof(text, markup), (first, second) => {
      const allowed = (all: string): string =>
        Array.from(all)
          .filter((one) => !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(one))
          .join('')
          .replace(/\r\n?/gu, '\n');
      const parsed = read(
        xmlDocument(element('a', [first, element('b', [second])], { c: second })),
      );
      const [before, inner] = parsed.documentElement.childNodes;
      const isEmpty = allowed(first) === '';
      expect((isEmpty ? '' : before?.textContent) ?? '').toBe(allowed(first));
      expect((isEmpty ? before : inner)?.textContent).toBe(allowed(second));
    }),
  );
});

describe('a product in the feed', () => {
  it('has what Google and Meta ask for, in rupees and with absolute addresses', () => {
    const images = Array.from({ length: 13 }, (_, index) => `/pictures/soap-${index}.webp`);
    const item = itemOf({ images, title: 'Neem & Turmeric <soap>', description: 'Mild.\nRested.' });
    expect(item).toMatchObject({
      title: ['Neem & Turmeric <soap>'],
      description: ['Mild. Rested.'],
      link: [`https://www.my-shop.in/product/${sold().slug}`],
      image_link: ['https://www.my-shop.in/pictures/soap-0.webp'],
      ...{ availability: ['in_stock'], condition: ['new'], brand: ['Amrita'], mpn: ['FR-SOAP'] },
      ...{ price: ['120.00 INR'], sale_price: ['99.00 INR'], product_type: ['Soaps'] },
      google_product_category: [
        'Health & Beauty > Personal Care > Cosmetics > Bath & Body > Bar Soap',
      ],
      ...{ unit_pricing_measure: ['100 g'], unit_pricing_base_measure: ['1 g'] },
    });
    expect(item?.['additional_image_link']).toHaveLength(10);
    expect(item).not.toHaveProperty('item_group_id');
  });

  it('is out of stock without stock, and has no sale price at its MRP', () => {
    const item = itemOf({ stock: 0, price: paise(12_000) });
    expect(item).toMatchObject({ availability: ['out_of_stock'], price: ['120.00 INR'] });
    expect(item).not.toHaveProperty('sale_price');
  });

  it('shares a group with its other sizes, each with its own id, size and unit price', () => {
    const [small, large] = itemsOf(
      sold({ slug: 'hair-oil-200', family: 'hair-oil', netQuantity: { value: 200, unit: 'ml' } }),
      sold({ slug: 'hair-oil-1000', family: 'hair-oil', netQuantity: { value: 1000, unit: 'ml' } }),
    );
    expect(small).toMatchObject({ id: ['hair-oil-200'], size: ['200 ml'] });
    expect(large).toMatchObject({ size: ['1000 ml'], unit_pricing_base_measure: ['1 l'] });
    expect([small?.['item_group_id'], large?.['item_group_id']]).toEqual([
      ['hair-oil'],
      ['hair-oil'],
    ]);
    const tablets = itemOf({ netQuantity: { value: 60, unit: 'tablet' }, weightGrams: 110 });
    expect(tablets).toMatchObject({ unit_pricing_measure: ['60 ct'], shipping_weight: ['110 g'] });
  });

  it('says that it has no identifier if it has no number', () => {
    expect(itemOf({ sku: '' })).toMatchObject({ identifier_exists: ['no'] });
    expect(itemOf()).not.toHaveProperty('identifier_exists');
  });

  it.each<[string, Partial<Product>]>([
    ['off sale', { active: false }],
    ['without a price', { price: paise(0), mrp: paise(0) }],
    ['without a picture', { images: [], imageURL: '' }],
    ['with a drawing only', { images: ['/pictures/label.SVG?v=2'] }],
    ['without a description', { description: ' ' }],
    ['with a gap in its legal record', { countryOfOrigin: '' }],
  ])('is left out %s', (_, changes) => {
    expect(feedItem(sold(changes), CONTEXT)).toBeNull();
  });

  it('is left out as a food of a seller without an FSSAI licence', () => {
    const food = sold({ category: 'Nutrition', licenceNumber: 'FSSAI Lic. No. 10012345678901' });
    expect(feedItem(food, CONTEXT)).not.toBeNull();
    expect(feedItem(food, { ...CONTEXT, hasFoodLicence: false })).toBeNull();
  });
});

it('a feed of 2,000 products has each once, with ids of at most 50 characters', () => {
  const long = 'ayurvedic-hair-oil-with-bhringraj-amla-and-coconut-for-all';
  const products = Array.from({ length: 2_000 }, (_, index) => sold({ slug: `${long}-${index}` }));
  const items = products.flatMap((product) => feedItem(product, CONTEXT) ?? []);
  const ids = productFeed(items, CONTEXT)
    .split('<g:id>')
    .slice(1)
    .map((rest) => rest.split('<')[0]);
  expect(new Set(ids).size).toBe(2_000);
  expect(Math.max(...ids.map((id) => id?.length ?? 0))).toBe(50);
});
