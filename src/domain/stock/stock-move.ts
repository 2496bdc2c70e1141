import * as v from 'valibot';
import { Moment, Text } from '../shared/record-fields.ts';

/** Why staff move stock. Orders move it for reasons of their own. */
export const STAFF_REASONS = [
  'received',
  'counted',
  'damaged',
  'expired',
  'returned',
  'sample',
  'other',
] as const;

/** One of them. */
export type StaffReason = (typeof STAFF_REASONS)[number];

/** All reasons of the ledger: staff's, a product's first stock, and what an order did. */
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
 * `stockMoves/{id}`: what changed the stock of a product, written in the same commit as the change and never changed.
 * `delta` is in pieces and may be 0 (a payment confirms what holding took already); `at` is epoch milliseconds.
 */
export const StockMoveSchema = v.object({
  id: v.string(),
  slug: v.string(),
  /** Unknown to an old page; then it is shown as it stands. */
  reason: Text(40),
  delta: v.pipe(v.number(), v.integer()),
  /** The order that moved it; empty when staff did. */
  orderId: v.optional(v.string(), ''),
  /** Who of staff moved it; empty when an order did. */
  email: v.optional(v.string(), ''),
  note: v.optional(v.string(), ''),
  at: Moment,
});

/** One move of the ledger. */
export type StockMove = v.InferOutput<typeof StockMoveSchema>;

/** The reason as one that is known, or null. */
export function knownReason(reason: string): (typeof REASONS)[number] | null {
  return REASONS.find((known) => known === reason) ?? null;
}

/**
 * The change (pieces) that somebody typed: "12" and "+12" are received, "-3" went. Null for what is no change: nothing,
 * zero, more than a million, or anything but a whole number.
 */
export function parseDelta(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/u, '-').replaceAll(',', '');
  if (!/^[+-]?\d{1,7}$/u.test(text)) return null;
  const delta = Number(text);
  return delta === 0 || Math.abs(delta) > 1_000_000 ? null : delta;
}
