import type { Paise } from '../money/money.ts';
import {
  type Transition,
  type Effect,
  type OrderState,
  applyTransition,
} from '../order/order-change.ts';
import { withRefund } from '../payment/transaction-facts.ts';
import { moneyOf, refundablePaise } from '../payment/transaction-money.ts';
import { newRefund } from '../payment/transaction.ts';

/** A refund request of staff: paise, under an idempotency key (10 to 40 letters, digits, "_", "-"). */
export interface RefundRequest {
  readonly key: string;
  readonly amountPaise: Paise;
  readonly why: string;
}

/** Why a refund is refused. */
export type RefundRefusal =
  | 'too-much'
  | 'nothing-paid'
  | 'key-used'
  /** The bank disputes the payment or has taken all of it back: its money would be returned twice. */
  | 'disputed'
  | 'dispute-lost';

/** Requests a full or partial refund. Idempotent for the same key and amount. */
export function applyRefund(
  state: OrderState,
  request: RefundRequest,
  now: number,
): Transition | { readonly refusal: RefundRefusal } {
  const existing = state.transaction.refunds.find(({ key }) => key === request.key);
  if (existing) {
    return existing.amountPaise === request.amountPaise
      ? { state, effects: [] }
      : { refusal: 'key-used' };
  }
  const money = moneyOf(state.transaction);
  const refundable = refundablePaise(money);
  if (money.paidPaise === 0) return { refusal: 'nothing-paid' };
  if (money.disputed) return { refusal: 'disputed' };
  if (money.disputeLost && refundable === 0) return { refusal: 'dispute-lost' };
  const isWithinLimit = request.amountPaise > 0 && request.amountPaise <= refundable;
  if (!isWithinLimit) return { refusal: 'too-much' };
  const result = askRefund(state, request, now);
  return applyTransition(result.state, now, result.effects);
}

/** Adds a refund to request from the provider; cash is recorded as returned. Checks nothing. */
export function askRefund(
  state: OrderState,
  { key, amountPaise, why }: RefundRequest,
  now: number,
): Transition {
  const { transaction } = state;
  const cash = transaction.cashAt !== null;
  const paymentId = transaction.attempts.find(({ use }) => use === 'kept')?.paymentId ?? '';
  const refund = newRefund({
    key,
    paymentId,
    amountPaise,
    // Cash is returned by hand, by the staff member who records it here.
    state: cash ? 'done' : 'asked',
    why,
    at: now,
  });
  const next = {
    ...state,
    transaction: { ...transaction, refunds: withRefund(transaction, refund) },
  };
  const effects: readonly Effect[] = cash
    ? [
        { effect: 'mail', mail: 'refunded', key, refundKey: key },
        { effect: 'credit-note', key, amountPaise },
      ]
    : [
        { effect: 'refund', key, paymentId, amountPaise },
        // The letter about a cancellation says it already.
        ...(state.order.status === 'cancelled'
          ? []
          : [
              {
                effect: 'mail',
                mail: 'refund-requested',
                key: `requested_${key}`,
                refundKey: key,
              } as const,
            ]),
      ];
  return { state: next, effects };
}
