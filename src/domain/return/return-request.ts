import * as v from 'valibot';
import { Count, LineNumber, Moment, Text, UpTo } from '../core/record-fields.ts';
import { MOST_PHOTOS } from '../photo/photo.ts';
import { ParcelSchema } from './parcel.ts';
import { RETURN_REASONS } from './return-policy.ts';

/** The states of a return request. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'refused',
  /** On its way to the shop: handed over, or collected. */
  'sent',
  /** With the shop, or not to be sent back. */
  'received',
  /** Its money is asked for, or was returned. */
  'refunded',
  /** The same pieces were sent again in place of the money. */
  'replaced',
] as const;

/** A state. */
export type ReturnState = (typeof RETURN_STATES)[number];

/** How pieces came back. `not-sent`: the customer keeps them, or they were missing. */
export const RETURN_CONDITIONS = ['sealed', 'opened', 'damaged', 'not-sent'] as const;

/** A condition. */
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** Maximum lengths of the texts of a request. */
export const RETURN_LETTERS = { text: 1000, batch: 40, why: 300, note: 500 };

/** Most pieces of a line; far above what a cart holds. */
const Pieces = UpTo(10_000);

/** Pieces of one line of the order, by its number from 1. */
export const ReturnItemSchema = v.object({ line: LineNumber, quantity: Pieces });

/** Pieces of one line. */
export type ReturnItem = v.InferOutput<typeof ReturnItemSchema>;

/** What staff received of one line: the accepted pieces, and whether they can be sold again. */
export const ReceivedItemSchema = v.object({
  line: LineNumber,
  quantity: Count,
  condition: v.picklist(RETURN_CONDITIONS),
  restock: v.boolean(),
});

/** What staff received of one line. */
export type ReceivedItem = v.InferOutput<typeof ReceivedItemSchema>;

/** A return request in its order. Times are epoch milliseconds. */
const ReturnSchema = v.object({
  /** The order number, and the number of the request. */
  ticket: Text(24),
  /** The idempotency key of the request. */
  key: Text(40),
  /** Set where staff opened it for the shopper. */
  openedBy: v.optional(v.literal('staff')),
  state: v.picklist(RETURN_STATES),
  items: v.array(ReturnItemSchema),
  reason: v.picklist(RETURN_REASONS),
  /** Who pays the way back, by the policy of the day of the request. */
  payer: v.picklist(['shop', 'shopper']),
  batch: v.optional(Text(RETURN_LETTERS.batch), ''),
  text: v.optional(Text(RETURN_LETTERS.text), ''),
  /** Ids of the shopper's photographs (`src/domain/photo`). */
  photos: v.optional(v.pipe(v.array(Text(40)), v.maxLength(MOST_PHOTOS.return))),
  /** What staff wrote to the customer: where to send it, or why it is refused. */
  note: v.optional(Text(RETURN_LETTERS.note), ''),
  received: v.optional(v.array(ReceivedItemSchema), []),
  requestedAt: Moment,
  /** When it was approved or refused. */
  decidedAt: v.optional(v.nullable(Moment), null),
  sentAt: v.optional(v.nullable(Moment), null),
  receivedAt: v.optional(v.nullable(Moment), null),
  refundedAt: v.optional(v.nullable(Moment), null),
  /** The parcel with the replacement, once it was sent. */
  replacement: v.optional(v.object({ ...ParcelSchema.entries, at: Moment })),
});

/** The fields of an order for what its shopper sends back. */
export const RETURN_FIELDS = {
  /** The return terms under which it was placed: later changes of the shop's terms do not touch it. */
  returnTerms: v.optional(
    v.object({ returnDays: v.number(), faultDays: v.number(), refundDays: v.number() }),
  ),
  /** Return requests, the oldest first. */
  returns: v.optional(v.array(ReturnSchema)),
  /** Whether one of them is open, for the filter of staff. */
  hasOpenReturn: v.optional(v.boolean()),
};

/** A return request. */
export type ReturnRequest = v.InferOutput<typeof ReturnSchema>;

/** Whether a request still waits for something. */
export function isOpenReturn({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return !['refused', 'refunded', 'replaced'].includes(state);
}

/** The ticket number of the nth request of an order, from 1. */
export function returnTicket(orderNumber: string, n: number): string {
  return `${orderNumber}-R${n}`;
}
