import * as v from 'valibot';
import type { NumberFault } from '../core/form.ts';
import { Moment, Text } from '../core/record-fields.ts';
import { typedNumber } from '../money/typed-number.ts';

/** Reasons of staff to change stock. Orders have their own. */
export const STAFF_REASONS = [
  'received',
  'counted',
  'damaged',
  'expired',
  'returned',
  'sample',
  'other',
] as const;

/** A reason of staff. */
export type StaffReason = (typeof STAFF_REASONS)[number];

/**
 * Reasons of an order, each with the change of the sellable stock per unit. Placing an order takes the units, so a
 * payment only commits them.
 */
export const ORDER_STOCK_SIGNS = {
  hold: -1,
  sell: -1,
  commit: 0,
  release: 1,
  retake: -1,
  restock: 1,
  /** Pieces sent in place of those that came back. */
  replace: -1,
} as const;

/** A reason of an order. */
export type OrderStockReason = keyof typeof ORDER_STOCK_SIGNS;

/** Changes of the stock by the gift of an order. */
const GIFT_REASONS = ['gift', 'gift-back'] as const;

type Reason = StaffReason | OrderStockReason | (typeof GIFT_REASONS)[number] | 'opening';

/** All reasons of the ledger: staff's, a product's initial stock, and an order's. */
const REASONS: readonly Reason[] = [
  ...STAFF_REASONS,
  'opening',
  ...GIFT_REASONS,
  ...(Object.keys(ORDER_STOCK_SIGNS) as OrderStockReason[]),
];

/**
 * `stockMoves/{id}`: a stock change, written in the same commit as the stock; immutable. `delta` is in units and may be
 * 0 (a payment commits units that were already taken); `at` is epoch milliseconds.
 */
export const StockMoveSchema = v.object({
  id: v.string(),
  slug: v.string(),
  /** An old page shows an unknown reason as stored. */
  reason: Text(40),
  delta: v.pipe(v.number(), v.integer()),
  /** The order that caused it; empty for staff. */
  orderId: v.optional(v.string(), ''),
  /** The staff member who caused it; empty for orders. */
  email: v.optional(v.string(), ''),
  note: v.optional(v.string(), ''),
  at: Moment,
});

/** A ledger entry. */
export type StockMove = v.InferOutput<typeof StockMoveSchema>;

/** The reason if it is known, else null. */
export function knownReason(reason: string): Reason | null {
  return REASONS.find((value) => value === reason) ?? null;
}

/** Parses a typed change in units, at most a million: "12" and "+12" were received, "-3" were removed. */
export function parseDelta(typed: string): number | NumberFault {
  return typedNumber(typed, { least: -1_000_000, most: 1_000_000, nonZero: true });
}
