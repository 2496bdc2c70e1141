import * as v from 'valibot';
import { NET_UNITS } from './net-unit.ts';
import { MAX_PAISE, paiseFromRupees, rupeesFromPaise } from '../money/money.ts';
import { PictureAddress } from '../picture/picture-address.ts';
import { PICTURE_KINDS } from '../picture/picture-kind.ts';
import { Count, Moment, Text, UpTo } from '../core/record-fields.ts';
import { isHsn } from '../invoice/hsn.ts';
import { isSlug, MAX_SKU_LENGTH, MAX_SLUG_LENGTH } from './slug.ts';
import { isUnitCode, type UnitCode } from './unit-code.ts';

/** Product classes under Indian law: licence, label and claims depend on them. */
export const PRODUCT_CLASSES = [
  'ayurvedic-classical',
  'ayurvedic-proprietary',
  'cosmetic',
  'food-supplement',
  'other',
] as const;

/** The most that a packed piece weighs, in grams. */
export const MAX_WEIGHT_GRAMS = 50_000;

/** The longest time that a pack may be said to last. */
export const MAX_LASTS_DAYS = 730;

/** The most pieces that a product may name as low in stock. */
export const MAX_LOW_STOCK_AT = 10_000;

/** Converts a document's rupees to paise. */
export const RupeesAsPaise = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(MAX_PAISE / 100),
  v.transform(paiseFromRupees),
);

/** A GST rate valid from a day (Asia/Kolkata, `YYYY-MM-DD`), with the reason for the classification. */
const GstRateSchema = v.object({
  from: v.pipe(v.string(), v.isoDate()),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
  reason: v.optional(Text(300), ''),
});

/**
 * The legal record of a packaged product: Legal Metrology (Packaged Commodities) Rules 2011, Drugs Rules 1945 rule 161
 * (Ayurvedic), Cosmetics Rules 2020 rule 34, FSSAI labelling. Every field is optional when parsing, so that an
 * incomplete product stays visible to staff; publishing requires completeness.
 */
const legalRecord = {
  productClass: v.optional(v.picklist(PRODUCT_CLASSES), 'other'),
  genericName: v.optional(Text(120), ''),
  netQuantity: v.optional(
    v.object({
      value: v.pipe(v.number(), v.finite(), v.gtValue(0)),
      unit: v.picklist(NET_UNITS),
    }),
  ),
  /** Shipping weight of one packed piece, in grams: for the delivery charge and the courier. */
  weightGrams: v.optional(UpTo(MAX_WEIGHT_GRAMS)),
  /** The sizes of one product share a family in slug format; empty for a product with a single size. */
  family: v.optional(Text(MAX_SLUG_LENGTH), ''),
  concerns: v.optional(v.array(Text(60)), []),
  ingredients: v.optional(
    v.array(
      v.object({
        name: Text(120),
        botanical: v.optional(Text(120), ''),
        quantity: v.optional(Text(60), ''),
      }),
    ),
    [],
  ),
  howToUse: v.optional(Text(2000), ''),
  cautions: v.optional(Text(2000), ''),
  manufacturer: v.optional(v.object({ name: Text(160), address: Text(400) })),
  /** The importer into India; none for domestic products. */
  importer: v.optional(v.object({ name: Text(160), address: Text(400) })),
  licenceNumber: v.optional(Text(60), ''),
  /** The authoritative book, edition and page of a classical medicine's formula: rule 161 of the Drugs Rules. */
  bookReference: v.optional(Text(200), ''),
  /**
   * A substance of Schedule E(1) for internal use: sold online only on prescription (CCPA advisory of 14 July 2022).
   */
  scheduleE1: v.optional(v.boolean(), false),
  /** Nutrition per serving of a food, one line per nutrient. */
  nutrition: v.optional(Text(2000), ''),
  /** Allergens; "none" when there are none. */
  allergens: v.optional(Text(300), ''),
  /** Whom it is meant for, and who should not take or use it, each in a sentence. */
  suits: v.optional(Text(300), ''),
  avoidIf: v.optional(Text(300), ''),
  countryOfOrigin: v.optional(Text(60), ''),
  /** About how many days the pack lasts when it is used as `howToUse` says. */
  lastsDays: v.optional(UpTo(MAX_LASTS_DAYS)),
  shelfLifeMonths: v.optional(UpTo(120)),
  vegMark: v.optional(v.picklist(['veg', 'non-veg'])),
  hsn: v.optional(v.pipe(v.string(), v.regex(/^\d{4,8}$/u))),
  gstRates: v.optional(v.array(GstRateSchema), []),
  /** The unit of quantity of its packs on an invoice, as the GST portal writes it. */
  unitCode: v.optional(
    v.custom<UnitCode>((code) => typeof code === 'string' && isUnitCode(code)),
    'NOS',
  ),
};

/**
 * Parses a document of `products/{slug}` (price and mrp in rupees, timestamps already in milliseconds, `slug` from the
 * document's id) → a `Product` (amounts in paise). Ignores unknown fields, so that an old page can read a newer
 * document.
 */
export const ProductSchema = v.pipe(
  v.object({
    slug: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(240)),
    price: RupeesAsPaise,
    mrp: v.optional(RupeesAsPaise),
    sku: Text(MAX_SKU_LENGTH),
    stock: Count,
    /** Pieces from which on down staff see it as low in stock; see `isLowStock`. */
    lowStockAt: v.optional(v.pipe(Count, v.maxValue(MAX_LOW_STOCK_AT))),
    category: Text(60),
    description: Text(10_000),
    imageURL: v.optional(PictureAddress, ''),
    images: v.optional(
      v.pipe(
        v.array(PictureAddress),
        v.transform((all) => all.filter(Boolean)),
      ),
      [],
    ),
    /** Alternative texts of the images; an empty one falls back to the product's name. */
    imageAlts: v.optional(v.array(Text(200)), []),
    /** What each image is taken for; empty for any other picture. */
    imageKinds: v.optional(v.array(v.fallback(v.picklist(['', ...PICTURE_KINDS]), '')), []),
    active: v.optional(v.boolean(), true),
    createdAt: Moment,
    updatedAt: v.optional(Moment),
    /** The sum and number of its published reviews' stars. Updated with every moderation decision. */
    rating: v.optional(v.object({ sum: Count, count: Count })),
    /** Delivered pieces, without returned ones. Functions count them with the order. */
    sold: v.optional(Count),
    ...legalRecord,
  }),
  v.transform(({ hsn = '', ...document }) => ({
    ...document,
    // A code of 5 or 7 digits, which no invoice may carry, counts as missing.
    ...(isHsn(hsn) && { hsn }),
    // The main picture falls back to the first image.
    imageURL: document.imageURL || (document.images[0] ?? ''),
    // Without an MRP the price is the MRP: the maximum, never below the price.
    mrp:
      document.mrp === undefined || document.mrp < document.price ? document.price : document.mrp,
  })),
);

/** A product. `price` and `mrp` are paise, inclusive of all taxes; times are epoch milliseconds. */
export type Product = v.InferOutput<typeof ProductSchema>;

/** A product as Firestore stores it: `price` and `mrp` in rupees, no slug (it is the document's id). */
export type ProductDocument = Omit<v.InferInput<typeof ProductSchema>, 'slug'>;

/** The stored form of a product: rupees, without the slug. */
export function productDocument(product: Product): ProductDocument {
  const { slug: _, price, mrp, ...rest } = product;
  return { ...rest, price: rupeesFromPaise(price), mrp: rupeesFromPaise(mrp) };
}
