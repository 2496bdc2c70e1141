import type { NetUnit } from '../product/net-unit.ts';
import type { Product } from '../product/product.ts';
import { MAX_SLUG_LENGTH } from '../product/slug.ts';
import { lettersLeftOut, slugFromTitle } from '../product/slug-from-title.ts';
import type { ForeignProduct } from './foreign-products.ts';
import type { TypedRow } from './product-csv.ts';

/** How an export's products become ours. */
export interface ForeignChoices {
  /** Our category for each of the export's; empty or missing: none yet. */
  readonly categories: Readonly<Record<string, string>>;
  /** The regulatory class of all of them, which decides what details they lack. */
  readonly productClass: Product['productClass'];
  /** The plain text of an HTML description. */
  readonly plainText: (html: string) => string;
}

/** A product of an export as a row of our own file: a draft, one of a family when it has variants. */
export function foreignRow(
  { row, group, options, cells }: ForeignProduct,
  { categories, productClass, plainText }: ForeignChoices,
): TypedRow {
  const title = [cells.title, ...options].join(', ');
  // WooCommerce names a product by a number, Shopify by its address.
  const isAddress = !/^(?:id:)?\d*$/u.test(group) && slugFromTitle(group) === group;
  const family = slugFromTitle(isAddress ? group : cells.title);
  const suffix = slugFromTitle(options.join(' '));
  const short = family.slice(0, MAX_SLUG_LENGTH - suffix.length - 1).replace(/-$/u, '');
  const quantity = netQuantityIn(options.join(' ') || cells.title);
  return {
    row,
    slug: suffix === '' ? family : `${short}-${suffix}`,
    leftOut: lettersLeftOut(title).length > 0 ? lettersLeftOut(title) : null,
    cells: {
      ...cells,
      title,
      description: plainText(cells.description),
      category: categories[cells.category] ?? '',
      // A price without an offer stands in the column of the regular price.
      price: cells.price || cells.mrp,
      mrp: /^[0.]*$/u.test(cells.mrp) ? '' : cells.mrp,
      family: options.length > 0 ? family : '',
      active: 'no',
      productClass,
      ...(quantity && { netQuantity: String(quantity.value), netUnit: quantity.unit }),
    },
  };
}

const UNITS: readonly (readonly [RegExp, NetUnit, number])[] = [
  [/^(?:g|gms?|grams?)$/u, 'g', 1],
  [/^(?:kgs?|kilos?)$/u, 'g', 1000],
  [/^(?:ml|mls)$/u, 'ml', 1],
  [/^(?:l|ltrs?|lit(?:re|er)s?)$/u, 'ml', 1000],
  [/^(?:tabs?|tablets?)$/u, 'tablet', 1],
  [/^(?:caps?|capsules?)$/u, 'capsule', 1],
  [/^softgels?$/u, 'softgel', 1],
  [/^(?:pcs?|pieces?)$/u, 'piece', 1],
];

/** A pack of several, whose net quantity is not the one of a piece. */
const SEVERAL = /\b(?:pack|set|combo|box) of\b|\d ?[x×]|[x×] ?\d/iu;

/** The net quantity that a text names, such as "100 g", "1 L" or "60 Tablets"; null for none, or for several packs. */
export function netQuantityIn(
  text: string,
): { readonly value: number; readonly unit: NetUnit } | null {
  if (SEVERAL.test(text)) return null;
  for (const [, number = '', word = ''] of text.matchAll(
    /(?<![\d.])(\d+(?:\.\d+)?) ?([a-z]+)/giu,
  )) {
    const unit = UNITS.find(([pattern]) => pattern.test(word.toLowerCase()));
    if (unit) return { value: Number((Number(number) * unit[2]).toFixed(3)), unit: unit[1] };
  }
  return null;
}

/** The part of an export's category that names it: the last of "Home > Soaps", of the first of several. */
export function categoryName(category: string): string {
  return (category.split(',')[0] ?? '').split('>').at(-1)?.trim() ?? '';
}
