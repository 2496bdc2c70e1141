import { isPending } from './dispute.ts';
import { paise } from '../money/money.ts';
import type { PaymentFact } from './payment-event.ts';
import {
  type Transition,
  type TransitionContext,
  type Effect,
  type OrderState,
  applyTransition,
} from '../order/order-change.ts';
import { moveRefusal, type Order, statusAfter } from '../order/order.ts';
import { withFact, withRefund } from './transaction-facts.ts';
import { doubleRefunds } from './transaction-money.ts';
import { type Attempt, newRefund, type Transaction } from './transaction.ts';

/** Takes in what the provider says. Never refuses: money that moved has moved. */
export function applyFact(
  state: OrderState,
  fact: PaymentFact,
  around: TransitionContext,
): Transition {
  const { transaction } = state;
  const known = withFact(transaction, fact, around.now);
  const changed = JSON.stringify(known) !== JSON.stringify(transaction);
  if (!changed) return { state, effects: [] };
  switch (fact.fact) {
    case 'captured':
      return capture({ ...state, transaction: known }, fact.paymentId, around);
    case 'refund-done':
    case 'refund-failed':
      return refunded(state, known, around.now);
    case 'authorized':
    case 'failed':
      return applyTransition({ ...state, transaction: known }, around.now, []);
    case 'refund-pending':
      return applyTransition(
        { ...state, transaction: known },
        around.now,
        newlyDouble(transaction, known),
      );
    case 'dispute-open':
    case 'dispute-under-review':
    case 'dispute-action-required':
    case 'dispute-closed':
    case 'dispute-won':
    case 'dispute-lost':
      return applyTransition(
        { ...state, transaction: known },
        around.now,
        disputeAlerts(transaction, known),
      );
  }
}

/** The alerts about what is new in disputes: one for each phase, one when the provider wants something, one when it is lost. */
function disputeAlerts(before: Transaction, after: Transaction): readonly Effect[] {
  return after.disputes.flatMap((dispute): Effect[] => {
    const { id, phase, state } = dispute;
    const known = before.disputes.find((one) => one.id === id && one.phase === phase);
    if (known?.state === state) return [];
    const key = `dispute_${id}_${phase}`;
    if (state === 'lost') return [{ effect: 'alert', alert: 'dispute-lost', key: `${key}_lost` }];
    if (state === 'action-required') {
      return [{ effect: 'alert', alert: 'dispute-action-required', key: `${key}_action` }];
    }
    const isNew = !known && isPending(dispute);
    return isNew ? [{ effect: 'alert', alert: 'dispute', key }] : [];
  });
}

/** An alert for each refund of which the provider's word means that money went back twice. */
function newlyDouble(before: Transaction, after: Transaction): readonly Effect[] {
  const known = doubleRefunds(before);
  return doubleRefunds(after)
    .filter((key) => !known.includes(key))
    .map((key) => ({ effect: 'alert', alert: 'refund-twice', key: `twice_${key}` }));
}

function capture(state: OrderState, paymentId: string, around: TransitionContext): Transition {
  const { order, transaction } = state;
  const attempt = transaction.attempts.find((one) => one.paymentId === paymentId);
  if (!attempt || attempt.use !== 'open') return applyTransition(state, around.now, []);
  const use = purposeOf(state, attempt, around);
  const attempts = transaction.attempts.map((one) => (one === attempt ? { ...one, use } : one));
  const next = { order, transaction: { ...transaction, attempts } };
  if (use !== 'kept') return giveBack(next, attempt, use, around.now);
  const revived = order.status === 'expired';
  const paid: Order = {
    ...order,
    status: statusAfter(order.status, 'pay') ?? order.status,
    reservation: { state: 'committed', untilAt: null },
  };
  return applyTransition({ ...next, order: paid }, around.now, [
    { effect: 'stock', change: revived ? 'retake' : 'commit' },
    ...(revived ? [{ effect: 'coupon', change: 'retake' } as const] : []),
    { effect: 'mail', mail: 'paid', key: 'paid' },
  ]);
}

/** What a captured payment is good for. */
function purposeOf(
  { order, transaction }: OrderState,
  { amount, currency }: Attempt,
  { stockIsFree }: TransitionContext,
): Exclude<Attempt['use'], 'open'> {
  if (amount !== transaction.amountPaise || currency !== 'INR') return 'mismatch';
  if (transaction.attempts.some(({ use }) => use === 'kept')) return 'surplus';
  if (moveRefusal(order, 'pay', 'provider') !== null) return 'late';
  return order.status === 'expired' && !stockIsFree ? 'late' : 'kept';
}

const GIVE_BACK = {
  mismatch: { prefix: 'diff', alert: 'amount-mismatch' },
  surplus: { prefix: 'dup', alert: 'surplus-payment' },
  late: { prefix: 'late', alert: 'late-payment' },
} as const;

function giveBack(
  state: OrderState,
  { paymentId, amount }: Attempt,
  use: keyof typeof GIVE_BACK,
  now: number,
): Transition {
  const { prefix, alert } = GIVE_BACK[use];
  const key = `${prefix}_${paymentId}`;
  const amountPaise = paise(amount);
  const refund = newRefund({ key, paymentId, amountPaise, state: 'asked', why: use, at: now });
  // A refund that was made elsewhere may have been heard of before the payment itself.
  const gone = state.transaction.refunds.some(
    (one) => one.paymentId === paymentId && one.amountPaise >= amount,
  );
  const refunds = gone ? state.transaction.refunds : withRefund(state.transaction, refund);
  return applyTransition({ ...state, transaction: { ...state.transaction, refunds } }, now, [
    ...(gone ? [] : [{ effect: 'refund', key, paymentId, amountPaise } as const]),
    { effect: 'alert', alert, key },
  ]);
}

function refunded(
  { order, transaction: before }: OrderState,
  transaction: Transaction,
  now: number,
): Transition {
  const refund = transaction.refunds.find(
    (one) => before.refunds.find(({ key }) => key === one.key)?.state !== one.state,
  );
  const state = { order, transaction };
  const double = newlyDouble(before, transaction);
  if (!refund) return applyTransition(state, now, double);
  const { key, amountPaise } = refund;
  if (refund.state === 'failed') {
    return applyTransition(state, now, [
      { effect: 'alert', alert: 'refund-failed', key },
      { effect: 'mail', mail: 'refund-failed', key: `failed_${key}`, refundKey: key },
    ]);
  }
  const pays = transaction.attempts.find(({ paymentId }) => paymentId === refund.paymentId);
  return applyTransition(state, now, [
    { effect: 'mail', mail: 'refunded', key, refundKey: key },
    ...double,
    // Money that never paid the order is on no invoice; what goes back before there is one is credited with it.
    ...(pays?.use === 'kept' && order.invoice !== ''
      ? [{ effect: 'credit-note', key, amountPaise } as const]
      : []),
  ]);
}
