import { isPaidByHand, traitsOf } from '../payment/payment-method.ts';
import { type Paise, paise } from '../money/money.ts';
import {
  type Transition,
  type Effect,
  type OrderState,
  applyTransition,
} from '../order/order-change.ts';
import { isFailed } from '../payment/payment-refunds.ts';
import { withRefund } from '../payment/transaction-facts.ts';
import { moneyOf, refundablePaise, refundablePayment } from '../payment/transaction-money.ts';
import {
  itemsOf,
  newRefund,
  type Refund,
  type RefundItem,
  type Transaction,
} from '../payment/transaction.ts';
import { settleRefund, type SettleRefusal } from './order-refund-settle.ts';
import { refundableLines } from './refundable-lines.ts';

/** A refund request of staff: paise, under an idempotency key (10 to 40 letters, digits, "_", "-"). */
export interface RefundRequest {
  readonly key: string;
  readonly amountPaise: Paise;
  /** The line of the order that it pays back, from 1; without one every line bears a share. */
  readonly line?: number | null;
  /** The pieces that it pays back; their amounts add up to its own. */
  readonly items?: readonly RefundItem[] | undefined;
  readonly why: string;
  /** The bank's reference of a transfer by staff. */
  readonly reference?: string | undefined;
}

/** The least that the provider refunds: ₹1. Source: Razorpay's refunds API, read in November 2026. */
export const LEAST_REFUND_PAISE = paise(100);

/** Why a refund is refused. */
export type RefundRefusal =
  /** More than is left; `disputed` and `dispute-lost`: its money would be returned twice. */
  | SettleRefusal
  /** More than is left of the line that it pays back. */
  | 'too-much-of-line'
  | 'unknown-line'
  /** More pieces than the order still has, besides those of open returns. */
  | 'too-many-pieces'
  /** Pieces that have left the shop come back into stock by a return only. */
  | 'restock-after-shipping'
  /** What is left is owed by a refund that failed: it is sent again, or noted as returned, before another. */
  | 'failed-refund'
  /** Less than the provider refunds. */
  | 'too-small'
  /** What it leaves is less than the provider refunds. */
  | 'leaves-too-little'
  /** A transfer by staff without the bank's reference. */
  | 'no-reference'
  | 'nothing-paid';

/**
 * Requests a full or partial refund. Idempotent for the same key, amount and line. Where a failed refund of the same
 * amount and line owes what is left, it is sent again under the new key: the caller must first apply what the provider
 * knows of the payment's refunds.
 */
export function applyRefund(
  state: OrderState,
  request: RefundRequest,
  now: number,
): Transition | { readonly refusal: RefundRefusal } {
  const existing = state.transaction.refunds.find(({ key }) => key === request.key);
  if (existing) {
    return isSame(existing, request) ? { state, effects: [] } : { refusal: 'key-used' };
  }
  const refusal = refundRefusal(state, request);
  if (refusal) return { refusal };
  if (isPaidByHand(state.transaction.method) && !request.reference) {
    return { refusal: 'no-reference' };
  }
  const failed = failedTwin(state.transaction, request);
  if (failed) return settleRefund(state, failed.key, { how: 'again', key: request.key }, now);
  const result = askRefund(state, request, now);
  return applyTransition(result.state, now, result.effects);
}

type RequestedAmount = Pick<RefundRequest, 'amountPaise' | 'line' | 'items'>;

/** Whether a refund pays back the same amount for the same. */
function isSame(refund: Refund, { amountPaise, line = null, items }: RequestedAmount): boolean {
  const asked = itemsOf({ amountPaise, line, items: items && [...items] });
  return (
    refund.amountPaise === amountPaise &&
    refund.line === line &&
    JSON.stringify(itemsOf(refund).map(itemKey)) === JSON.stringify(asked.map(itemKey))
  );
}

const itemKey = ({ line, quantity, amountPaise }: RefundItem) => [line, quantity, amountPaise];

/** The failed refund of the order's payment that a request for more than is left repeats. */
function failedTwin(transaction: Transaction, requested: RequestedAmount): Refund | undefined {
  if (requested.amountPaise <= refundablePayment(transaction)) return undefined;
  const paymentId = transaction.attempts.find(({ use }) => use === 'kept')?.paymentId;
  return transaction.refunds.find(
    (refund) =>
      refund.paymentId === paymentId && isSame(refund, requested) && isFailed(refund, transaction),
  );
}

/** Why a new refund of this amount is refused, or null. */
export function refundRefusal(state: OrderState, requested: RequestedAmount): RefundRefusal | null {
  const { amountPaise, line = null, items } = requested;
  const { transaction } = state;
  const money = moneyOf(transaction);
  const refundable = refundablePaise(money);
  if (money.paidPaise === 0) return 'nothing-paid';
  if (money.disputed) return 'disputed';
  if (money.disputeLost && refundable === 0) return 'dispute-lost';
  if (failedTwin(transaction, requested)) return null;
  if (amountPaise === 0 || amountPaise > refundable + money.refundFailedPaise) return 'too-much';
  if (amountPaise > refundable) return 'failed-refund';
  const left = refundableLines(state);
  for (const item of itemsOf({ amountPaise, line, items: items && [...items] })) {
    const ofLine = left[item.line - 1];
    if (ofLine === undefined) return 'unknown-line';
    if (item.amountPaise > ofLine) return 'too-much-of-line';
  }
  // Staff return money themselves, in any amount.
  if (isReturnedByHand(transaction)) return null;
  if (amountPaise < LEAST_REFUND_PAISE) return 'too-small';
  const rest = refundable - amountPaise;
  return rest > 0 && rest < LEAST_REFUND_PAISE ? 'leaves-too-little' : null;
}

/** Whether staff return the money of an order themselves: cash, and what no provider has taken. */
export function isReturnedByHand({ method }: Pick<Transaction, 'method'>): boolean {
  return traitsOf(method).refundedBy === 'staff';
}

/** Adds a refund to request from the provider; one by hand is recorded as returned. Checks nothing. */
export function askRefund(
  state: OrderState,
  { key, amountPaise, line = null, items, why, reference = '' }: RefundRequest,
  now: number,
): Transition {
  const { transaction } = state;
  const byHand = isReturnedByHand(transaction);
  const paymentId = transaction.attempts.find(({ use }) => use === 'kept')?.paymentId ?? '';
  const refund = newRefund({
    key,
    paymentId,
    amountPaise,
    line,
    items,
    // Returned before, by the staff member who records it here.
    state: byHand ? 'done' : 'asked',
    why,
    reference: byHand ? reference : '',
    at: now,
  });
  const next = {
    ...state,
    transaction: { ...transaction, refunds: withRefund(transaction, refund) },
  };
  const effects: readonly Effect[] = byHand
    ? [
        { effect: 'mail', mail: 'refunded', key, refundKey: key },
        // Refunds before the invoice are credited when it is issued; cash is paid after it.
        ...(state.order.invoice !== '' || transaction.cashAt !== null
          ? [{ effect: 'credit-note', key, amountPaise } as const]
          : []),
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
