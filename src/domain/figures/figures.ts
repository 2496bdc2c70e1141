import * as v from 'valibot';
import { Count, Moment, Text } from '../core/record-fields.ts';

/** The tables of a day or a month. What a row is depends on the table; see `order-figures.ts`. */
export const FIGURE_TABLES = [
  /** By what became of the order: `OUTCOMES`. */
  'outcomes',
  /** By payment method. */
  'methods',
  /** By State of delivery. */
  'states',
  /** By coupon code. */
  'coupons',
  /** Return requests by reason, on the day of the request. */
  'returns',
  /** Parcels that were not delivered, by reason. */
  'undelivered',
  /** Money received or returned, on the day it moved: a method, `refunds`, `payouts` or `disputes`. */
  'money',
  /** `invoice` and `credit-note`, on the day of issue. */
  'documents',
  /** By GST rate in percent, on the day of issue, less credit notes. */
  'taxes',
  /** By slug. */
  'products',
] as const;

/** A table. */
export type FigureTable = (typeof FIGURE_TABLES)[number];

/** What became of an order. */
export const OUTCOMES = [
  /** Accepted, and neither cancelled nor returned (`SOLD`). */
  'sold',
  /** Accepted, then cancelled. */
  'cancelled',
  /** Returned to origin, or on its way there. */
  'toOrigin',
  /** Delivered, then returned as a whole. */
  'returned',
  /** Never paid: expired, or cancelled before. */
  'unpaid',
] as const;

/** What became of an order. */
export type Outcome = (typeof OUTCOMES)[number];

/** Sums by name: counts, pieces, and paise in those that end in `Paise`. A sum of zero is absent. */
export type Sums = Readonly<Record<string, number>>;
/** Sums by row. */
export type Rows = Readonly<Record<string, Sums>>;
/** Rows by table; an empty table is absent. */
export type Figures = { readonly [Table in FigureTable]?: Rows | undefined };

const Table = v.optional(v.record(v.string(), v.record(v.string(), v.number())));

const TABLE_FIELDS = {
  outcomes: Table,
  methods: Table,
  states: Table,
  coupons: Table,
  returns: Table,
  undelivered: Table,
  money: Table,
  documents: Table,
  taxes: Table,
  products: Table,
} as const satisfies Record<FigureTable, typeof Table>;

/** The titles of products by slug, as they were last ordered. */
const Titles = v.optional(v.record(v.string(), v.string()), {});

/**
 * `figureDays/{YYYY-MM-DD}` and `figureMonths/{YYYY-MM}`: the sums of a day or a month in India, without products.
 * Functions write them. Rows of which nothing is left hold zeros.
 */
export const FiguresSchema = v.object({ period: Text(10), ...TABLE_FIELDS });

/** `figureProducts/{period}_{n}`: a part of the sums of products of a day or a month; see `productPart`. */
export const FigureProductsSchema = v.object({
  id: Text(20),
  products: v.optional(Table, {}),
  titles: Titles,
});

/**
 * `orderFigures/{orderId}`: what an order adds to each day, as it was last counted. Only functions read and write it.
 */
export const OrderFiguresSchema = v.object({
  orderId: Text(40),
  /** Whether the order changed since. */
  due: v.boolean(),
  /** Grows with each change of the order that was reported. */
  mark: v.optional(Count, 0),
  days: v.optional(v.record(v.string(), v.object(TABLE_FIELDS)), {}),
});

/** `health/figures`: the last run that counted orders. `at` is epoch milliseconds. */
export const FiguresHealthSchema = v.object({
  id: v.string(),
  at: Moment,
  /** Whether all orders that are older than the figures have been counted. */
  complete: v.boolean(),
});

/** The last run that counted orders. `at` is epoch milliseconds. */
export type FiguresHealth = v.InferOutput<typeof FiguresHealthSchema>;

/** A part of the sums of products. */
export type FigureProducts = v.InferOutput<typeof FigureProductsSchema>;
