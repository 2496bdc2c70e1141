import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Parsed } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { type Paise, paise } from '../money/money.ts';
import { Count, Moment, Text, UpTo } from '../core/record-fields.ts';

/** Quotation marks, brackets and the end of a sentence around a pasted code. */
const WRAPPING = /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*_#., ]+|[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`*_.,;:! ]+$/gu;

/**
 * A coupon code as stored and compared: 3 to 20 capital letters and digits. A typed one may have quotation marks, spaces,
 * dashes and a label ("Code: “diwali-20”"). The messages are `FieldFault` codes.
 */
export const CouponCode = Parsed((typed) => {
  const code = plainText(typed)
    .toUpperCase()
    .replace(/^(?:COUPON|PROMO)?(?: ?CODE)? ?[:-]/u, '')
    .replace(WRAPPING, '')
    .replace(/[ -]/gu, '');
  if (!/^[A-Z0-9]+$/u.test(code)) return 'coupon';
  return code.length >= 3 && code.length <= 20 ? { value: code } : 'coupon-length';
});

/** Most products of one coupon. */
export const MAX_COUPON_PRODUCTS = 20;

/**
 * `coupons/{code}`: written by staff, `uses` by functions. Amounts are paise; times are epoch milliseconds, `until` is
 * exclusive.
 */
export const CouponSchema = v.object({
  code: CouponCode,
  active: v.optional(v.boolean(), true),
  worth: v.variant('kind', [
    v.object({
      kind: v.literal('percent'),
      percent: UpTo(100),
      /** Maximum discount; without it there is no maximum. */
      mostPaise: v.optional(PaiseAmount),
    }),
    v.object({ kind: v.literal('amount'), amountPaise: PaiseAmount }),
    /** The delivery charge of the order, as a discount on its items. */
    v.object({ kind: v.literal('delivery') }),
  ]),
  /** The products (slugs) that it is for; without them all. */
  products: v.optional(v.pipe(v.array(Text(80)), v.maxLength(MAX_COUPON_PRODUCTS))),
  /** Only for customers who have ordered nothing before. */
  firstOrder: v.optional(v.literal(true)),
  minimumPaise: v.optional(PaiseAmount, 0),
  fromAt: v.optional(Moment),
  untilAt: v.optional(Moment),
  /** Maximum uses in total, and per customer; no limit without a number. */
  mostUses: v.optional(Count),
  mostUsesEach: v.optional(Count),
  uses: v.optional(Count, 0),
  /** Id of its last audit entry. */
  auditId: v.optional(v.string(), ''),
  createdAt: v.optional(Moment),
});

/** A coupon. */
export type Coupon = v.InferOutput<typeof CouponSchema>;

/**
 * Why a coupon is not valid. The shopper sees the reason, with the minimum in paise if that is the reason. `too-many`
 * reveals nothing about the code: many attempts in a row look like guessing.
 */
export type CouponFault =
  | { readonly fault: 'unknown' | 'not-yet' | 'over' | 'used-up' | 'already-used' | 'too-many' }
  /** The customer has ordered before; the cart has none of its products; its delivery is free already. */
  | { readonly fault: 'not-first' | 'other-products' | 'free-delivery' }
  | { readonly fault: 'minimum'; readonly minimumPaise: Paise };

/** What decides the discount of a coupon. `now` is epoch milliseconds. */
interface CouponUse {
  /** The items that it is for, after bundles, in paise. */
  readonly itemsPaise: Paise;
  /** The delivery charge of the order without it, in paise. */
  readonly deliveryPaise: Paise;
  /** How often this customer has used it. */
  readonly usedByThem: number;
  /** Whether this customer has ordered before. */
  readonly hasOrdered: boolean;
  readonly now: number;
}

/**
 * A coupon's discount in paise, never more than the items that it is for; or why it is not valid.
 * @param coupon null when the code does not exist
 */
export function couponDiscount(
  coupon: Coupon | null,
  { itemsPaise, deliveryPaise, usedByThem, hasOrdered, now }: CouponUse,
): Paise | CouponFault {
  if (!coupon?.active) return { fault: 'unknown' };
  if (coupon.fromAt !== undefined && now < coupon.fromAt) return { fault: 'not-yet' };
  if (coupon.untilAt !== undefined && now >= coupon.untilAt) return { fault: 'over' };
  if (coupon.mostUses !== undefined && coupon.uses >= coupon.mostUses) return { fault: 'used-up' };
  if (coupon.mostUsesEach !== undefined && usedByThem >= coupon.mostUsesEach) {
    return { fault: 'already-used' };
  }
  // An unpaid order counts as well: several could be opened with the coupon and then paid.
  if (coupon.firstOrder && (hasOrdered || usedByThem > 0)) return { fault: 'not-first' };
  if (coupon.products && itemsPaise === 0) return { fault: 'other-products' };
  if (itemsPaise < coupon.minimumPaise) {
    return { fault: 'minimum', minimumPaise: paise(coupon.minimumPaise) };
  }
  const { worth } = coupon;
  if (worth.kind === 'amount') return paise(Math.min(worth.amountPaise, itemsPaise));
  if (worth.kind === 'delivery') {
    if (deliveryPaise === 0) return { fault: 'free-delivery' };
    return paise(Math.min(deliveryPaise, itemsPaise));
  }
  const off = Math.floor((itemsPaise * worth.percent) / 100);
  return paise(Math.min(off, worth.mostPaise ?? off, itemsPaise));
}
