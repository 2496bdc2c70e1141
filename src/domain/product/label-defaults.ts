import type { ProductDraft } from './product-draft.ts';
import { type DraftField, productFormValues } from './product-form.ts';

/** Fields that the products of a kind usually share: what a label and an invoice say beside the product's own facts. */
const SHARED: readonly DraftField[] = [
  'genericName',
  'netUnit',
  'countryOfOrigin',
  'manufacturerName',
  'manufacturerAddress',
  'importerName',
  'importerAddress',
  'licenceNumber',
  'howToUse',
  'cautions',
  'shelfLifeMonths',
  'vegMark',
  'allergens',
  'hsn',
  'gstRates',
  'unitCode',
];

/** The values of a similar product for the fields that are still empty, by form field. */
export function labelDefaults(
  similar: ProductDraft,
  typed: Readonly<Record<string, string>>,
): Readonly<Partial<Record<DraftField, string>>> {
  const values = productFormValues(similar);
  const open = SHARED.filter((field) => (typed[field] ?? '').trim() === '' && values[field] !== '');
  return Object.fromEntries(open.map((field) => [field, values[field]]));
}
