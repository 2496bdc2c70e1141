import * as v from 'valibot';
import { UpTo } from '../core/record-fields.ts';
import { NOTE_LETTERS, TransferReference, TypedParcelSchema } from '../order/order-command.ts';
import { OrderId, type OrderStatus } from '../order/order.ts';
import { ReturnItemSchema } from '../return/return-request.ts';
import { GoodsCountSchema, UNDELIVERED_REASONS } from '../return/returned-parcel.ts';
import type { CorrectionRefusal } from './correct-tracking.ts';
import type { ParcelRefusal } from './handle-parcel.ts';
import { MOST_PARCELS } from '../parcel/order-parcel.ts';
import type { SplitRefusal } from './split-parcels.ts';

/** Most lines of an order. */
const MOST_LINES = 200;

/** Pieces by line, each line once. */
const Items = v.pipe(
  v.array(v.strictObject(ReturnItemSchema.entries)),
  v.minLength(1),
  v.maxLength(MOST_LINES),
  v.check((items) => new Set(items.map(({ line }) => line)).size === items.length, 'a line twice'),
);

/** A request to put the unsent pieces of an order into these parcels. */
export const SplitRequestSchema = v.strictObject({
  orderId: OrderId,
  parcels: v.pipe(
    v.array(
      v.strictObject({
        items: Items,
        /** Whether the cash of the whole order is collected with it. */
        collectsCash: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PARCELS),
  ),
});

/** A request to split an order. */
export type SplitRequest = Readonly<v.InferInput<typeof SplitRequestSchema>>;

const place = {
  orderId: OrderId,
  /** The id of the parcel. */
  parcel: UpTo(999),
  /** The reason, for the audit log. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_LETTERS.note)), ''),
};

/** A step of staff with one parcel. */
export const ParcelMoveSchema = v.variant('step', [
  v.strictObject({ ...place, step: v.literal('ship'), shipment: TypedParcelSchema }),
  v.strictObject({ ...place, step: v.literal('deliver') }),
  v.strictObject({
    ...place,
    step: v.literal('turn-back'),
    /** Why the parcel was not delivered; the customer reads it. */
    reason: v.picklist(UNDELIVERED_REASONS),
  }),
  v.strictObject({
    ...place,
    step: v.literal('check-in'),
    /** What came back, by line. */
    goods: v.pipe(v.array(v.strictObject(GoodsCountSchema.entries)), v.maxLength(MOST_LINES)),
    /** The bank's reference of money that staff have sent back. */
    reference: v.optional(TransferReference),
  }),
  v.strictObject({ ...place, step: v.literal('collect') }),
  v.strictObject({
    ...place,
    /** Null for an order in a single parcel. */
    parcel: v.nullable(place.parcel),
    step: v.literal('correct-tracking'),
    shipment: TypedParcelSchema,
  }),
]);

/** A step of staff with one parcel. */
export type ParcelMove = Readonly<v.InferInput<typeof ParcelMoveSchema>>;

/** The result: the order's status, or the refusal. A refusal writes nothing. */
export type ParcelAnswer =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | {
      readonly outcome: 'refused';
      readonly refusal:
        | SplitRefusal
        | ParcelRefusal
        | CorrectionRefusal
        | 'provider-silent'
        | 'not-found';
    };
