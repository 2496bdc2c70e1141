import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { PRODUCT_CLASSES, type Product } from './product.ts';
import { missingFields, RECORD_FIELDS, requiredFields } from './product-record.ts';

const WORKS = { name: 'Sample Works', address: 'Plot 12, Ollur, Thrissur 680306, Kerala' };
const whole = (changes: Partial<Product> = {}): Product =>
  aProduct({
    ...{ productClass: 'food-supplement', category: 'Wellness', genericName: 'Supplement' },
    ...{ countryOfOrigin: 'India', manufacturer: WORKS, hsn: '21069099', vegMark: 'veg' },
    ...{ gstRates: [{ from: '2025-09-22', percent: 5, reason: '' }], shelfLifeMonths: 24 },
    ...{ licenceNumber: 'FSSAI Lic. No. 10012345678901', bookReference: 'AFI Part I, 3:12' },
    ingredients: [{ name: 'Amla', botanical: 'Phyllanthus emblica', quantity: '500 mg' }],
    cautions: 'NOT FOR MEDICINAL USE. Do not exceed the recommended usage.',
    ...{ howToUse: 'Two a day.', nutrition: 'Energy 2 kcal', allergens: 'none' },
    ...changes,
  });

it.each(PRODUCT_CLASSES)(
  'the missing record fields of a product are none for a complete record of the class %s',
  (productClass) => {
    expect(missingFields(whole({ productClass }))).toEqual([]);
  },
);

it('the missing record fields of a product are all fields of its class for an empty record', () => {
  for (const productClass of PRODUCT_CLASSES) {
    const bare = { productClass, category: '', price: paise(0), netQuantity: undefined };
    const nothing = { ...aProduct(), ...bare } as unknown as Product;
    // The importer is only required for imports; a dangerous substance is present or not.
    const always = RECORD_FIELDS.filter(
      (field) =>
        requiredFields({ productClass, category: '' }).has(field) &&
        !['importerName', 'importerAddress', 'scheduleE1'].includes(field),
    );
    expect([productClass, missingFields(nothing)]).toEqual([productClass, always]);
  }
});

const unquantified = { name: 'Amla', botanical: '', quantity: '' };
it.each<[string, Partial<Product>]>([
  ['licenceNumber', { licenceNumber: 'FSSAI 1001234567890' }],
  ['licenceNumber', { productClass: 'other', category: 'Nutrition', licenceNumber: '' }],
  ['cautions', { cautions: 'Keep dry.' }],
  ['importerName, importerAddress', { countryOfOrigin: 'Nepal' }],
  ['manufacturerAddress', { manufacturer: { ...WORKS, address: 'Thrissur' } }],
  ['price', { price: paise(0) }],
  ['ingredients', { productClass: 'ayurvedic-proprietary', ingredients: [unquantified] }],
  ['scheduleE1', { productClass: 'ayurvedic-classical', scheduleE1: true }],
  ['', { countryOfOrigin: 'Nepal', importer: WORKS }],
])('the missing record fields of a product are "%s" with %j', (missing, changes) => {
  expect(missingFields(whole(changes)).join(', ')).toBe(missing);
});
