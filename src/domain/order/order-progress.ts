import { isPaidOnDelivery } from '../payment/payment-method.ts';
import { deliveryTime } from './delivery-time.ts';
import { type OrderHold, orderHold } from './order-hold.ts';
import type { Order } from './order.ts';
import { isLostParcel } from '../return/returned-parcel.ts';
import type { TimelineEntry, TimelineStep } from './order-timeline.ts';

/** The steps of an order without incidents. */
export const PARCEL_STEPS = ['confirmed', 'packed', 'shipped', 'delivered'] as const;

/** A step of the tracker. */
export type ParcelStep = (typeof PARCEL_STEPS)[number];

/** Why an order takes no further step. */
export type ProgressEnd = OrderHold | 'cancelled' | 'expired' | 'returning' | 'lost' | 'returned';

/** A step of the tracker. Exactly one is current: the last that was reached. */
export interface ProgressStep {
  readonly step: ParcelStep | ProgressEnd;
  readonly state: 'done' | 'current' | 'ahead';
  /** When it was reached, epoch milliseconds; null for a step ahead, and while the journal is not known. */
  readonly at: number | null;
}

/** The journal's steps that reach a step of the tracker. The order itself says when it was confirmed in cash, and delivered. */
const REACHED_BY: Readonly<
  Record<Exclude<ProgressStep['step'], 'delivered'>, readonly TimelineStep[]>
> = {
  confirmed: ['paid'],
  packed: ['packed'],
  shipped: ['shipped', 'parcel-shipped'],
  cancelled: ['cancelled', 'cancelled-by-shop'],
  expired: ['expired'],
  returning: ['returning'],
  lost: ['returning'],
  returned: ['returned'],
  disputed: ['disputed'],
  'dispute-lost': ['dispute-lost'],
  refunded: ['refunded', 'refund-asked'],
};

/** How many steps an order of this status has taken. */
const STEPS_TAKEN: Partial<Record<Order['status'], number>> = {
  paid: 1,
  placed: 1,
  packed: 2,
  shipped: 3,
  returning: 3,
  delivered: 4,
};

type TrackedOrder = Pick<
  Order,
  | 'status'
  | 'test'
  | 'payment'
  | 'method'
  | 'shipment'
  | 'createdAt'
  | 'undelivered'
  | 'deliveredAt'
  | 'updatedAt'
>;

/**
 * The tracker of an order: its steps so far, and those ahead. A stopped order ends with the reason, without further steps.
 * Empty while the order awaits its payment, and for a test payment, which is never packed.
 */
export function orderProgress(
  order: TrackedOrder,
  timeline: readonly TimelineEntry[],
): readonly ProgressStep[] {
  if (order.status === 'pending-payment' || order.test) return [];
  const end = progressEnd(order);
  const taken = PARCEL_STEPS.slice(0, stepsTaken(order, timeline));
  const reached = [...taken, ...(end ? [end] : [])].map((step, index, all): ProgressStep => ({
    step,
    state: index === all.length - 1 ? 'current' : 'done',
    at: reachedAt(step, order, timeline),
  }));
  const ahead = end ? [] : PARCEL_STEPS.slice(taken.length);
  return [...reached, ...ahead.map((step) => ({ step, state: 'ahead', at: null }) as const)];
}

function progressEnd(order: TrackedOrder): ProgressEnd | null {
  const { status } = order;
  if (status === 'cancelled' || status === 'expired') return status;
  if (status === 'returning' || status === 'returned') {
    return isLostParcel(order) ? 'lost' : status;
  }
  return orderHold(order);
}

function stepsTaken(order: TrackedOrder, timeline: readonly TimelineEntry[]): number {
  const { status, method, payment, shipment } = order;
  const taken = STEPS_TAKEN[status];
  if (taken !== undefined) return taken;
  const has = (step: TimelineStep): boolean => timeline.some((entry) => entry.step === step);
  if (deliveryTime(order) !== null) return 4;
  // A returned parcel was shipped, even while its journal is not loaded.
  if (shipment || status === 'returned') return 3;
  if (has('packed')) return 2;
  return status !== 'expired' && (isPaidOnDelivery(method) || payment.paidPaise > 0) ? 1 : 0;
}

function reachedAt(
  step: ProgressStep['step'],
  order: TrackedOrder,
  timeline: readonly TimelineEntry[],
): number | null {
  if (step === 'delivered') return deliveryTime(order);
  // An order in cash is confirmed as it is placed.
  if (step === 'confirmed' && isPaidOnDelivery(order.method)) return order.createdAt;
  return timeline.findLast((entry) => REACHED_BY[step].includes(entry.step))?.at ?? null;
}
