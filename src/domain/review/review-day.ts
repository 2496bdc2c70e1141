import * as v from 'valibot';
import { indianDay } from '../core/dates.ts';
import { DAY_MS, startOfDay } from '../core/indian-time.ts';
import { Moment } from '../core/record-fields.ts';

/** Days after the delivery on which its shopper is asked for reviews, and the hour of that day in India. */
export const REVIEW_REQUEST = { afterDays: 7, hour: 10 } as const;

/** The fields of an order about the letter that asks for reviews. */
export const REVIEW_REQUEST_FIELDS = {
  /** When to ask; null once that is decided, absent in orders delivered before the shop asked. */
  askReviewsAt: v.optional(v.nullable(Moment)),
  /** Whether its shopper wants no such letter again, about any order with the same address. */
  noReviewRequests: v.optional(v.boolean()),
};

/** When to ask for reviews of an order that was delivered at this time. Both are epoch milliseconds. */
export function reviewRequestAt(deliveredAt: number): number {
  const day = indianDay(deliveredAt + REVIEW_REQUEST.afterDays * DAY_MS);
  return startOfDay(day) + REVIEW_REQUEST.hour * 60 * 60 * 1000;
}
