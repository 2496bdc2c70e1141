import { isFood } from '#domain/product/product-record.ts';
import { netQuantityText } from '#features/catalog/product/net-quantity.ts';
import type { SeedProduct } from '../../seed/product.ts';
import { STORE } from '../../seed/store.ts';
import { NO_BREAK } from '../shapes/small-print.ts';

/** A declaration with its name, such as "Net quantity". */
export interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** What the back of a pack declares. */
export interface Declarations {
  readonly genericName: string;
  /** Quantity, price and life, which stand out. */
  readonly main: readonly Declaration[];
  /** What is in it and how it is used. */
  readonly use: readonly Declaration[];
  /** Who answers for it. */
  readonly origin: readonly Declaration[];
  readonly vegMark: SeedProduct['vegMark'];
  readonly sku: string;
}

const KINDS: Readonly<Partial<Record<NonNullable<SeedProduct['productClass']>, string>>> = {
  'ayurvedic-classical': 'Ayurvedic medicine',
  'ayurvedic-proprietary': 'Ayurvedic proprietary medicine',
};

/**
 * The declarations on the back of a product's pack, from its record: rule 6 of the Legal Metrology (Packaged
 * Commodities) Rules 2011 and the law of its class. What the record lacks is left out. Batch and dates differ from pack
 * to pack: the label says where they stand.
 */
export function declarationsOf(product: SeedProduct): Declarations {
  const { productClass = 'other', category, ingredients = [], vegMark } = product;
  const { manufacturer, importer, shelfLifeMonths } = product;
  const { legalName, address, email, phone } = STORE.seller;
  const whole = (all: readonly { name: string; text: string | undefined }[]) =>
    all.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
  return {
    genericName: product.genericName ?? '',
    main: whole([
      { name: 'Net quantity', text: netQuantityText(product.netQuantity) },
      { name: 'MRP (incl. of all taxes)', text: `₹${product.mrp.toFixed(2)}` },
      {
        name: 'Best before (from manufacture)',
        text: shelfLifeMonths ? `${shelfLifeMonths} months` : '',
      },
    ]),
    use: whole([
      { name: 'Kind of product', text: KINDS[productClass] },
      { name: 'Ingredients', text: ingredients.map(ingredientText).join('; ') },
      { name: 'Directions', text: product.howToUse },
      { name: 'Caution', text: product.cautions },
      { name: 'Formula from', text: product.bookReference },
      { name: 'Nutrition', text: product.nutrition?.replaceAll('\n', '; ') },
      { name: 'Allergens', text: product.allergens },
    ]),
    origin: whole([
      {
        name: 'Manufactured by',
        text: manufacturer && `${manufacturer.name}, ${manufacturer.address}`,
      },
      { name: 'Licence', text: product.licenceNumber },
      { name: 'Imported by', text: importer && `${importer.name}, ${importer.address}` },
      { name: 'Country of origin', text: product.countryOfOrigin },
      { name: 'Batch no., dates of manufacture and expiry', text: 'see pack' },
      {
        name: 'Marketed by and consumer care',
        text: `${legalName}, ${address}. ${phone.replaceAll(' ', NO_BREAK)}, ${email}`,
      },
    ]),
    // Foods and cosmetics carry the mark, medicines do not.
    vegMark:
      productClass === 'cosmetic' || isFood({ productClass, category }) ? vegMark : undefined,
    sku: product.sku,
  };
}

function ingredientText({
  name,
  botanical = '',
  quantity = '',
}: NonNullable<SeedProduct['ingredients']>[number]): string {
  return [name, botanical && `(${botanical})`, quantity].filter(Boolean).join(' ');
}
