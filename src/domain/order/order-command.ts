import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Line, RequiredLine } from '../shared/form.ts';
import type { InvoiceRefusal } from '../invoice/invoice-draft.ts';
import type { SettleRefusal } from '../refund/order-refund-settle.ts';
import type { RefundRefusal } from '../refund/order-refund.ts';
import { type MoveRefusal, OrderId, type OrderStatus } from './order.ts';

/** The most letters of what staff write about an order, and the least that say why money goes back. */
export const NOTE_LETTERS = { note: 500, courier: 60, tracking: 60, why: 300, leastWhy: 3 };

const { note, courier, tracking, why, leastWhy } = NOTE_LETTERS;

/** Asks for an order's move along the machine. `shipment` is for `ship`, `restock` for `return`. */
export const MoveRequestSchema = v.strictObject({
  orderId: OrderId,
  move: v.picklist(['cancel', 'pack', 'ship', 'deliver', 'return']),
  /** Why, for the audit. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(note)), ''),
  shipment: v.optional(
    v.strictObject({ courier: RequiredLine(courier), tracking: Line(tracking) }),
  ),
  restock: v.optional(v.boolean(), false),
});

/** What staff ask of an order. */
export type MoveRequest = Readonly<v.InferInput<typeof MoveRequestSchema>>;

/** A key that makes a refund one, however often it is sent. */
const RefundKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/u));

/** Asks for money to go back; the amount in paise. */
export const RefundRequestSchema = v.strictObject({
  orderId: OrderId,
  amountPaise: PaiseAmount,
  /** Minted once for each refund, so that a second press gives the money back once. */
  key: RefundKey,
  why: v.pipe(v.string(), v.trim(), v.minLength(leastWhy), v.maxLength(why)),
});

/** Money that goes back, and why. */
export type RefundRequest = Readonly<v.InferInput<typeof RefundRequestSchema>>;

/** The reference of a bank transfer as staff type it: UTR of NEFT and RTGS (16 or 22), RRN of IMPS and UPI (12). */
export const TransferReference = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/gu, '').toUpperCase()),
  v.regex(/^[A-Z0-9/-]{6,40}$/u),
);

/** Settles a failed refund: requests it again under a new key, or notes that staff returned the money themselves. */
export const SettleRefundSchema = v.variant('how', [
  v.strictObject({
    how: v.literal('again'),
    orderId: OrderId,
    failedKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
    /** Minted once for each press, so that the same press sent twice is one request. */
    key: RefundKey,
  }),
  v.strictObject({
    how: v.literal('by-hand'),
    orderId: OrderId,
    failedKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
    reference: TransferReference,
  }),
]);

/** What staff do about a failed refund. */
export type SettleRefundRequest = Readonly<v.InferInput<typeof SettleRefundSchema>>;

/** What a change of an order answers: where it stands now, or why nothing was done. Nothing was written then. */
type Answer<Refusal> =
  | { readonly outcome: 'moved'; readonly status: OrderStatus }
  | { readonly outcome: 'refused'; readonly refusal: Refusal | 'not-found' };

/**
 * Why a shopper cannot cancel. `too-many`: too many cancellations by this customer within an hour. `paid`: only an unpaid
 * order was to be cancelled, and a payment has arrived.
 */
export type CancelRefusal = MoveRefusal | 'not-found' | 'too-many' | 'paid';

/** The answer to a shopper who cancels. */
export type CancelAnswer = Answer<CancelRefusal>;

/** The answer to staff who give money back. */
export type RefundAnswer = Answer<RefundRefusal>;

/** The answer to staff who settle a failed refund. */
export type SettleRefundAnswer = Answer<SettleRefusal>;

/** The answer to staff who move an order; it cannot be packed while no invoice can be made of it. */
export type MoveAnswer =
  | Answer<MoveRefusal>
  | { readonly outcome: 'no-invoice'; readonly refusal: InvoiceRefusal };
