import { bareHeading, type OtherShop } from './csv-headings.ts';

/** The fields that a column of another shop's export may fill, in the order of the mapping. */
export const MAPPED_FIELDS = [
  'title',
  'description',
  'category',
  'price',
  'mrp',
  'sku',
  'stock',
  'lowStockAt',
  'weightGrams',
  'genericName',
  'manufacturerName',
  'manufacturerAddress',
  'countryOfOrigin',
  'licenceNumber',
  'hsn',
  'howToUse',
  'cautions',
] as const;

/** A field. */
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** The heading that fills each field; empty for none. */
export type ColumnMapping = Readonly<Record<MappedField, string>>;

/** Headings of an export that fit a field, best first, as `bareHeading` writes them. */
const USUAL: Readonly<Record<OtherShop, Partial<Record<MappedField, readonly string[]>>>> = {
  // Shopify renamed its headings in 2024; shops still hold files with the old ones.
  shopify: {
    title: ['title'],
    description: ['bodyhtml', 'description'],
    category: ['type', 'productcategory'],
    price: ['variantprice', 'price'],
    mrp: ['variantcompareatprice', 'compareatprice'],
    sku: ['variantsku', 'sku'],
    stock: ['variantinventoryqty', 'inventoryquantity'],
    weightGrams: ['variantgrams', 'weightvaluegrams'],
  },
  // An empty sale price is the regular one.
  woocommerce: {
    title: ['name'],
    description: ['description', 'shortdescription'],
    category: ['categories'],
    price: ['saleprice'],
    mrp: ['regularprice'],
    sku: ['sku'],
    stock: ['stock'],
    lowStockAt: ['lowstockamount'],
    // The heading names the unit that the shop has set.
    weightGrams: ['weightkg', 'weightg', 'weightlbs', 'weightoz'],
  },
};

/** The mapping that an export's own headings suggest. */
export function usualMapping(format: OtherShop, heading: readonly string[]): ColumnMapping {
  const named = new Map(heading.map((name) => [bareHeading(name), name.trim()]));
  const columnOf = (field: MappedField): string => {
    const fitting = USUAL[format][field]?.find((name) => named.has(name));
    return fitting === undefined ? '' : (named.get(fitting) ?? '');
  };
  return Object.fromEntries(
    MAPPED_FIELDS.map((field) => [field, columnOf(field)]),
  ) as ColumnMapping;
}

/** Whether a remembered mapping fits a file: each of its columns is there. */
export function fitsHeading(mapping: ColumnMapping, heading: readonly string[]): boolean {
  const names = new Set(heading.map((name) => name.trim()));
  return (
    mapping.title !== '' && Object.values(mapping).every((name) => name === '' || names.has(name))
  );
}

/** Columns that give an export its form, and so are no choice. */
const STRUCTURE: Readonly<Record<OtherShop, RegExp>> = {
  shopify:
    /^(?:(?:url)?handle|option\d(?:name|value)|(?:variant)?image(?:src|url|position|alttext)?|productimageurl)$/u,
  woocommerce: /^(?:id|type|parent|images|attribute\d+(?:name|values))$/u,
};

/** The headings with content that no field takes. */
export function unmappedColumns(
  format: OtherShop,
  heading: readonly string[],
  mapping: ColumnMapping,
): readonly string[] {
  const taken = new Set(Object.values(mapping));
  return heading
    .map((name) => name.trim())
    .filter((name) => name !== '' && !taken.has(name))
    .filter((name) => !STRUCTURE[format].test(bareHeading(name)));
}
