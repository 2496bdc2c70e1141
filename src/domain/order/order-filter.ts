import { isDay } from '../core/indian-time.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment-method.ts';
import { PAYMENT_STATES, type PaymentState } from '../payment/transaction.ts';

/** The queues of the packing table: orders that wait for their next step to the courier. */
export const ORDER_QUEUES = ['to-pack', 'to-ship'] as const;

/** A queue of the packing table. */
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** The statuses of the orders in each queue. */
export const QUEUE_STATUSES: Readonly<Record<OrderQueue, readonly OrderStatus[]>> = {
  'to-pack': ['paid', 'placed'],
  'to-ship': ['packed'],
};

/** The sort orders of the list, as in its URL. */
const ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const;

/** A sort order of the list. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The order list's filter. Null: all. Days are in Asia/Kolkata, `YYYY-MM-DD`, both inclusive. */
export interface OrderFilter {
  /** A queue, sorted oldest first; the other filters are then ignored. */
  readonly queue: OrderQueue | null;
  readonly status: OrderStatus | null;
  readonly method: PaymentMethod | null;
  readonly payment: PaymentState | null;
  /** Orders with an open return request, or whose parcel is overdue on its way back; the other filters are then ignored. */
  readonly returns: 'open' | 'overdue' | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly sort: OrderSort;
}

const NO_FILTER: OrderFilter = {
  queue: null,
  status: null,
  method: null,
  payment: null,
  returns: null,
  from: null,
  to: null,
  sort: 'newest',
};

/**
 * The sort orders that a filter allows. Each needs an index in `firestore.indexes.json`, which costs a write per order, so
 * several filters at once, returns and queues have one sort order only, and a range of days excludes sorting by total.
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

/** Whether a filter excludes any orders. */
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
