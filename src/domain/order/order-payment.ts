import { paise } from '../money/money.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import {
  type Transition,
  type TransitionContext,
  type OrderState,
  applyTransition,
} from './order-change.ts';
import { moveRefusal, type Order, statusAfter } from './order.ts';
import { isPaidByHand } from '../payment/payment-method.ts';
import { withFact, withRefund } from '../payment/transaction-facts.ts';
import { disputeAlerts, doubleRefundAlerts, failureAlerts } from './payment-alerts.ts';
import { isDisputeRefund, isReturnedByAnother, isTakenByBank } from '../payment/payment-refunds.ts';
import { settleAfterDispute, settleAfterFailure } from '../refund/closed-order.ts';
import {
  type Attempt,
  appliedPayment,
  newRefund,
  type Transaction,
} from '../payment/transaction.ts';

/** Applies a provider's fact. Never refuses one: it reports money that has already moved. Idempotent. */
export function applyFact(
  state: OrderState,
  fact: PaymentFact,
  context: TransitionContext,
): Transition {
  const { transaction } = state;
  const updated = withFact(transaction, fact, context.now);
  const isChanged = JSON.stringify(updated) !== JSON.stringify(transaction);
  if (!isChanged) return { state, effects: [] };
  switch (fact.fact) {
    case 'captured':
      return capture({ ...state, transaction: updated }, fact.paymentId, context);
    case 'refund-done':
    case 'refund-failed':
      return refunded(state, updated, context.now);
    case 'authorized':
    case 'failed':
      return applyTransition({ ...state, transaction: updated }, context.now, []);
    case 'refund-pending':
      return applyTransition(
        { ...state, transaction: updated },
        context.now,
        doubleRefundAlerts(transaction, updated),
      );
    case 'dispute-open':
    case 'dispute-under-review':
    case 'dispute-action-required':
    case 'dispute-closed':
    case 'dispute-won':
    case 'dispute-lost': {
      const settled = settleAfterDispute({ ...state, transaction: updated }, context.now);
      return applyTransition(settled.state, context.now, [
        ...disputeAlerts(transaction, updated),
        ...failureAlerts(transaction, updated),
        ...settled.effects,
      ]);
    }
  }
}

function capture(state: OrderState, paymentId: string, context: TransitionContext): Transition {
  const { order, transaction } = state;
  const attempt = transaction.attempts.find((one) => one.paymentId === paymentId);
  if (!attempt || attempt.use !== 'open') return applyTransition(state, context.now, []);
  const use = paymentUse(state, attempt, context);
  const attempts = transaction.attempts.map((one) => (one === attempt ? { ...one, use } : one));
  const next = { order, transaction: { ...transaction, attempts } };
  if (use !== 'kept') return refundUnused(next, attempt, use, context.now);
  const revived = order.status === 'expired';
  const paid: Order = {
    ...order,
    status: statusAfter(order.status, 'pay') ?? order.status,
    reservation: { state: 'committed', untilAt: null },
    ...((revived || isPaidByHand(order.method)) && { paymentReceivedAt: context.now }),
  };
  return applyTransition({ ...next, order: paid }, context.now, [
    { effect: 'stock', change: revived ? 'retake' : 'commit' },
    ...(revived ? [{ effect: 'coupon', change: 'take' } as const] : []),
    { effect: 'mail', mail: 'paid', key: 'paid' },
    { effect: 'new-order-mail' },
  ]);
}

/** Decides what a captured payment is used for: it pays the order (`kept`), or it is refunded. */
function paymentUse(
  { order, transaction }: OrderState,
  { amount, currency }: Attempt,
  { stockIsFree }: TransitionContext,
): Exclude<Attempt['use'], 'open'> {
  if (amount !== transaction.amountPaise || currency !== 'INR') return 'mismatch';
  if (appliedPayment(transaction)) return 'surplus';
  if (moveRefusal(order, 'pay', 'provider') !== null) return 'late';
  return order.status === 'expired' && !stockIsFree ? 'late' : 'kept';
}

const UNUSED_PAYMENT = {
  mismatch: { prefix: 'diff', alert: 'amount-mismatch' },
  surplus: { prefix: 'dup', alert: 'surplus-payment' },
  late: { prefix: 'late', alert: 'late-payment' },
} as const;

function refundUnused(
  state: OrderState,
  { paymentId, amount }: Attempt,
  use: keyof typeof UNUSED_PAYMENT,
  now: number,
): Transition {
  const { prefix, alert } = UNUSED_PAYMENT[use];
  const key = `${prefix}_${paymentId}`;
  const amountPaise = paise(amount);
  const refund = newRefund({ key, paymentId, amountPaise, state: 'asked', why: use, at: now });
  // A refund made in the provider's dashboard may be reported before the payment itself.
  const isRefunded = state.transaction.refunds.some(
    (one) => one.paymentId === paymentId && one.amountPaise >= amount,
  );
  const refunds = isRefunded ? state.transaction.refunds : withRefund(state.transaction, refund);
  return applyTransition({ ...state, transaction: { ...state.transaction, refunds } }, now, [
    ...(isRefunded ? [] : [{ effect: 'refund', key, paymentId, amountPaise } as const]),
    { effect: 'alert', alert, key },
  ]);
}

function refunded(
  { order, transaction: previous }: OrderState,
  transaction: Transaction,
  now: number,
): Transition {
  const refund = transaction.refunds.find(
    (one) => previous.refunds.find(({ key }) => key === one.key)?.state !== one.state,
  );
  const state = { order, transaction };
  const alerts = doubleRefundAlerts(previous, transaction);
  if (!refund || isDisputeRefund(refund, transaction)) return applyTransition(state, now, alerts);
  const { key, amountPaise } = refund;
  if (refund.state === 'failed') {
    // The bank has returned this money, so the shopper gets no mail about a delay, and staff no alert.
    if (isTakenByBank(refund, transaction)) {
      const settled = settleAfterFailure(state, now);
      return applyTransition(settled.state, now, settled.effects);
    }
    return applyTransition(state, now, [
      ...failureAlerts(previous, transaction),
      { effect: 'mail', mail: 'refund-failed', key: `failed_${key}`, refundKey: key },
    ]);
  }
  const payment = transaction.attempts.find(({ paymentId }) => paymentId === refund.paymentId);
  return applyTransition(state, now, [
    { effect: 'mail', mail: 'refunded', key, refundKey: key },
    ...alerts,
    // The invoice covers only the payment that pays the order. Refunds that precede the invoice are credited when it is
    // issued.
    ...(payment?.use === 'kept' &&
    order.invoice !== '' &&
    !refund.isCredited &&
    !isReturnedByAnother(refund, transaction)
      ? [{ effect: 'credit-note', key, amountPaise } as const]
      : []),
  ]);
}
