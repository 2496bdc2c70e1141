import * as v from 'valibot';
import { AddressDraftSchema } from '../customer/address.ts';
import { PaiseAmount, Quantity, Slug } from '../cart/cart-line.ts';
import { MAX_LINES } from '../cart/cart.ts';
import { type CouponFault, CouponCode } from './coupon.ts';
import type { CodFault } from './delivery.ts';
import { Email, type FieldFault } from '../shared/form.ts';
import { paise, type Paise } from '../money/money.ts';
import { OrderId } from '../order/order.ts';
import { PAYMENT_METHODS, type Totals } from './quote.ts';
import { Text } from '../shared/record-fields.ts';

const Lines = v.pipe(
  v.array(v.strictObject({ slug: Slug, quantity: Quantity })),
  v.minLength(1),
  v.maxLength(MAX_LINES),
  v.check((lines) => new Set(lines.map(({ slug }) => slug)).size === lines.length, 'twice'),
);

/** Minted once for each attempt to order; the same id never makes two orders. */
const AttemptId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/u));

const Coupon = v.union([v.literal(''), CouponCode]);

/** Asks what a cart costs, with nothing written: to try a coupon, and to be told of new prices before paying. */
export const QuoteRequestSchema = v.strictObject({
  ask: v.literal('quote'),
  lines: Lines,
  coupon: v.optional(Coupon, ''),
  /** Empty while it is not known. */
  pin: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{5})?$/u)), ''),
  method: v.picklist(PAYMENT_METHODS),
});

/** Orders a cart. The page sends no price but the total that the shopper saw; everything else is the server's. */
export const OrderRequestSchema = v.strictObject({
  ask: v.literal('order'),
  attemptId: AttemptId,
  lines: Lines,
  coupon: v.optional(Coupon, ''),
  email: Email,
  address: AddressDraftSchema,
  method: v.picklist(PAYMENT_METHODS),
  /** The buyer's GSTIN, for an invoice to a business; empty for everybody else. Its check digit is checked. */
  gstin: v.optional(Text(15), ''),
  expectedTotalPaise: PaiseAmount,
});

/** Pays an order that waits for its payment, again: the same order, the same sum. */
const PayRequestSchema = v.strictObject({
  ask: v.literal('pay'),
  orderId: OrderId,
});

/** Orders a test payment of ₹1, through everything that a payment goes through. For staff; on the emulator for everybody. */
const TestRequestSchema = v.strictObject({
  ask: v.literal('test'),
  attemptId: AttemptId,
});

/** What a test payment pays: ₹1, the least that Razorpay takes. In paise. */
export const TEST_PAISE = paise(100);

/** What `startCheckout` is asked. */
export const CheckoutRequestSchema = v.variant('ask', [
  QuoteRequestSchema,
  OrderRequestSchema,
  PayRequestSchema,
  TestRequestSchema,
]);

/** A request to order, checked. */
export type OrderRequest = v.InferOutput<typeof OrderRequestSchema>;
/** A request for a quote, checked. */
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
/** What is asked of `startCheckout`, checked. */
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequestSchema>;

/** A line as the server sees it now: paise a piece, whole pieces left. */
export interface QuotedLine {
  readonly slug: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPricePaise: Paise;
  readonly unitMrpPaise: Paise;
  readonly left: number;
}

/** Why an order was not made. Nothing was written and nothing is charged. */
export type CheckoutRefusal =
  | {
      readonly reason: 'price-changed';
      readonly totals: Totals;
      readonly lines: readonly QuotedLine[];
    }
  /** Products that are not sold any more. */
  | { readonly reason: 'not-sold'; readonly slugs: readonly string[] }
  /** Lines with more pieces than are left. */
  | { readonly reason: 'stock'; readonly lines: readonly QuotedLine[] }
  | { readonly reason: 'coupon'; readonly fault: CouponFault }
  | { readonly reason: 'cod'; readonly fault: CodFault }
  /** The courier does not go there. */
  | { readonly reason: 'not-served' }
  /** The shop takes no orders right now. */
  | { readonly reason: 'closed' }
  /** Too many orders of this customer wait for their payment. */
  | { readonly reason: 'open-orders' }
  /**
   * Cash on delivery is not open for this order; paying online is. `open-order`: another cash order of this customer, e-mail
   * or mobile number is not delivered yet. `daily-limit`: too many cash orders within a day. `confirm`: cash is open once the
   * e-mail address of the customer's account is confirmed.
   */
  | {
      readonly reason: 'prepay';
      readonly why: 'open-order' | 'daily-limit';
      readonly confirm: boolean;
    }
  /** Too many orders of this customer within an hour. */
  | { readonly reason: 'too-many-orders' }
  /** Many buyers at once: the same request may be sent again. */
  | { readonly reason: 'busy' }
  /** The attempt's id has made another order. */
  | { readonly reason: 'attempt-used' }
  /** There is no such order of theirs, or it does not wait for a payment any more. */
  | { readonly reason: 'not-payable' }
  /** Less than the payment provider takes. */
  | { readonly reason: 'too-small' }
  | { readonly reason: 'fields'; readonly faults: Readonly<Record<string, FieldFault>> };

/** What the browser does to pay. */
export interface ClientAction {
  readonly kind: 'script';
  readonly provider: 'razorpay';
  /** The address of the provider's script, loaded when the shopper pays. */
  readonly script: string;
  /** What the script is opened with. Public values alone. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What `startCheckout` answers. */
export type CheckoutAnswer =
  | { readonly outcome: 'quoted'; readonly totals: Totals; readonly lines: readonly QuotedLine[] }
  | {
      readonly outcome: 'ordered';
      readonly orderId: string;
      readonly number: string;
      readonly totals: Totals;
      /** How to pay; null when nothing is paid now, or when the provider could not be reached: then `retry` says so. */
      readonly action: ClientAction | null;
      readonly retry: boolean;
    }
  | { readonly outcome: 'refused'; readonly refusal: CheckoutRefusal };
