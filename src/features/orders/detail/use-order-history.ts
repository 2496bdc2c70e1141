import { type RefundFact, refundFacts } from '#domain/own-order/refund-facts.ts';
import { type ReturnWindow, returnWindow } from '#domain/own-order/return-window.ts';
import type { Order } from '#domain/order/order.ts';
import { type TimelineEntry, timelineOf } from '#domain/order/order-timeline.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { orderEvents, transactionOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useNow } from '#ui/browser/use-now.ts';

/** What the journal and the payment record tell of an order, as far as they are loaded. */
export interface OrderHistory {
  readonly timeline: readonly TimelineEntry[];
  readonly refunds: readonly RefundFact[];
  /** How long its products can be returned; null unless it is delivered. */
  readonly returns: ReturnWindow | null;
}

const MINUTE_MS = 60_000;

/** The live history of an order. Its payment record is read only when money went back. */
export function useOrderHistory(order: Order): OrderHistory {
  const { id, method, payment } = order;
  const now = useNow(MINUTE_MS);
  const events = useQuery(orderEvents(id));
  const timeline = timelineOf(events.state === 'loading' ? [] : (events.data ?? []), method);
  const hasRefunds =
    !['unpaid', 'authorized', 'paid'].includes(payment.state) ||
    timeline.some(({ step }) => step === 'payment-extra');
  const money = useQuery(hasRefunds ? transactionOf(id) : constantQuery('transactions/?'));
  const transaction = money.state === 'loading' ? null : (money.data ?? null);
  return {
    timeline,
    refunds: refundFacts(order, transaction, { timeline, now }),
    returns: returnWindow(order, now),
  };
}
