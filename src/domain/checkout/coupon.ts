import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import { Parsed } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { type Paise, paise } from '../money/money.ts';
import { Count, Moment, UpTo } from '../core/record-fields.ts';

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
  ]),
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
  | { readonly fault: 'minimum'; readonly minimumPaise: Paise };

/**
 * A coupon's discount in paise, never more than the items; or why it is not valid.
 * @param coupon null when the code does not exist. @param usedByThem how often this customer has used it.
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
