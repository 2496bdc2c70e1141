import * as v from 'valibot';
import type { GrantedSaving } from '../bundle/granted-saving.ts';
import { AddressDraftSchema } from '../customer/address.ts';
import { PaiseAmount, Quantity, Slug } from '../cart/cart-line.ts';
import { MAX_LINES } from '../cart/cart.ts';
import { BillingSchema } from '../customer/billing.ts';
import { type CouponFault, CouponCode } from './coupon.ts';
import type { CodFault } from './delivery.ts';
import type { FieldFault } from '../core/form.ts';
import { Email } from '../customer/email.ts';
import type { Paise } from '../money/money.ts';
import { OrderId } from '../order/order.ts';
import type { Totals } from './totals.ts';
import { DEFAULT_METHOD, PAYMENT_METHODS, traitsOf } from '../payment/payment-method.ts';
import type { ProviderName } from '../payment/providers.ts';
import { Text } from '../core/record-fields.ts';

const Lines = v.pipe(
  v.array(v.strictObject({ slug: Slug, quantity: Quantity })),
  v.minLength(1),
  v.maxLength(MAX_LINES),
  v.check((lines) => new Set(lines.map(({ slug }) => slug)).size === lines.length, 'twice'),
);

/** Created once per attempt to order; an id never creates two orders. */
const AttemptId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/u));

const Coupon = v.union([v.literal(''), CouponCode]);

/** A request to `quoteCart`: to try a coupon, and to show new prices before paying. */
export const QuoteRequestSchema = v.strictObject({
  lines: Lines,
  coupon: v.optional(Coupon, ''),
  /** Empty while unknown. */
  pin: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{5})?$/u)), ''),
  method: v.picklist(PAYMENT_METHODS),
});

/**
 * A request to `placeOrder`. The page sends no price but the total that the shopper saw; everything else comes from the
 * server.
 */
export const OrderRequestSchema = v.strictObject({
  attemptId: AttemptId,
  lines: Lines,
  coupon: v.optional(Coupon, ''),
  email: Email,
  address: AddressDraftSchema,
  method: v.picklist(PAYMENT_METHODS),
  /** The buyer's GSTIN, for an invoice to a business; empty otherwise. Its check digit is verified. */
  gstin: v.optional(Text(15), ''),
  /** Required with a GSTIN. */
  billing: v.optional(v.nullable(BillingSchema), null),
  expectedTotalPaise: PaiseAmount,
});

/** A request to `resumePayment`: the same order, the same amount. */
export const ResumeRequestSchema = v.strictObject({ orderId: OrderId });

/** A request to `startTestPayment`: a payment of ₹1 through the whole payment flow. For staff; on the emulator for any caller. */
export const TestPaymentRequestSchema = v.strictObject({ attemptId: AttemptId });

/** The amount of a test payment, in paise: the provider's minimum. */
export const TEST_PAISE = traitsOf(DEFAULT_METHOD).minimumPaise;

/** A valid order request. */
export type OrderRequest = v.InferOutput<typeof OrderRequestSchema>;
/** A valid quote request. */
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;

/** A line as the server sees it now: paise per unit, units in stock. */
export interface QuotedLine {
  readonly slug: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPricePaise: Paise;
  readonly unitMrpPaise: Paise;
  readonly left: number;
  /** Shipping weight of a piece in grams, if it is known. */
  readonly weightGrams?: number | undefined;
}

/** Why no order was placed. Nothing was written or charged. */
export type CheckoutRefusal =
  | {
      readonly reason: 'price-changed';
      readonly totals: Totals;
      readonly lines: readonly QuotedLine[];
    }
  /** Products that are no longer sold. */
  | { readonly reason: 'not-sold'; readonly slugs: readonly string[] }
  /** Lines with more units than in stock. */
  | { readonly reason: 'stock'; readonly lines: readonly QuotedLine[] }
  | { readonly reason: 'coupon'; readonly fault: CouponFault }
  | { readonly reason: 'cod'; readonly fault: CodFault }
  /** The shop no longer offers the payment method. */
  | { readonly reason: 'method' }
  /** The courier does not deliver there. */
  | { readonly reason: 'not-served' }
  /** The shop accepts no orders right now. */
  | { readonly reason: 'closed' }
  /** Too many orders of this customer await payment. */
  | { readonly reason: 'open-orders' }
  /**
   * Cash on delivery is not available for this order; online payment is. `open-order`: another cash order of this
   * customer, email or mobile number is not delivered yet. `daily-limit`: too many cash orders within a day.
   * `many-open`: unconfirmed cash orders hold much of the stock.
   * `confirm`: cash becomes available once the email address of the customer's account is verified.
   */
  | {
      readonly reason: 'prepay';
      readonly why: 'open-order' | 'daily-limit' | 'many-open';
      readonly confirm: boolean;
    }
  /** Too many orders of this customer within an hour. */
  | { readonly reason: 'too-many-orders' }
  /** Too many quotes or tries to order of this customer within a quarter of an hour. */
  | { readonly reason: 'too-many-quotes' }
  /** Contention: the same request may be retried. */
  | { readonly reason: 'busy' }
  /** The attempt's id belongs to another order. */
  | { readonly reason: 'attempt-used' }
  /** The customer has no such order, or it no longer awaits payment. */
  | { readonly reason: 'not-payable' }
  /** Below the payment provider's minimum. */
  | { readonly reason: 'too-small' }
  | { readonly reason: 'fields'; readonly faults: Readonly<Record<string, FieldFault>> };

/** What the browser does to pay. */
export interface ClientAction {
  readonly kind: 'script';
  readonly provider: ProviderName;
  /** URL of the provider's script, loaded when the shopper pays. */
  readonly script: string;
  /** The script's options. Public values only. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** How long an equal cash order counts as a repetition of the first, in minutes. */
export const REPEAT_MINUTES = 15;

/** A refusal is an answer, not an error. */
export interface RefusedAnswer {
  readonly outcome: 'refused';
  readonly refusal: CheckoutRefusal;
}

/** The response of `quoteCart`. */
export type QuoteAnswer =
  | RefusedAnswer
  | {
      readonly outcome: 'quoted';
      readonly totals: Totals;
      readonly lines: readonly QuotedLine[];
      /** The rest of `totals.discountPaise` is the coupon's. */
      readonly bundles: readonly GrantedSaving[];
    };

/** The response of `placeOrder`, `resumePayment` and `startTestPayment`. */
export type OrderAnswer =
  | RefusedAnswer
  | {
      readonly outcome: 'ordered';
      readonly orderId: string;
      readonly number: string;
      readonly totals: Totals;
      /** How to pay; null when nothing is due now, or when the provider was unavailable: then `retry` is true. */
      readonly action: ClientAction | null;
      readonly retry: boolean;
      /** The same order had just been placed elsewhere: this is that one, and nothing was ordered twice. */
      readonly repeated: boolean;
    };
