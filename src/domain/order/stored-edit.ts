import * as v from 'valibot';
import { Count, Moment, Text } from '../core/record-fields.ts';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { Paise } from '../money/money.ts';
import { type ReturnItem, ReturnItemSchema } from '../return/return-request.ts';

/** What can be changed of an order before it is handed over. */
export const EDITS = ['address', 'pieces', 'billing'] as const;

/** A kind of change. */
export type EditName = (typeof EDITS)[number];

/** An applied change, as an order keeps it: its idempotency key, and the pieces that it cancelled. */
export const StoredEditSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  what: v.picklist(EDITS),
  item: v.optional(ReturnItemSchema),
  at: Moment,
});

/** An applied change. `at` is epoch milliseconds. */
export type StoredEdit = v.InferOutput<typeof StoredEditSchema>;

/** What an order keeps of its changes. */
export const EDIT_FIELDS = {
  /** Changes before the hand-over, the oldest first. */
  edits: v.optional(v.array(StoredEditSchema)),
  /** The delivery fee of a cash order as ordered, in paise; absent while no change of address has lowered it. */
  orderedFeePaise: v.optional(PaiseAmount),
  /** The phone number that the coupon was used with; absent while the address still has it. */
  couponPhone: v.optional(Text(40)),
};

/** What a line keeps of them. */
export const CANCELLED_FIELDS = {
  /** Pieces that were cancelled before anything was paid: `quantity` no longer counts them. */
  cancelledQuantity: v.optional(Count),
};

/** What a letter says of a change beside the order. Amounts are paise. */
export interface EditFacts {
  readonly what: EditName;
  /** The cancelled pieces. */
  readonly item?: ReturnItem;
  /** What goes back to the shopper. */
  readonly refundPaise: Paise;
  /** The order's total before. */
  readonly beforePaise: Paise;
}
