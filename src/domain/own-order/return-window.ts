import { PROMISES } from '../checkout/policy.ts';
import { indianDay } from '../core/dates.ts';
import { DAY_MS } from '../core/indian-time.ts';

/** How long an unopened product can be returned. */
export interface ReturnWindow {
  /** A time on its last day, epoch milliseconds. */
  readonly lastAt: number;
  readonly isOpen: boolean;
}

/** The window of a delivery (epoch milliseconds): it ends with the last of its days in India. */
export function returnWindow(deliveredAt: number, now: number): ReturnWindow {
  const lastAt = deliveredAt + PROMISES.returnDays * DAY_MS;
  return { lastAt, isOpen: indianDay(now) <= indianDay(lastAt) };
}

/**
 * Whether the window of a delivered order may still be open: an order is not changed before its delivery. Tells without
 * reading its journal. Times are epoch milliseconds.
 */
export function mayBeReturnable(
  { status, updatedAt }: { readonly status: string; readonly updatedAt: number },
  now: number,
): boolean {
  return status === 'delivered' && returnWindow(updatedAt, now).isOpen;
}
