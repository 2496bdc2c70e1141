import { isDay } from '../core/indian-time.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment-method.ts';
import { PAYMENT_STATES, type PaymentState } from '../payment/transaction.ts';

/** The queues of the packing table: orders that wait for their next step to the courier. */
export const ORDER_QUEUES = ['to-pack', 'to-ship'] as const;

/** A queue. */
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** The statuses of the orders in each queue. */
export const QUEUE_STATUSES: Readonly<Record<OrderQueue, readonly OrderStatus[]>> = {
  'to-pack': ['paid', 'placed'],
  'to-ship': ['packed'],
};

/** The orders of the list, by their value in its address. */
const ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const;

/** An order of the list. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The order list's filter. Null: all. Days are in Asia/Kolkata, `YYYY-MM-DD`, both inclusive. */
export interface OrderFilter {
  /** Orders of a queue, the oldest first: without the other filters. */
  readonly queue: OrderQueue | null;
  readonly status: OrderStatus | null;
  readonly method: PaymentMethod | null;
  readonly payment: PaymentState | null;
  /** Orders with an open return request, or whose parcel is long on its way back: without the other filters. */
  readonly returns: 'open' | 'overdue' | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly sort: OrderSort;
}

const NO_FILTER: OrderFilter = {
  ...{ queue: null, status: null, method: null, payment: null, returns: null },
  ...{ from: null, to: null, sort: 'newest' },
};

/**
 * The orders that a filter can be in. Each needs an index in `firestore.indexes.json`, which costs a write of every order:
 * several filters at once, returns and queues have their one order, and the total goes with no days.
 */
export function sortsOf({
  queue,
  status,
  method,
  payment,
  returns,
  from,
  to,
}: Omit<OrderFilter, 'sort'>): readonly OrderSort[] {
  if (queue) return ['oldest'];
  if (returns || [status, method, payment].filter((one) => one !== null).length > 1)
    return ['newest'];
  return from === null && to === null ? ORDER_SORTS : ['newest', 'oldest'];
}

/** Whether a filter leaves out orders. */
export function isNarrowed(filter: OrderFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== null);
}

/** The filter of a URL query; ignores invalid values. */
export function orderFilter(get: (name: string) => string): OrderFilter {
  const pick = <T extends string>(allowed: readonly T[], name: string): T | null =>
    allowed.find((value) => value === get(name)) ?? null;
  const filter = {
    queue: pick(ORDER_QUEUES, 'queue'),
    status: pick(ORDER_STATUSES, 'status'),
    method: pick(PAYMENT_METHODS, 'method'),
    payment: pick(PAYMENT_STATES, 'payment'),
    returns: pick(['open', 'overdue'], 'returns'),
    from: isDay(get('from')) ? get('from') : null,
    to: isDay(get('to')) ? get('to') : null,
  };
  if (filter.queue) return { ...NO_FILTER, queue: filter.queue, sort: 'oldest' };
  if (filter.returns) return { ...NO_FILTER, returns: filter.returns };
  const sort = sortsOf(filter).find((one) => one === get('sort')) ?? 'newest';
  return { ...filter, sort };
}
