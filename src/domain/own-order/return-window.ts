import { returnablePieces } from '../order/order-pieces.ts';
import type { Order } from '../order/order.ts';
import { lineDeadline } from '../order/request-return.ts';
import { RETURN_REASONS, type ReturnReason } from '../return/return-policy.ts';

/** Until when items of an order can be returned. Times are epoch milliseconds, each the end of a day. */
export interface ReturnWindow {
  /** The end for any reason. */
  readonly anyReasonEnd: number;
  /** The end for the last of all reasons. */
  readonly faultsEnd: number;
  /** Whether every item is returned or asked for. */
  readonly isGone: boolean;
  /** Whether an item can be returned now, and whether for any reason. */
  readonly isOpen: boolean;
  readonly isOpenForAnyReason: boolean;
}

/** The end of the last day for a reason, over all lines; null where no line can be returned. */
function orderDeadline(order: Order, reason: ReturnReason): number | null {
  const ends = order.lines.flatMap((line) => lineDeadline(order, line, reason) ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** The reasons for which something of an order can be returned now. */
export function openReasons(order: Order, now: number): readonly ReturnReason[] {
  return RETURN_REASONS.filter((reason) => now < (orderDeadline(order, reason) ?? 0));
}

/** The return window of an order; null unless it is delivered and something of it can be returned at all. `now` is epoch milliseconds. */
export function returnWindow(order: Order, now: number): ReturnWindow | null {
  if (order.test) return null;
  const ends = RETURN_REASONS.flatMap((reason) => orderDeadline(order, reason) ?? []);
  if (ends.length === 0) return null;
  const faultsEnd = Math.max(...ends);
  const isGone = order.lines.every((_, index) => returnablePieces(order, index + 1) === 0);
  const anyReasonEnd = orderDeadline(order, 'changed-mind') ?? 0;
  return {
    anyReasonEnd,
    faultsEnd,
    isGone,
    isOpen: !isGone && now < faultsEnd,
    isOpenForAnyReason: !isGone && now < anyReasonEnd,
  };
}
