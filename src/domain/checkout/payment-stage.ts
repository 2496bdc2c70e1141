import { paise, type Paise } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import type { Attempt, Transaction } from '../payment/transaction.ts';

/** What somebody who comes back from paying has to be told. Amounts are paise. */
export type PaymentStage =
  /** There is nothing to wait for: it is paid, or will be in cash. */
  | { readonly stage: 'done' }
  /** Nobody has said anything of the payment yet. */
  | { readonly stage: 'waiting' }
  /** The bank has agreed, and the provider has not collected. */
  | { readonly stage: 'authorized' }
  /** The last try has failed; `reason` is the provider's code for it. */
  | { readonly stage: 'failed'; readonly reason: string }
  /** Its stock is held no longer, and the shop has not concluded yet. */
  | { readonly stage: 'overdue' }
  | { readonly stage: 'expired' | 'cancelled' }
  /** Money came that the order could not take any more: too late, or another sum. All of it goes back. */
  | {
      readonly stage: 'sent-back';
      readonly why: 'late' | 'mismatch';
      readonly amountPaise: Paise;
      /** `failed`: the refund was not sent, and staff have to act. */
      readonly refund: 'on-its-way' | 'failed' | 'done';
    };

/**
 * Where the payment of an order stands for its shopper. The money may be known later than the order: null until then.
 * `now` is epoch milliseconds.
 */
export function paymentStage(
  order: Pick<Order, 'status' | 'payment' | 'totals' | Held>,
  money: Pick<Transaction, 'attempts'> | null,
  now: number,
): PaymentStage {
  const { status, payment } = order;
  const attempts = money?.attempts ?? [];
  const backs =
    ['refunding', 'refund-failed', 'refunded'].includes(payment.state) && payment.paidPaise === 0;
  if (backs) {
    const back = attempts.find(({ use }) => use === 'late' || use === 'mismatch');
    return {
      stage: 'sent-back',
      why: back?.use === 'mismatch' ? 'mismatch' : 'late',
      amountPaise: paise(back?.amount ?? order.totals.totalPaise),
      refund: BACK[payment.state] ?? 'on-its-way',
    };
  }
  if (status === 'expired' || status === 'cancelled') return { stage: status };
  if (status !== 'pending-payment') return { stage: 'done' };
  if (payment.state === 'authorized') return { stage: 'authorized' };
  if (minutesLeft(order, now) === 0) return { stage: 'overdue' };
  const last = lastOf(attempts);
  return last?.state === 'failed' ? { stage: 'failed', reason: last.reason } : { stage: 'waiting' };
}

const BACK: Partial<Record<Order['payment']['state'], 'failed' | 'done'>> = {
  'refund-failed': 'failed',
  refunded: 'done',
};

function lastOf(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.toSorted((a, b) => a.at - b.at).at(-1);
}

/** What tells how long an order is held: the moments are the server's. */
type Held = 'reservation' | 'createdAt' | 'updatedAt';

/** No order waits for its payment for as long as a day (in milliseconds). */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many whole minutes of the hold are left, rounded up; zero when it is over. Moments are epoch milliseconds. `now` is
 * the device's, whose clock may be anything: where it does not fit the order's own moments, those are believed.
 */
export function minutesLeft(
  { reservation, createdAt, updatedAt }: Pick<Order, Held>,
  now: number,
): number {
  const believed = now > updatedAt + DAY_MS ? updatedAt : Math.max(now, createdAt);
  return Math.max(0, Math.ceil(((reservation.untilAt ?? 0) - believed) / 60_000));
}
