import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { PRODUCT_CLASSES, type Product } from './product.ts';
import { missingFields, RECORD_FIELDS, requiredFields } from './product-record.ts';

const WORKS = { name: 'Sample Works', address: 'Plot 12, Ollur, Thrissur 680306, Kerala' };
const whole = (changes: Partial<Product> = {}): Product =>
  aProduct({
    productClass: 'food-supplement',
    category: 'Wellness',
    genericName: 'Supplement',
    countryOfOrigin: 'India',
    manufacturer: WORKS,
    hsn: '21069099',
    gstRates: [{ from: '2025-09-22', percent: 5, reason: '' }],
    licenceNumber: 'FSSAI Lic. No. 10012345678901',
    ingredients: [{ name: 'Amla', botanical: 'Phyllanthus emblica', quantity: '500 mg' }],
    howToUse: 'Two a day.',
    cautions: 'NOT FOR MEDICINAL USE. Do not exceed the recommended usage.',
    shelfLifeMonths: 24,
    vegMark: 'veg',
    bookReference: 'AFI Part I, 3:12',
    nutrition: 'Energy 2 kcal',
    allergens: 'none',
    ...changes,
  });

describe('the missing record fields of a product', () => {
  it.each(PRODUCT_CLASSES)('are none for a complete record of the class %s', (productClass) => {
    expect(missingFields(whole({ productClass }))).toEqual([]);
  });

  it('are all fields of its class for an empty record', () => {
    for (const productClass of PRODUCT_CLASSES) {
      const { slug, title, createdAt, sku, stock, description } = aProduct();
      const bare = aProduct({ slug, title, createdAt, sku, stock, description, productClass });
      const nothing = {
        ...bare,
        category: '',
        price: paise(0),
        netQuantity: undefined,
      } as unknown as Product;
      // The importer is only required for imports; a dangerous substance is present or not.
      const always = RECORD_FIELDS.filter(
        (field) =>
          requiredFields({ productClass, category: '' }).has(field) &&
          !['importerName', 'importerAddress', 'scheduleE1'].includes(field),
      );
      expect([productClass, missingFields(nothing)]).toEqual([productClass, always]);
    }
  });

  it.each<[string, Partial<Product>, readonly string[]]>([
    ['an FSSAI number of 13 digits', { licenceNumber: 'FSSAI 1001234567890' }, ['licenceNumber']],
    [
      'an FSSAI number of a food that is no supplement',
      { productClass: 'other', category: 'Nutrition', licenceNumber: '' },
      ['licenceNumber'],
    ],
    ['a food’s label without its words', { cautions: 'Keep dry.' }, ['cautions']],
    [
      'an import without an importer',
      { countryOfOrigin: 'Nepal' },
      ['importerName', 'importerAddress'],
    ],
    [
      'an address without its PIN code',
      { manufacturer: { ...WORKS, address: 'Thrissur' } },
      ['manufacturerAddress'],
    ],
    ['no price', { price: paise(0) }, ['price']],
    [
      'a medicine whose quantities are not said',
      {
        productClass: 'ayurvedic-proprietary',
        ingredients: [{ name: 'Amla', botanical: '', quantity: '' }],
      },
      ['ingredients'],
    ],
    [
      'a substance of Schedule E(1)',
      { productClass: 'ayurvedic-classical', scheduleE1: true },
      ['scheduleE1'],
    ],
  ])('include: %s', (_name, changes, missing) => {
    expect(missingFields(whole(changes))).toEqual(missing);
  });

  it('exclude the importer of an import that names it', () => {
    expect(missingFields(whole({ countryOfOrigin: 'Nepal', importer: WORKS }))).toEqual([]);
  });
});
