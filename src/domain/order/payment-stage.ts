import { DAY_MS } from '../core/indian-time.ts';
import { paise, type Paise } from '../money/money.ts';
import type { Order } from './order.ts';
import { holdOf } from '../payment/payment-method.ts';
import { isPaymentUnused } from '../payment/transaction-money.ts';
import type { Attempt, Transaction } from '../payment/transaction.ts';

/** The payment's stage, for a shopper who returns from paying. Amounts are paise. */
export type PaymentStage =
  /** Nothing to wait for: paid, or due in cash. */
  | { readonly stage: 'done' }
  /** No news of the payment yet. */
  | { readonly stage: 'waiting' }
  /** The bank has authorised the payment, and the provider has not captured it yet. */
  | { readonly stage: 'authorized' }
  /** The last attempt failed; `reason` is the provider's code. */
  | { readonly stage: 'failed'; readonly reason: string }
  /** The hold has ended, and the sweep has not expired the order yet. */
  | { readonly stage: 'overdue' }
  | { readonly stage: 'expired' | 'cancelled' }
  /** The order could not use the payment, because it came too late or had another amount. It is refunded in full. */
  | {
      readonly stage: 'sent-back';
      readonly why: 'late' | 'mismatch';
      readonly amountPaise: Paise;
      /** `failed`: the refund failed, and staff must act. */
      readonly refund: 'on-its-way' | 'failed' | 'done';
    };

/**
 * The stage of an order's payment for its shopper. The payment record may load later than the order: null until then.
 * `now` is epoch milliseconds.
 */
export function paymentStage(
  order: Pick<Order, 'status' | 'payment' | 'totals' | HoldFields>,
  money: Pick<Transaction, 'attempts'> | null,
  now: number,
): PaymentStage {
  const { status, payment } = order;
  const attempts = money?.attempts ?? [];
  if (isPaymentUnused(payment)) {
    const unused = lastOf(attempts.filter(({ use }) => use === 'late' || use === 'mismatch'));
    return {
      stage: 'sent-back',
      why: unused?.use === 'mismatch' ? 'mismatch' : 'late',
      amountPaise: paise(unused?.amount ?? order.totals.totalPaise),
      refund: REFUND_OUTCOMES[payment.state] ?? 'on-its-way',
    };
  }
  if (status === 'expired' || status === 'cancelled') return { stage: status };
  if (status !== 'pending-payment') return { stage: 'done' };
  if (payment.state === 'authorized') return { stage: 'authorized' };
  if (minutesLeft(order, now) === 0) return { stage: 'overdue' };
  const last = lastOf(attempts);
  return last?.state === 'failed' ? { stage: 'failed', reason: last.reason } : { stage: 'waiting' };
}

const REFUND_OUTCOMES: Partial<Record<Order['payment']['state'], 'failed' | 'done'>> = {
  'refund-failed': 'failed',
  refunded: 'done',
};

function lastOf(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.toSorted((a, b) => a.at - b.at).at(-1);
}

/** The fields that determine when the hold ends; their times are the server's. */
type HoldFields = 'reservation' | 'createdAt' | 'updatedAt' | 'method' | 'holdMs';

/**
 * The remaining minutes of the hold, rounded up; zero when it has ended. Times are epoch milliseconds. `now` comes from
 * the device, whose clock may be wrong: where it contradicts the order's own times, the order's count.
 */
export function minutesLeft(
  { reservation, createdAt, updatedAt, method, holdMs }: Pick<Order, HoldFields>,
  now: number,
): number {
  const untilAt = reservation.untilAt ?? 0;
  // Beyond this time the device's clock must be wrong: no order awaits an online payment for a day.
  const longestMs = Math.max(DAY_MS, 2 * (holdOf({ method, holdMs }) ?? 0));
  const believed = now > updatedAt + longestMs ? updatedAt : Math.max(now, createdAt);
  return Math.max(0, Math.ceil((untilAt - believed) / 60_000));
}
