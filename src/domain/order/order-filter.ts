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

/** The UTC offset of India. */
const INDIA = '+05:30';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The filter of a URL query; ignores invalid values. */
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

/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Start of a day in India, epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${INDIA}`);
}

/** Start of the next day in India, epoch milliseconds. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}
