import type { Category } from './category.ts';
import type { Product } from './product.ts';

/** Fields that a product's legal record can lack, by form field. */
export const RECORD_FIELDS = [
  'category',
  'price',
  'genericName',
  'netQuantity',
  'countryOfOrigin',
  'manufacturerName',
  'manufacturerAddress',
  'importerName',
  'importerAddress',
  'hsn',
  'gstRates',
  'licenceNumber',
  'ingredients',
  'howToUse',
  'cautions',
  'shelfLifeMonths',
  'vegMark',
  'bookReference',
  'nutrition',
  'allergens',
  'scheduleE1',
] as const;

/** A field. */
export type RecordField = (typeof RECORD_FIELDS)[number];

type Recorded = Pick<
  Product,
  | 'productClass'
  | 'category'
  | 'price'
  | 'genericName'
  | 'netQuantity'
  | 'countryOfOrigin'
  | 'manufacturer'
  | 'importer'
  | 'hsn'
  | 'gstRates'
  | 'licenceNumber'
  | 'ingredients'
  | 'howToUse'
  | 'cautions'
  | 'shelfLifeMonths'
  | 'vegMark'
  | 'bookReference'
  | 'nutrition'
  | 'allergens'
  | 'scheduleE1'
>;

/** Legal Metrology (Packaged Commodities) Rules 2011, rule 6, and invoices (CGST Rules 2017, rule 46). */
const EVERY_CLASS: readonly RecordField[] = [
  'category',
  'price',
  'genericName',
  'netQuantity',
  'countryOfOrigin',
  'manufacturerName',
  'manufacturerAddress',
  'importerName',
  'importerAddress',
  'hsn',
  'gstRates',
];

/** Drugs Rules 1945, rules 161 and 161-B. */
const AYURVEDIC: readonly RecordField[] = [
  ...EVERY_CLASS,
  'licenceNumber',
  'ingredients',
  'howToUse',
  'cautions',
  'shelfLifeMonths',
  'scheduleE1',
];

/** The fields that the law requires for a listing of each class. */
const REQUIRED: Readonly<Record<Product['productClass'], readonly RecordField[]>> = {
  'ayurvedic-classical': [...AYURVEDIC, 'bookReference'],
  'ayurvedic-proprietary': AYURVEDIC,
  /** Cosmetics Rules 2020, rule 34; the dot of origin: Legal Metrology (Packaged Commodities) Rules 2011. */
  cosmetic: [
    ...EVERY_CLASS,
    'licenceNumber',
    'ingredients',
    'howToUse',
    'cautions',
    'shelfLifeMonths',
    'vegMark',
  ],
  /** Food Safety and Standards (Labelling and Display) Regulations 2020; health supplements: Regulations of 2016. */
  'food-supplement': [
    ...EVERY_CLASS,
    'licenceNumber',
    'ingredients',
    'howToUse',
    'cautions',
    'shelfLifeMonths',
    'vegMark',
    'nutrition',
    'allergens',
  ],
  other: EVERY_CLASS,
};

/** The legally required fields of a product, by its class and category. */
export function requiredFields(
  product: Pick<Product, 'productClass' | 'category'>,
): ReadonlySet<RecordField> {
  const required = REQUIRED[product.productClass];
  return new Set(isFood(product) ? [...required, 'licenceNumber'] : required);
}

/** The fields that make a product a food, one entry per kind. */
export const FOOD_QUERIES: readonly (Pick<Product, 'productClass'> & { category?: Category })[] = [
  { productClass: 'food-supplement' },
  { productClass: 'other', category: 'Nutrition' },
];

/** Whether a product is sold under an FSSAI licence (Food Safety and Standards Act 2006, section 31). */
export function isFood({
  productClass,
  category,
}: Pick<Product, 'productClass' | 'category'>): boolean {
  return FOOD_QUERIES.some(
    (food) =>
      food.productClass === productClass &&
      (food.category === undefined || food.category === category),
  );
}

/** Whether a change puts a food on sale that was not on sale as a food before: its seller needs a licence. */
export function startsSellingFood(
  after: Pick<Product, 'productClass' | 'category' | 'active'>,
  before: Pick<Product, 'productClass' | 'category' | 'active'> | null,
): boolean {
  return after.active && isFood(after) && !(before?.active && isFood(before));
}

/**
 * The record fields that a product still lacks before it may be sold, in form order. A rate counts if its reason is
 * given, even if it is not valid today: checkout requires the day's rate.
 */
export function missingFields(product: Recorded): readonly RecordField[] {
  const required = requiredFields(product);
  return RECORD_FIELDS.filter((field) => required.has(field) && !isGiven(product, field));
}

function isGiven(product: Recorded, field: RecordField): boolean {
  const { manufacturer, importer, licenceNumber, ingredients, cautions } = product;
  const isSupplement = product.productClass === 'food-supplement';
  const imported = !/^(?:india|bharat)?$/iu.test(product.countryOfOrigin.trim());
  switch (field) {
    case 'price':
      return product.price > 0;
    case 'netQuantity':
    case 'hsn':
    case 'shelfLifeMonths':
    case 'vegMark':
      return product[field] !== undefined;
    case 'manufacturerName':
      return Boolean(manufacturer?.name);
    case 'manufacturerAddress':
      return hasPin(manufacturer?.address, imported);
    case 'importerName':
      return !imported || Boolean(importer?.name);
    case 'importerAddress':
      return !imported || hasPin(importer?.address, false);
    case 'gstRates':
      return product.gstRates.length > 0;
    case 'licenceNumber':
      // An FSSAI number has 14 digits.
      return isFood(product) ? /(?<!\d)\d{14}(?!\d)/u.test(licenceNumber) : licenceNumber !== '';
    case 'ingredients':
      // Rule 161: a medicine's list includes quantities.
      return (
        ingredients.length > 0 &&
        (!product.productClass.startsWith('ayurvedic') ||
          ingredients.every(({ quantity }) => quantity !== ''))
      );
    case 'cautions':
      return isSupplement
        ? /not for medicinal use/iu.test(cautions) && /exceed/iu.test(cautions)
        : cautions !== '';
    case 'scheduleE1':
      // The shop can't process prescriptions, so such a product is not listed.
      return !product.scheduleE1;
    case 'category':
    case 'genericName':
    case 'countryOfOrigin':
    case 'howToUse':
    case 'bookReference':
    case 'nutrition':
    case 'allergens':
      return product[field] !== '';
  }
}

/** A full Indian address ends with its PIN code. */
function hasPin(address: string | undefined, abroad: boolean): boolean {
  return Boolean(address) && (abroad || /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/u.test(address ?? ''));
}
