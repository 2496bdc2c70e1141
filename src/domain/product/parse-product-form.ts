import { NET_UNITS } from './net-unit.ts';
import { plainLines, plainText } from '../core/plain-text.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { type NumberRange, typedNumber } from '../money/typed-number.ts';
import { isHsn } from '../invoice/hsn.ts';
import {
  type DraftFault,
  type DraftFaults,
  type ProductDraft,
  savedBasics,
} from './product-draft.ts';
import type { DraftField } from './product-form.ts';
import { MAX_LASTS_DAYS, MAX_LOW_STOCK_AT, MAX_WEIGHT_GRAMS, PRODUCT_CLASSES } from './product.ts';
import { isSlug, MAX_SKU_LENGTH } from './slug.ts';
import { linesOf, parseIngredients, parseRates } from './text-area-lines.ts';
import { isUnitCode } from './unit-code.ts';

/** Typed values. A missing field counts as empty. */
type TypedProduct = Readonly<Partial<Record<string, string>>>;

/** Maximum text lengths, in UTF-16 units, as in the product schema. */
const MAX_LENGTHS: Readonly<Partial<Record<DraftField, number>>> = {
  title: 240,
  sku: MAX_SKU_LENGTH,
  category: 60,
  description: 10_000,
  genericName: 120,
  howToUse: 2000,
  suits: 300,
  avoidIf: 300,
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

/** Parses typed values, or returns the faults. Empty amounts are 0. */
export function parseProductForm(
  typed: TypedProduct,
):
  | { readonly ok: true; readonly value: ProductDraft }
  | { readonly ok: false; readonly faults: DraftFaults } {
  const form = typedForm(typed);
  const { faults, get } = form;
  checkLengths(form);
  if (get('title') === '') faults['title'] = { code: 'required' };
  const prices = readPrices(form);
  const choices = readChoices(form);
  const measures = readMeasures(form);
  const family = get('family').toLowerCase();
  if (family !== '' && !isSlug(family)) faults['family'] = { code: 'slug' };
  const tax = readTax(form);
  const lines = readLines(form);
  if (Object.keys(faults).length > 0 || !prices || !choices || !tax || !lines)
    return { ok: false, faults };
  const [title, sku, category] = [get('title'), get('sku'), get('category')];
  const basics = savedBasics({ title, sku, category, price: rupeesFromPaise(prices.price) });
  return {
    ok: true,
    value: {
      title: basics.title.replace(/\s+/gu, ' '),
      sku: basics.sku,
      category: basics.category,
      description: get('description'),
      price: paiseFromRupees(basics.price),
      mrp: prices.mrp,
      ...choices,
      genericName: get('genericName'),
      ...measures,
      countryOfOrigin: get('countryOfOrigin'),
      family,
      ...lines,
      howToUse: get('howToUse'),
      suits: get('suits'),
      avoidIf: get('avoidIf'),
      cautions: get('cautions'),
      ...partyOf(form, 'manufacturer'),
      ...partyOf(form, 'importer'),
      licenceNumber: get('licenceNumber'),
      bookReference: get('bookReference'),
      nutrition: get('nutrition'),
      allergens: get('allergens'),
      ...tax,
    },
  };
}

type TypedForm = ReturnType<typeof typedForm>;

/** Reads typed values by field and collects their faults. */
function typedForm(typed: TypedProduct) {
  const faults: Partial<Record<string, DraftFault>> = {};
  const get = (field: DraftField): string =>
    plainLines((typed[field] ?? '').replace(/\r\n|\r/gu, '\n'));
  return {
    faults,
    get,
    /** The value if it is one of these; any case. Empty is no choice. */
    choice: <T extends string>(field: DraftField, values: readonly T[]): T | '' => {
      const value = get(field).toLowerCase();
      const known = values.find((one) => one === value) ?? '';
      if (known !== value) faults[field] = { code: 'choice' };
      return known;
    },
  };
}

function partyOf({ get }: TypedForm, who: 'manufacturer' | 'importer') {
  const name = get(`${who}Name`);
  const address = get(`${who}Address`);
  return name === '' && address === '' ? {} : { [who]: { name, address } };
}

function checkLengths({ faults, get }: TypedForm): void {
  for (const [field, longest] of Object.entries(MAX_LENGTHS)) {
    if (get(field as DraftField).length > longest) faults[field] = { code: 'too-long' };
  }
}

/** Price and MRP in paise; the MRP is the price if it is empty. */
function readPrices({ faults, get }: TypedForm) {
  const price = get('price') === '' ? paise(0) : typedAmount(get('price'));
  const mrp = get('mrp') === '' ? price : typedAmount(get('mrp'));
  if (typeof price !== 'number') faults['price'] = price;
  if (typeof mrp !== 'number' && get('mrp') !== '') faults['mrp'] = mrp;
  if (typeof price !== 'number' || typeof mrp !== 'number') return null;
  if (mrp < price) faults['mrp'] = { code: 'below-price' };
  return { price, mrp };
}

function readChoices({ faults, get, choice }: TypedForm) {
  const productClass = PRODUCT_CLASSES.find((known) => known === (get('productClass') || 'other'));
  if (!productClass) faults['productClass'] = { code: 'choice' };
  const active = choice('active', ['yes', 'no']) === 'yes';
  const scheduleE1 = choice('scheduleE1', ['yes', 'no']) === 'yes';
  const vegMark = choice('vegMark', ['veg', 'non-veg']);
  return productClass && { active, productClass, scheduleE1, ...(vegMark && { vegMark }) };
}

/** Net quantity, weight, shelf life, how long a pack lasts and which stock is low, where they are typed. */
function readMeasures({ faults, get, choice }: TypedForm) {
  const unit = choice('netUnit', NET_UNITS);
  const quantity = typedIn('netQuantity', { least: 0.001, most: 9_999_999.999, decimals: 3 });
  if (get('netQuantity') !== '' && unit === '') faults['netUnit'] ??= { code: 'choice' };
  const months = typedIn('shelfLifeMonths', { least: 1, most: 120 });
  const weightGrams = typedIn('weightGrams', { least: 1, most: MAX_WEIGHT_GRAMS });
  const lastsDays = typedIn('lastsDays', { least: 1, most: MAX_LASTS_DAYS });
  const lowStockAt = typedIn('lowStockAt', { least: 0, most: MAX_LOW_STOCK_AT });
  return {
    ...(unit !== '' && quantity !== null && { netQuantity: { value: quantity, unit } }),
    ...(weightGrams !== null && { weightGrams }),
    ...(months !== null && { shelfLifeMonths: months }),
    ...(lastsDays !== null && { lastsDays }),
    ...(lowStockAt !== null && { lowStockAt }),
  };

  function typedIn(field: DraftField, range: NumberRange): number | null {
    if (get(field) === '') return null;
    const value = typedNumber(get(field), range);
    if (typeof value === 'number') return value;
    faults[field] = value;
    return null;
  }
}

function readTax({ faults, get }: TypedForm) {
  const hsn = plainText(get('hsn')).replace(/[ .-]/gu, '');
  if (hsn !== '' && !isHsn(hsn)) faults['hsn'] = { code: 'hsn' };
  const unitCode = get('unitCode').toUpperCase() || 'NOS';
  if (!isUnitCode(unitCode)) {
    faults['unitCode'] = { code: 'choice' };
    return null;
  }
  return { ...(hsn !== '' && { hsn }), unitCode };
}

/** The fields with a value in each line. */
function readLines({ faults, get }: TypedForm) {
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
  if ('line' in ingredients || 'line' in gstRates) return null;
  return { concerns: [...concerns], ingredients: [...ingredients], gstRates: [...gstRates] };
}
