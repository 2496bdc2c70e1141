import { isDay } from '../core/indian-time.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment-method.ts';
import { PAYMENT_STATES, type PaymentState } from '../payment/transaction.ts';

/** The order list's filter. Null: all. Days are in Asia/Kolkata, `YYYY-MM-DD`, both inclusive. */
export interface OrderFilter {
  readonly status: OrderStatus | null;
  readonly method: PaymentMethod | null;
  readonly payment: PaymentState | null;
  /** Orders with an open return request, or whose parcel is long on its way back: without the other filters. */
  readonly returns: 'open' | 'overdue' | null;
  readonly from: string | null;
  readonly to: string | null;
}

const NO_FILTER: OrderFilter = {
  ...{ status: null, method: null, payment: null, returns: null, from: null, to: null },
};

/** The filter of a URL query; ignores invalid values. */
export function orderFilter(get: (name: string) => string): OrderFilter {
  const pick = <T extends string>(allowed: readonly T[], name: string): T | null =>
    allowed.find((value) => value === get(name)) ?? null;
  const filter = {
    status: pick(ORDER_STATUSES, 'status'),
    method: pick(PAYMENT_METHODS, 'method'),
    payment: pick(PAYMENT_STATES, 'payment'),
    returns: pick(['open', 'overdue'], 'returns'),
    from: isDay(get('from')) ? get('from') : null,
    to: isDay(get('to')) ? get('to') : null,
  };
  return filter.returns ? { ...NO_FILTER, returns: filter.returns } : filter;
}
