import * as v from 'valibot';
import { DAY_MS } from '../core/indian-time.ts';
import { Count, LineNumber, Moment } from '../core/record-fields.ts';

/** Why a courier did not deliver a parcel. */
export const UNDELIVERED_REASONS = [
  /** Not accepted. */
  'refused',
  /** Nobody was there, or answered the phone. */
  'unavailable',
  'wrong-address',
  'damaged',
  'lost',
  'other',
] as const;

/** A reason. */
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

/** A parcel that the courier brings back (return to origin, RTO). `at` is epoch milliseconds. */
const UndeliveredSchema = v.object({ reason: v.picklist(UNDELIVERED_REASONS), at: Moment });

/** The record of a parcel that was not delivered. */
type Undelivered = v.InferOutput<typeof UndeliveredSchema>;

/** Days that a parcel may take on its way back. After them staff get an alert, unless it was checked in. */
export const OVERDUE_DAYS = 15;

/** Parcels that turned back until then are overdue; both are epoch milliseconds. */
export function overdueUntil(now: number): number {
  return now - OVERDUE_DAYS * DAY_MS;
}

/** Whether the courier lost the parcel of an order, so that nothing is on its way back. */
export function isLostParcel({
  undelivered,
}: {
  readonly undelivered?: Undelivered | null | undefined;
}): boolean {
  return undelivered?.reason === 'lost';
}

/** Pieces of a line that came back. The rest of the line is missing. */
export const GoodsCountSchema = v.object({
  line: LineNumber,
  /** Pieces that can be sold again. */
  sellable: Count,
  /** Pieces that came back and cannot be sold again. */
  damaged: Count,
});

/** Pieces of a line that came back. */
export type GoodsCount = v.InferOutput<typeof GoodsCountSchema>;

/** Whether all of these pieces came back and can be sold again. */
export function isAllSellable(
  pieces: readonly { readonly line: number; readonly quantity: number }[],
  counts: readonly GoodsCount[],
): boolean {
  return pieces.every(({ line, quantity }) =>
    counts.some((one) => one.line === line && one.sellable === quantity),
  );
}

/** What staff found when a whole order came back: each line that had pieces, once. `at` is epoch milliseconds. */
const GoodsCheckSchema = v.object({ counts: v.array(GoodsCountSchema), at: Moment });

/** The fields of an order that comes back, as a whole or in one of its parcels. */
export const RETURNED_PARCEL_FIELDS = {
  /** Why the courier brings or brought it back; null once it was delivered after all. */
  undelivered: v.optional(v.nullable(UndeliveredSchema)),
  /** See `turnedBackAt`; absent or null while no parcel of the order is on its way back. */
  turnedBackAt: v.optional(v.nullable(Moment)),
  goodsCheck: v.optional(GoodsCheckSchema),
};
