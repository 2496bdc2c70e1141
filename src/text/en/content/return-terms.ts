import type { ReturnTerms } from '#domain/return/return-terms.ts';
import { filledIn } from '#domain/site/shop-name.ts';
import { days, workingDays } from '../shop/working-days.ts';

/** A text, or a value of JSON with texts, with the days of the terms in the place of `{return-days}` and the like. */
export function withReturnTerms<T>(
  content: T,
  { returnDays, faultDays, refundDays }: ReturnTerms,
): T {
  return filledIn(content, {
    '{return-days}': days(returnDays),
    '{fault-days}': days(faultDays),
    '{refund-days}': workingDays(refundDays),
  });
}
