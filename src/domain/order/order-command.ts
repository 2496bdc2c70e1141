import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Line, RequiredLine } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { Count, LineNumber } from '../core/record-fields.ts';
import type { InvoiceRefusal } from '../invoice/invoice-draft.ts';
import type { SettleRefusal } from '../refund/order-refund-settle.ts';
import type { TransferRefusal, UsedReference } from './receive-transfer.ts';
import type { RefundRefusal } from '../refund/order-refund.ts';
import { GoodsCountSchema, UNDELIVERED_REASONS } from '../return/returned-parcel.ts';
import { type MoveRefusal, OrderId, type OrderStatus, STAFF_MOVES } from './order.ts';

/** Maximum lengths of staff's texts about an order, and the minimum length of a refund reason, in characters. */
export const NOTE_LETTERS = {
  note: 500,
  courier: 60,
  tracking: 60,
  link: 500,
  why: 300,
  leastWhy: 3,
};

/** The courier's tracking page, pasted by staff: https only, because shoppers follow it. Empty for none. */
export const TrackingLink = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NOTE_LETTERS.link),
  v.regex(/^(?:https:\/\/[^\s"'<>]+)?$/u),
);

const { note, courier, tracking, why, leastWhy } = NOTE_LETTERS;

/** The name of a payment network that statements put before a reference. A UTR itself begins with its bank's code. */
const NETWORK = /^(?:IMPS|NEFT|RTGS|UPI|UTR|RRN)(?=[A-Z0-9]{12})/u;

/**
 * The longest run of letters and digits, without the name of its network. Only a run with a digit: statements name the
 * sender too, such as `IMPS/423412345678/ASHARAO`.
 */
function referenceIn(text: string): string {
  const runs = text.split(/[^A-Z0-9]+/u).filter((run) => /\d/u.test(run));
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return longest.replace(NETWORK, '');
}

/**
 * The reference of a bank transfer: UTR of NEFT and RTGS (16 or 22), RRN of IMPS and UPI (12). The only place that decides
 * which typed texts are the same reference: in capitals, without spaces, and by `referenceIn`.
 */
export const TransferReference = v.pipe(
  v.string(),
  v.transform((typed) => plainText(typed).replaceAll(' ', '').toUpperCase()),
  v.regex(/^[A-Z0-9/-]{6,40}$/u),
  v.transform(referenceIn),
  v.regex(/^[A-Z0-9]{6,40}$/u),
);

/** A parcel as staff type it. */
export const TypedParcelSchema = v.strictObject({
  courier: RequiredLine(courier),
  tracking: Line(tracking),
  link: v.optional(TrackingLink, ''),
});

/**
 * A request to move an order. `shipment` is for `ship`, `reason` for `return-to-origin`, `goods` for `return`, `reference` for
 * `pay`, `seen` for `pack`.
 */
export const MoveRequestSchema = v.strictObject({
  orderId: OrderId,
  move: v.picklist(STAFF_MOVES),
  /** The reason, for the audit log. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(note)), ''),
  shipment: v.optional(TypedParcelSchema),
  /** Why the parcel was not delivered; the customer reads it. */
  reason: v.optional(v.picklist(UNDELIVERED_REASONS)),
  /** What came back, by line. */
  goods: v.optional(v.pipe(v.array(v.strictObject(GoodsCountSchema.entries)), v.maxLength(200))),
  reference: v.optional(TransferReference),
  /** `changesOf` the order as staff have printed or seen it. Old pages send none: nothing is compared. */
  seen: v.optional(Count),
});

/** A request of staff to move an order. */
export type MoveRequest = Readonly<v.InferInput<typeof MoveRequestSchema>>;

/** The idempotency key of a refund. */
const RefundKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/u));

/** A refund request; the amount in paise. */
export const RefundRequestSchema = v.strictObject({
  orderId: OrderId,
  amountPaise: PaiseAmount,
  /** The order line that is refunded, from 1; null for the whole order. */
  line: v.optional(v.nullable(LineNumber), null),
  /** The pieces of the line that it pays back; 0 when only its price falls. */
  quantity: v.optional(v.pipe(Count, v.maxValue(10_000)), 0),
  /** Whether these pieces go back into stock: before the order is shipped. */
  restock: v.optional(v.boolean(), false),
  /** Created once per refund, so that a double click refunds once. */
  key: RefundKey,
  why: v.pipe(v.string(), v.trim(), v.minLength(leastWhy), v.maxLength(why)),
  /** The bank's reference of money that staff have transferred. */
  reference: v.optional(TransferReference),
});

/** A refund request of staff, as the endpoint accepts it. The amount is paise. */
export type RefundRequest = Readonly<v.InferInput<typeof RefundRequestSchema>>;

/** Settles a failed refund: requests it again under a new key, or records that staff returned the money themselves. */
export const SettleRefundSchema = v.variant('how', [
  v.strictObject({
    how: v.literal('again'),
    orderId: OrderId,
    failedKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
    /** Created once per click, so that a repeated request counts once. */
    key: RefundKey,
  }),
  v.strictObject({
    how: v.literal('by-hand'),
    orderId: OrderId,
    failedKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
    reference: TransferReference,
  }),
]);

/** A request of staff to settle a failed refund, as the endpoint accepts it. */
export type SettleRefundRequest = Readonly<v.InferInput<typeof SettleRefundSchema>>;

/** The result of a transition: the new status, or the refusal. A refusal writes nothing. */
type Answer<Refusal> =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: Refusal | 'not-found' };

/**
 * Why a shopper cannot cancel. `too-many`: too many cancellations by this customer within an hour. `paid`: the request
 * was for an unpaid order, and a payment has arrived.
 */
export type CancelRefusal = MoveRefusal | 'not-found' | 'too-many' | 'paid';

/** The result of claiming guest orders: how many were moved to the account. */
export type ClaimAnswer =
  | { readonly outcome: 'claimed'; readonly orders: number }
  | { readonly outcome: 'not-confirmed' }
  | { readonly outcome: 'too-many' };

/** The result of a cancellation. */
export type CancelAnswer = Answer<CancelRefusal>;

/** The result of a refund request. */
export type RefundAnswer = Answer<RefundRefusal>;

/** The result of settling a failed refund. */
export type SettleRefundAnswer = Answer<SettleRefusal>;

/** Why staff cannot move an order. `changed`: its pieces or its address have changed since they printed or saw it. */
export type StaffMoveRefusal = TransferRefusal | 'changed';

/**
 * The result of moving an order; it cannot be packed while its invoice cannot be issued. `recorded`: a transfer came for a
 * closed order, which stays closed, and its money goes back.
 */
export type MoveAnswer =
  | Answer<StaffMoveRefusal>
  | { readonly outcome: 'recorded' }
  | { readonly outcome: UsedReference['refusal']; readonly number: UsedReference['number'] }
  | { readonly outcome: 'no-invoice'; readonly refusal: InvoiceRefusal };
