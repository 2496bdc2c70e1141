import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { type Paise, paise } from '../money/money.ts';
import { Count, Moment } from '../shared/record-fields.ts';

/** A coupon's code as it is stored and compared: 3 to 20 capital letters and digits. */
export const CouponCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/gu, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{3,20}$/u),
);

/**
 * `coupons/{code}`: written by staff, `uses` by functions. Amounts are paise; moments are epoch milliseconds, `until`
 * is the first moment at which it does not hold any more.
 */
export const CouponSchema = v.object({
  code: CouponCode,
  active: v.optional(v.boolean(), true),
  worth: v.variant('kind', [
    v.object({
      kind: v.literal('percent'),
      percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      /** The most it takes off; without it there is no ceiling. */
      mostPaise: v.optional(PaiseAmount),
    }),
    v.object({ kind: v.literal('amount'), amountPaise: PaiseAmount }),
  ]),
  minimumPaise: v.optional(PaiseAmount, 0),
  fromAt: v.optional(Moment),
  untilAt: v.optional(Moment),
  /** How often it may be used in all, and by one customer; without a number there is no limit. */
  mostUses: v.optional(Count),
  mostUsesEach: v.optional(Count),
  uses: v.optional(Count, 0),
  /** The last entry of the audit about it. */
  auditId: v.optional(v.string(), ''),
  createdAt: v.optional(Moment),
});

/** A coupon. */
export type Coupon = v.InferOutput<typeof CouponSchema>;

/**
 * Why a coupon does not hold. The shopper is told which, with the minimum in paise where it is that. `too-many` says
 * nothing about the code: whoever tries too many of them in a row is guessing.
 */
export type CouponFault =
  | { readonly fault: 'unknown' | 'not-yet' | 'over' | 'used-up' | 'already-used' | 'too-many' }
  | { readonly fault: 'minimum'; readonly minimumPaise: Paise };

/**
 * What a coupon takes off, in paise, never more than the items; or why it does not hold.
 * @param coupon null when there is none of that code. @param usedByThem how often this customer has used it.
 */
export function couponDiscount(
  coupon: Coupon | null,
  { itemsPaise, usedByThem, now }: { itemsPaise: Paise; usedByThem: number; now: number },
): Paise | CouponFault {
  if (!coupon?.active) return { fault: 'unknown' };
  if (coupon.fromAt !== undefined && now < coupon.fromAt) return { fault: 'not-yet' };
  if (coupon.untilAt !== undefined && now >= coupon.untilAt) return { fault: 'over' };
  if (coupon.mostUses !== undefined && coupon.uses >= coupon.mostUses) return { fault: 'used-up' };
  if (coupon.mostUsesEach !== undefined && usedByThem >= coupon.mostUsesEach) {
    return { fault: 'already-used' };
  }
  if (itemsPaise < coupon.minimumPaise) {
    return { fault: 'minimum', minimumPaise: paise(coupon.minimumPaise) };
  }
  const { worth } = coupon;
  if (worth.kind === 'amount') return paise(Math.min(worth.amountPaise, itemsPaise));
  const off = Math.floor((itemsPaise * worth.percent) / 100);
  return paise(Math.min(off, worth.mostPaise ?? off, itemsPaise));
}
