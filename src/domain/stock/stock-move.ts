import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';

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

/** All reasons of the ledger: staff's, a product's initial stock, and an order's. */
const REASONS = [
  ...STAFF_REASONS,
  'opening',
  'hold',
  'sell',
  'commit',
  'release',
  'retake',
  'restock',
] as const;

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
export function knownReason(reason: string): (typeof REASONS)[number] | null {
  return REASONS.find((value) => value === reason) ?? null;
}

/**
 * Parses a typed change in units: "12" and "+12" were received, "-3" were removed. Null if invalid: empty, zero, more
 * than a million, or not a whole number.
 */
export function parseDelta(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/u, '-').replaceAll(',', '');
  if (!/^[+-]?\d{1,7}$/u.test(text)) return null;
  const delta = Number(text);
  return delta === 0 || Math.abs(delta) > 1_000_000 ? null : delta;
}
