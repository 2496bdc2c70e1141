import { paiseFromRupees, rupeesFromPaise } from '../money/money.ts';
import {
  type DraftFault,
  type DraftFaults,
  type ProductDraft,
  savedBasics,
} from './product-draft.ts';
import {
  ingredientLines,
  linesOf,
  rateLines,
  parseIngredients,
  parseRates,
} from './text-area-lines.ts';
import { PRODUCT_CLASSES } from './product.ts';
import { isHsn } from '../invoice/hsn.ts';
import { isSlug, MAX_SKU_LENGTH } from './slug.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { isUnitCode } from './unit-code.ts';

/** The form's fields; also the headings of the CSV file. */
export const DRAFT_FIELDS = [
  'title',
  'sku',
  'category',
  'price',
  'mrp',
  'active',
  'description',
  'productClass',
  'genericName',
  'netQuantity',
  'netUnit',
  'family',
  'countryOfOrigin',
  'concerns',
  'ingredients',
  'howToUse',
  'cautions',
  'manufacturerName',
  'manufacturerAddress',
  'importerName',
  'importerAddress',
  'licenceNumber',
  'bookReference',
  'scheduleE1',
  'shelfLifeMonths',
  'vegMark',
  'nutrition',
  'allergens',
  'hsn',
  'gstRates',
  'unitCode',
] as const;

/** A field. */
export type DraftField = (typeof DRAFT_FIELDS)[number];
/** Typed values. A missing field counts as empty. */
export type TypedProduct = Readonly<Partial<Record<string, string>>>;

/** Maximum text lengths, in UTF-16 units, as in the product schema. */
const MAX_LENGTHS: Readonly<Partial<Record<DraftField, number>>> = {
  title: 240,
  sku: MAX_SKU_LENGTH,
  category: 60,
  description: 10_000,
  genericName: 120,
  howToUse: 2000,
  cautions: 2000,
  manufacturerName: 160,
  manufacturerAddress: 400,
  importerName: 160,
  importerAddress: 400,
  licenceNumber: 60,
  bookReference: 200,
  countryOfOrigin: 60,
  nutrition: 2000,
  allergens: 300,
};
/** Maximum lines. */
const MAX_LINES = { concerns: 12, ingredients: 60, gstRates: 12 } as const;
/** The values of the form and of the CSV file. Amounts are rupees. */
export function productFormValues(product: ProductDraft): Readonly<Record<DraftField, string>> {
  const { netQuantity, manufacturer, importer, shelfLifeMonths } = product;
  const { title, sku, category, description, productClass, genericName, countryOfOrigin } = product;
  const { family, howToUse, cautions, licenceNumber, bookReference, nutrition, allergens } =
    product;
  return {
    ...{ title, sku, category, description, productClass, genericName, countryOfOrigin },
    ...{ family, howToUse, cautions, licenceNumber, bookReference, nutrition, allergens },
    price: product.price === 0 ? '' : String(rupeesFromPaise(product.price)),
    mrp: product.mrp === product.price ? '' : String(rupeesFromPaise(product.mrp)),
    active: product.active ? 'yes' : 'no',
    netQuantity: netQuantity ? String(netQuantity.value) : '',
    netUnit: netQuantity?.unit ?? '',
    concerns: product.concerns.join('\n'),
    ingredients: ingredientLines(product.ingredients),
    manufacturerName: manufacturer?.name ?? '',
    manufacturerAddress: manufacturer?.address ?? '',
    importerName: importer?.name ?? '',
    importerAddress: importer?.address ?? '',
    scheduleE1: product.scheduleE1 ? 'yes' : '',
    shelfLifeMonths: shelfLifeMonths === undefined ? '' : String(shelfLifeMonths),
    vegMark: product.vegMark ?? '',
    hsn: product.hsn ?? '',
    gstRates: rateLines(product.gstRates),
    unitCode: product.unitCode,
  };
}

