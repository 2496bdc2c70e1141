import { truncate } from '../core/truncate.ts';
import type { Paise } from '../money/money.ts';
import { measureOf } from '../product/net-unit.ts';
import { isFood, missingFields } from '../product/product-record.ts';
import type { Product } from '../product/product.ts';
import { paths } from '../site/paths.ts';
import { absoluteAddress, plainPrice } from '../site/structured-data.ts';
import { googleCategory } from './google-category.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

/** What the feed needs beside the products. */
export interface FeedContext {
  /** Scheme and host of the shop, without a trailing slash. */
  readonly origin: string;
  /** The shop's name. */
  readonly shop: string;
  /** Whether the settings name the seller's FSSAI licence, without which no food may be advertised. */
  readonly hasFoodLicence: boolean;
}

/** Limits of Google's product data specification, in characters and pictures. Those of Meta are wider. */
const MOST = { id: 50, title: 150, description: 5000, mpn: 70, pictures: 10 } as const;

/**
 * A product as an item of the feed (Google's product data specification, whose RSS Meta's catalogue reads as well), in the
 * texts of its page. Null for one that may not be advertised: off sale, with a gap in its legal record, only on
 * prescription, or without what both demand (price, description, picture).
 */
export function feedItem(
  product: Product,
  { origin, shop, hasFoodLicence }: FeedContext,
): Xml | null {
  const { slug, title, description, price, mrp, stock, sku, family, netQuantity } = product;
  const { weightGrams } = product;
  const [picture, ...others] = picturesOf(product).map((one) => absoluteAddress(one, origin));
  const isComplete =
    product.active && price > 0 && description.trim() !== '' && picture !== undefined;
  const isLawful = missingFields(product).length === 0;
  if (!isComplete || !isLawful || (isFood(product) && !hasFoodLicence)) return null;
  const field = (name: string, text: string): Xml[] =>
    text === '' ? [] : [element(`g:${name}`, [text])];
  return element('item', [
    ...field('id', feedId(slug)),
    ...field('title', truncate(title, MOST.title)),
    ...field('description', truncate(description, MOST.description)),
    ...field('link', `${origin}${paths.product(slug)}`),
    ...field('image_link', picture),
    ...others.slice(0, MOST.pictures).flatMap((one) => field('additional_image_link', one)),
    ...field('availability', stock > 0 ? 'in_stock' : 'out_of_stock'),
    ...field('price', inRupees(mrp)),
    ...(price < mrp ? field('sale_price', inRupees(price)) : []),
    ...field('brand', shop),
    // The shop knows no GTINs: brand and its own number identify a product, or nothing does.
    ...field('mpn', truncate(sku, MOST.mpn)),
    ...(sku.trim() === '' ? field('identifier_exists', 'no') : []),
    ...field('condition', 'new'),
    ...(family === '' ? [] : field('item_group_id', feedId(family))),
    ...(family === '' || !netQuantity ? [] : field('size', sizeOf(netQuantity))),
    ...field('product_type', product.category),
    ...field('google_product_category', googleCategory(product)),
    ...(netQuantity ? unitPricing(netQuantity, field) : []),
    ...(weightGrams === undefined ? [] : field('shipping_weight', `${weightGrams} g`)),
  ]);
}

/** The feed as an RSS 2.0 document. `items` are those of `feedItem`. */
export function productFeed(
  items: readonly Xml[],
  { origin, shop }: Pick<FeedContext, 'origin' | 'shop'>,
): string {
  const channel = element('channel', [
    element('title', [shop]),
    element('link', [`${origin}/`]),
    element('description', [shop]),
    ...items,
  ]);
  return xmlDocument(
    element('rss', [channel], { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }),
  );
}

/** The pictures of a product but drawings (SVG), which Google refuses. */
function picturesOf({ images, imageURL }: Product): readonly string[] {
  const all = images.length > 0 ? images : [imageURL];
  return all.filter((one) => one !== '' && !one.split('?')[0]?.toLowerCase().endsWith('.svg'));
}

function inRupees(amount: Paise): string {
  return `${plainPrice(amount)} INR`;
}

/**
 * A slug as an id of the feed, which never changes. One that is too long is cut, and what is cut is repeated as a checksum
 * (FNV-1a), so that two long slugs stay apart.
 */
function feedId(slug: string): string {
  if (slug.length <= MOST.id) return slug;
  let hash = 0x81_1c_9d_c5;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  const sum = (hash >>> 0).toString(36).padStart(7, '0');
  return `${slug.slice(0, MOST.id - sum.length - 1)}-${sum}`;
}

type NetQuantity = NonNullable<Product['netQuantity']>;

function sizeOf({ value, unit }: NetQuantity): string {
  return `${value} ${unit}`;
}

/** The net quantity and what the unit price is for, as the page shows it (`priceView`): per kg or l from one on. */
function unitPricing(
  { value, unit }: NetQuantity,
  field: (name: string, text: string) => Xml[],
): readonly Xml[] {
  const measure = measureOf(unit);
  const name = measure === 'piece' ? 'ct' : measure;
  const isLarge = measure !== 'piece' && value >= 1000;
  const base = isLarge ? (measure === 'g' ? '1 kg' : '1 l') : `1 ${name}`;
  return [
    ...field('unit_pricing_measure', `${value} ${name}`),
    ...field('unit_pricing_base_measure', base),
  ];
}
