import type { Paise } from '../money/money.ts';
import type { Alert } from './order-alert.ts';
import type { Order } from './order.ts';
import { moneyOf, withDerivedState } from '../payment/transaction-money.ts';
import type { Transaction } from '../payment/transaction.ts';

/** How long the stock of an unpaid order is held, in milliseconds; once more as long when a bank has agreed. */
export const HOLD_MS = 15 * 60 * 1000;

/** An order with its money: what the machine moves. Both are written in one transaction or not at all. */
export interface OrderState {
  readonly order: Order;
  readonly transaction: Transaction;
}

/** The mails of an order. */
export type OrderMail =
  | 'placed'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'refund-failed';

/** What staff have to look at. */
type OrderAlert = Alert['alert'];

/** What follows from a change. All but `refund` is written together with it; a refund is asked of the provider afterwards. */
export type Effect =
  | { readonly effect: 'stock'; readonly change: 'commit' | 'release' | 'retake' | 'restock' }
  | { readonly effect: 'coupon'; readonly change: 'release' | 'retake' }
  | {
      readonly effect: 'refund';
      readonly key: string;
      readonly paymentId: string;
      readonly amountPaise: Paise;
    }
  | {
      readonly effect: 'mail';
      readonly mail: OrderMail;
      readonly key: string;
      /** The refund that the mail is about. */
      readonly refundKey?: string;
    }
  | { readonly effect: 'invoice' }
  /** Takes back this much of the invoice, if one was issued. */
  | { readonly effect: 'credit-note'; readonly key: string; readonly amountPaise: Paise }
  | { readonly effect: 'purchases' }
  | { readonly effect: 'alert'; readonly alert: OrderAlert; readonly key: string };

/** An order after a change, and what follows. The same state and no effects when nothing was new. */
export interface Transition {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/** What the machine may not know by itself. `now` is epoch milliseconds. */
export interface TransitionContext {
  readonly now: number;
  /** Whether all of the order's stock could be taken again: asked only when a payment revives an expired order. */
  readonly stockIsFree: boolean;
}

/** Everything that is derived, derived anew; one more entry in the journal. */
export function applyTransition(
  { order, transaction }: OrderState,
  now: number,
  effects: readonly Effect[],
): Transition {
  const done = withDerivedState(transaction);
  const held = order.status === 'pending-payment' && order.reservation.state === 'held';
  const extended = done.attempts.some(({ state }) => state !== 'failed');
  const untilAt = order.createdAt + (extended ? 2 : 1) * HOLD_MS;
  return {
    state: {
      order: {
        ...order,
        payment: moneyOf(done),
        reservation: held ? { state: 'held', untilAt } : order.reservation,
        moves: order.moves + 1,
        updatedAt: now,
      },
      transaction: { ...done, updatedAt: now },
    },
    effects,
  };
}
