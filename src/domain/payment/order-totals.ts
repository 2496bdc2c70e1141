import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Count } from '../core/record-fields.ts';

/** The stored totals of an order, in paise. */
export const OrderTotalsSchema = v.object({
  itemsPaise: PaiseAmount,
  mrpPaise: PaiseAmount,
  totalPaise: PaiseAmount,
  /** Bundles and coupon together. */
  discountPaise: PaiseAmount,
  shippingPaise: PaiseAmount,
  codFeePaise: PaiseAmount,
  /** A coupon has taken the delivery charge off the items: the charge stays as it was. */
  deliveryCoupon: v.optional(v.literal(true)),
  /** The weight in grams that added to the delivery charge; absent where it added nothing. */
  weightGrams: v.optional(Count),
});
