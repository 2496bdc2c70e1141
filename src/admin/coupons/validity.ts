import { formatMoment } from '#text/dates.ts';
import { words } from '#text/admin/coupons.ts';

/** From when until when (epoch milliseconds) a coupon or an offer is valid, in words. */
export function validityOf({
  fromAt,
  untilAt,
}: {
  readonly fromAt?: number | undefined;
  readonly untilAt?: number | undefined;
}): string {
  const parts = [
    fromAt !== undefined && words.from(formatMoment(fromAt)),
    untilAt !== undefined && words.until(formatMoment(untilAt)),
  ].filter(Boolean);
  return parts.length === 0 ? words.always : parts.join(', ');
}
