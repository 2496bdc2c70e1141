import { isDay } from '../core/indian-time.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment-method.ts';
import { PAYMENT_STATES, type PaymentState } from '../payment/transaction.ts';

/** The order list's filter. Null: all. Days are in Asia/Kolkata, `YYYY-MM-DD`, both inclusive. */
export interface OrderFilter {
  readonly status: OrderStatus | null;
  readonly method: PaymentMethod | null;
  readonly payment: PaymentState | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Parses the filter from a URL query; ignores invalid values. */
export function orderFilter(get: (name: string) => string): OrderFilter {
  const pick = <T extends string>(allowed: readonly T[], name: string): T | null =>
    allowed.find((value) => value === get(name)) ?? null;
  return {
    status: pick(ORDER_STATUSES, 'status'),
    method: pick(PAYMENT_METHODS, 'method'),
    payment: pick(PAYMENT_STATES, 'payment'),
    from: isDay(get('from')) ? get('from') : null,
    to: isDay(get('to')) ? get('to') : null,
  };
}
