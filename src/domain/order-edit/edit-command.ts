import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { AddressDraftSchema } from '../customer/address.ts';
import { BillingSchema } from '../customer/billing.ts';
import { BuyerGstin } from '../invoice/gstin.ts';
import { OrderId, type OrderStatus } from '../order/order.ts';
import { ReturnItemSchema } from '../return/return-request.ts';
import type { FailureCode } from '../core/result.ts';
import type { EditQuote, EditRefusal } from './edit-order.ts';

const EditSchema = v.variant('what', [
  v.strictObject({
    what: v.literal('address'),
    address: v.strictObject(AddressDraftSchema.entries),
  }),
  v.strictObject({ what: v.literal('pieces'), item: v.strictObject(ReturnItemSchema.entries) }),
  v.pipe(
    v.strictObject({
      what: v.literal('billing'),
      gstin: BuyerGstin,
      billing: v.nullable(v.strictObject(BillingSchema.entries)),
    }),
    v.check(({ gstin, billing }) => gstin === '' || billing !== null, 'nobody to bill'),
  ),
]);

const place = {
  orderId: OrderId,
  edit: EditSchema,
  /** Whether the caller acts as staff, which needs a role. */
  asStaff: v.optional(v.boolean(), false),
};

/**
 * A change of an order before it is handed over. With `validateOnly` it is priced and nothing is written; without, it is
 * made at the amounts that the caller saw.
 */
export const EditCommandSchema = v.union([
  v.strictObject({ ...place, validateOnly: v.literal(true) }),
  v.strictObject({
    ...place,
    /** Created once per form, so that a double click changes once. */
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,40}$/u)),
    quoted: v.strictObject({ totalPaise: PaiseAmount, refundPaise: PaiseAmount }),
  }),
]);

/** A request to price a change, or to make it. Amounts are paise. */
export type EditCommand = v.InferInput<typeof EditCommandSchema>;

/** A change as a form sends it. */
export type TypedEdit = EditCommand['edit'];

/** The result: the price, the new status, or the refusal. A refusal writes nothing. */
export type EditAnswer =
  | { readonly outcome: 'quoted'; readonly quote: EditQuote }
  | { readonly outcome: 'changed'; readonly status: OrderStatus }
  | {
      readonly outcome: 'refused';
      readonly refusal:
        | EditRefusal
        | 'not-found'
        /** Too many changes or prices of this customer in a short time. */
        | 'too-many'
        /** Others have open cash orders with the new phone number, or it had too many today. */
        | 'phone-limit'
        /** The amounts are no longer those that the caller saw. */
        | 'quote-changed';
    };

/** Why a change was not priced or not made: refused, or the call failed. */
export type EditProblem =
  | Extract<EditAnswer, { outcome: 'refused' }>
  | { readonly outcome: 'failed'; readonly code: FailureCode };