/** Parses typed values, or returns the faults. Empty amounts are 0. */
export function parseProductForm(
  typed: TypedProduct,
):
  | { readonly ok: true; readonly value: ProductDraft }
  | { readonly ok: false; readonly faults: DraftFaults } {
  const get = (field: DraftField): string => (typed[field] ?? '').replace(/\r\n|\r/gu, '\n').trim();
  const faults: Partial<Record<string, DraftFault>> = {};
  for (const [field, longest] of Object.entries(MAX_LENGTHS)) {
    if (get(field as DraftField).length > longest) faults[field] = { code: 'too-long' };
  }
  if (get('title') === '') faults['title'] = { code: 'required' };
  const price = typedAmount(get('price'));
  const mrp = get('mrp') === '' ? price : typedAmount(get('mrp'));
  if (price === null) faults['price'] = { code: 'amount' };
  if (mrp === null) faults['mrp'] = { code: 'amount' };
  else if (price !== null && mrp < price) faults['mrp'] = { code: 'below-price' };
  const productClass = PRODUCT_CLASSES.find((known) => known === (get('productClass') || 'other'));
  if (!productClass) faults['productClass'] = { code: 'choice' };
  const active = choice('active', ['yes', 'no', '']);
  const scheduleE1 = choice('scheduleE1', ['yes', 'no', '']);
  const vegMark = choice('vegMark', ['veg', 'non-veg', '']);
  const unit = choice('netUnit', ['g', 'ml', 'piece', '']);
  const quantity = get('netQuantity');
  const isQuantity = /^\d{1,7}(?:\.\d{1,3})?$/u.test(quantity) && Number(quantity) > 0;
  if (quantity !== '' && !isQuantity) faults['netQuantity'] = { code: 'quantity' };
  if (quantity !== '' && unit === '') faults['netUnit'] ??= { code: 'choice' };
  const family = get('family').toLowerCase();
  if (family !== '' && !isSlug(family)) faults['family'] = { code: 'slug' };
  const months = get('shelfLifeMonths');
  const isMonths = /^\d{1,3}$/u.test(months) && Number(months) >= 1 && Number(months) <= 120;
  if (months !== '' && !isMonths) faults['shelfLifeMonths'] = { code: 'months' };
  const hsn = get('hsn').replaceAll(' ', '');
  if (hsn !== '' && !isHsn(hsn)) faults['hsn'] = { code: 'hsn' };
  const unitCode = get('unitCode').toUpperCase() || 'NOS';
  if (!isUnitCode(unitCode)) faults['unitCode'] = { code: 'choice' };
  const concerns = linesOf(get('concerns').replaceAll(';', '\n'));
  const tooLong = concerns.findIndex((concern) => concern.length > 60);
  if (tooLong !== -1) faults['concerns'] = { code: 'line', line: tooLong + 1 };
  const ingredients = parseIngredients(get('ingredients'));
  if ('line' in ingredients) faults['ingredients'] = { code: 'line', line: ingredients.line };
  const gstRates = parseRates(get('gstRates'));
  if ('line' in gstRates) faults['gstRates'] = { code: 'line', line: gstRates.line };
  for (const [field, max] of Object.entries(MAX_LINES)) {
    const lines = field === 'concerns' ? concerns : linesOf(get(field as DraftField));
    if (lines.length > max) faults[field] ??= { code: 'too-many' };
  }
  if (
    Object.keys(faults).length > 0 ||
    price === null ||
    mrp === null ||
    !productClass ||
    !isUnitCode(unitCode) ||
    'line' in ingredients ||
    'line' in gstRates
  ) {
    return { ok: false, faults };
  }
  const basics = savedBasics({ ...typed, price: rupeesFromPaise(price) });
  return {
    ok: true,
    value: {
      title: basics.title.trim().replace(/\s+/gu, ' '),
      sku: basics.sku.trim(),
      category: basics.category.trim(),
      description: get('description'),
      price: paiseFromRupees(basics.price),
      mrp,
      active: active === 'yes',
      productClass,
      genericName: get('genericName'),
      ...(quantity !== '' && {
        netQuantity: { value: Number(quantity), unit: unit as 'g' | 'ml' | 'piece' },
      }),
      countryOfOrigin: get('countryOfOrigin'),
      family,
      concerns: [...concerns],
      ingredients: [...ingredients],
      howToUse: get('howToUse'),
      cautions: get('cautions'),
      ...party('manufacturer'),
      ...party('importer'),
      licenceNumber: get('licenceNumber'),
      bookReference: get('bookReference'),
      scheduleE1: scheduleE1 === 'yes',
      ...(months !== '' && { shelfLifeMonths: Number(months) }),
      ...(vegMark !== '' && { vegMark: vegMark as 'veg' | 'non-veg' }),
      nutrition: get('nutrition'),
      allergens: get('allergens'),
      ...(hsn !== '' && { hsn }),
      gstRates: [...gstRates],
      unitCode,
    },
  };

  function choice(field: DraftField, values: readonly string[]): string {
    const value = get(field).toLowerCase();
    if (!values.includes(value)) faults[field] = { code: 'choice' };
    return value;
  }

  function party(who: 'manufacturer' | 'importer') {
    const name = get(`${who}Name`);
    const address = get(`${who}Address`);
    return name === '' && address === '' ? {} : { [who]: { name, address } };
  }
}
