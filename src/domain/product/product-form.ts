import { rupeesFromPaise } from '../money/money.ts';
import type { ProductDraft } from './product-draft.ts';
import { ingredientLines, rateLines } from './text-area-lines.ts';

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
  'weightGrams',
  'family',
  'countryOfOrigin',
  'concerns',
  'ingredients',
  'howToUse',
  'suits',
  'avoidIf',
  'lastsDays',
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
  'lowStockAt',
] as const;

/** A field. */
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The values of the form and of the CSV file. Amounts are rupees. */
export function productFormValues(product: ProductDraft): Readonly<Record<DraftField, string>> {
  const { netQuantity, manufacturer, importer, lastsDays, shelfLifeMonths, suits, avoidIf } =
    product;
  const { title, sku, category, description, productClass, genericName, countryOfOrigin } = product;
  const { family, howToUse, cautions, licenceNumber, bookReference, nutrition, allergens } =
    product;
  const { weightGrams } = product;
  return {
    title,
    sku,
    category,
    description,
    productClass,
    genericName,
    countryOfOrigin,
    family,
    howToUse,
    cautions,
    licenceNumber,
    bookReference,
    nutrition,
    allergens,
    suits,
    avoidIf,
    lastsDays: lastsDays === undefined ? '' : String(lastsDays),
    price: product.price === 0 ? '' : String(rupeesFromPaise(product.price)),
    mrp: product.mrp === product.price ? '' : String(rupeesFromPaise(product.mrp)),
    active: product.active ? 'yes' : 'no',
    netQuantity: netQuantity ? String(netQuantity.value) : '',
    netUnit: netQuantity?.unit ?? '',
    weightGrams: weightGrams === undefined ? '' : String(weightGrams),
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
    lowStockAt: product.lowStockAt === undefined ? '' : String(product.lowStockAt),
  };
}
