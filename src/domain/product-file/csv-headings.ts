import { DRAFT_FIELDS } from '../product/product-form.ts';

/**
 * The column headings of a products file, in order; pictures are edited only in the form. `stock` tells what the shop
 * had at the export, and is read for new products only: orders change it meanwhile. `stockCount` is what was counted.
 */
export const CSV_COLUMNS = ['slug', ...DRAFT_FIELDS, 'stock', 'stockCount'] as const;

/** A heading in any case, with any spaces, underscores and signs: "Net_Quantity" is netQuantity. */
export const bareHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const COLUMNS: ReadonlyMap<string, string> = new Map(
  CSV_COLUMNS.map((name) => [bareHeading(name), name]),
);

/** The columns of a typed heading row: our own spelling where it is known. Empty headings at its end are dropped. */
export function columnsOf(heading: readonly string[]): readonly string[] {
  const last = heading.findLastIndex((name) => name.trim() !== '');
  return heading.slice(0, last + 1).map((name) => COLUMNS.get(bareHeading(name)) ?? name.trim());
}

/** Another shop system whose product exports are known. */
export type OtherShop = 'shopify' | 'woocommerce';

/** Headings that only such an export has together. Shopify renamed its own in 2024. */
const EXPORTS: readonly (readonly [OtherShop, readonly string[]])[] = [
  ['shopify', ['handle', 'variantprice']],
  ['shopify', ['handle', 'bodyhtml']],
  ['shopify', ['urlhandle', 'title']],
  ['woocommerce', ['name', 'regularprice']],
  ['woocommerce', ['name', 'visibilityincatalog']],
];

/** The shop system that wrote a file with these headings; null for none that is known. */
export function otherShop(heading: readonly string[]): OtherShop | null {
  const names = new Set(heading.map(bareHeading));
  return EXPORTS.find(([, needed]) => needed.every((name) => names.has(name)))?.[0] ?? null;
}
