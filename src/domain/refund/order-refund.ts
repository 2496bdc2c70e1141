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
  appliedPayment,
  newRefund,
  type Refund,
  type RefundItem,
  type Transaction,
} from '../payment/transaction.ts';
import { settleRefund, type SettleRefusal } from './order-refund-settle.ts';
import { refundableLines } from './refundable-lines.ts';

/** A refund request of staff. The amount is paise; the idempotency key has 10 to 40 letters, digits, "_" and "-". */
export interface RefundRequest {
  readonly key: string;
  readonly amountPaise: Paise;
  /** The order line that is refunded, from 1; without one, every line bears a share. */
  readonly line?: number | null;
  /** The pieces that it pays back; their amounts add up to its own. */
  readonly items?: readonly RefundItem[] | undefined;
  readonly why: string;
  /** The bank's reference of the transfer with which staff returned the money. */
  readonly reference?: string | undefined;
  /** Whether its pieces are credited already, because a bank had taken the money. */
  readonly isCredited?: boolean;
}

/** The smallest refund that the provider makes: ₹1. Source: Razorpay's refunds API, read in November 2026. */
export const MIN_REFUND_PAISE = paise(100);

/** Why a refund is refused. */
export type RefundRefusal =
  /**
   * `too-much`: more than is left. `disputed` and `dispute-lost`: the bank may return, or has returned, the same money.
   */
  | SettleRefusal
  /** More than is left of the refunded line. */
  | 'too-much-of-line'
  | 'unknown-line'
  /** More pieces than the order still has, besides those of open returns. */
  | 'too-many-pieces'
  /** Pieces that have left the shop come back into stock by a return only. */
  | 'restock-after-shipping'
  /** The rest is owed for a failed refund, which must be repeated or recorded as returned first. */
  | 'failed-refund'
  /** Less than the smallest refund of the provider. */
  | 'too-small'
  /** The rest would be less than the smallest refund of the provider. */
  | 'leaves-too-little'
  /** A transfer by staff without the bank's reference. */
  | 'no-reference'
  | 'nothing-paid';

/**
 * Requests a full or partial refund. Idempotent for the same key, amount and line. If a failed refund of the same
 * amount and line owes what is left, it is requested again under the new key: the caller must first apply what the
 * provider knows of the payment's refunds. `now` is epoch milliseconds.
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
  const failed = failedRefundToRepeat(state.transaction, request);
  if (failed) return settleRefund(state, failed.key, { how: 'again', key: request.key }, now);
  const result = askRefund(state, request, now);
  return applyTransition(result.state, now, result.effects);
}

type RequestedAmount = Pick<RefundRequest, 'amountPaise' | 'line' | 'items'>;

/** Whether a refund has the same amount, line and pieces. */
function isSame(refund: Refund, { amountPaise, line = null, items }: RequestedAmount): boolean {
  const asked = itemsOf({ amountPaise, line, items: items && [...items] });
  return (
    refund.amountPaise === amountPaise &&
    refund.line === line &&
    JSON.stringify(itemsOf(refund).map(itemKey)) === JSON.stringify(asked.map(itemKey))
  );
}

const itemKey = ({ line, quantity, amountPaise }: RefundItem) => [line, quantity, amountPaise];

/**
 * The failed refund to request again: of the order's payment, for the same amount and pieces, when too little is left for a
 * new one.
 */
function failedRefundToRepeat(
  transaction: Transaction,
  requested: RequestedAmount,
): Refund | undefined {
  if (requested.amountPaise <= refundablePayment(transaction)) return undefined;
  const paymentId = appliedPayment(transaction)?.paymentId;
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
  if (failedRefundToRepeat(transaction, requested)) return null;
  if (amountPaise === 0 || amountPaise > refundable + money.refundFailedPaise) return 'too-much';
  if (amountPaise > refundable) return 'failed-refund';
  const left = refundableLines(state);
  for (const item of itemsOf({ amountPaise, line, items: items && [...items] })) {
    const ofLine = left[item.line - 1];
    if (ofLine === undefined) return 'unknown-line';
    if (item.amountPaise > ofLine) return 'too-much-of-line';
  }
  // Staff can return any amount by hand.
  if (isReturnedByHand(transaction)) return null;
  if (amountPaise < MIN_REFUND_PAISE) return 'too-small';
  const rest = refundable - amountPaise;
  return rest > 0 && rest < MIN_REFUND_PAISE ? 'leaves-too-little' : null;
}

/** Whether staff return the money of an order by hand, because it was paid in cash or by bank transfer. */
export function isReturnedByHand({ method }: Pick<Transaction, 'method'>): boolean {
  return traitsOf(method).refundedBy === 'staff';
}

/**
 * Adds a refund without checking it: one to request from the provider, or one by hand as already returned. `now` is
 * epoch milliseconds.
 */
export function askRefund(
  state: OrderState,
  { key, amountPaise, line = null, items, why, reference = '', isCredited = false }: RefundRequest,
  now: number,
): Transition {
  const { transaction } = state;
  const byHand = isReturnedByHand(transaction);
  // Without the payee's details, staff cannot have sent the money to them.
  const paidTo = byHand && reference !== '' ? (state.order.payout?.payee ?? '') : '';
  const paymentId = appliedPayment(transaction)?.paymentId ?? '';
  const refund = newRefund({
    key,
    paymentId,
    amountPaise,
    line,
    items,
    // The staff member who records it has returned the money already.
    state: byHand ? 'done' : 'asked',
    why,
    reference: byHand ? reference : '',
    ...(paidTo !== '' && { paidTo }),
    isCredited,
    at: now,
  });
  const next = {
    ...state,
    transaction: { ...transaction, refunds: withRefund(transaction, refund) },
  };
  const effects: readonly Effect[] = byHand
    ? [
        {
          effect: 'mail',
          mail: paidTo === '' ? 'refunded' : 'payout-made',
          key,
          refundKey: key,
        },
        // Refunds that precede the invoice are credited when it is issued. Cash is collected after the invoice.
        ...(state.order.invoice !== '' || transaction.cashAt !== null
          ? [{ effect: 'credit-note', key, amountPaise } as const]
          : []),
      ]
    : [
        { effect: 'refund', key, paymentId, amountPaise },
        // The email about a cancellation already announces the refund.
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
