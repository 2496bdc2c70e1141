import { paise } from './money.ts';
import type { PaymentFact } from './order-event.ts';
import { type Advance, type Circumstances, type OrderState, written } from './order-change.ts';
import { moveRefusal, type Order, statusAfter } from './order.ts';
import { withFact, withRefund } from './transaction-facts.ts';
import type { Attempt, Refund, Transaction } from './transaction.ts';

/** Takes in what the provider says. Never refuses: money that moved has moved. */
export function applyFact(state: OrderState, fact: PaymentFact, around: Circumstances): Advance {
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
    case 'dispute-opened':
      return written({ ...state, transaction: known }, around.now, [
        { effect: 'alert', alert: 'dispute', key: `dispute_${fact.paymentId}` },
      ]);
    case 'authorized':
    case 'failed':
    case 'refund-pending':
    case 'dispute-closed':
      return written({ ...state, transaction: known }, around.now, []);
  }
}

function capture(state: OrderState, paymentId: string, around: Circumstances): Advance {
  const { order, transaction } = state;
  const attempt = transaction.attempts.find((one) => one.paymentId === paymentId);
  if (!attempt || attempt.use !== 'open') return written(state, around.now, []);
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
  return written({ ...next, order: paid }, around.now, [
    { effect: 'stock', change: revived ? 'retake' : 'commit' },
    ...(revived ? [{ effect: 'coupon', change: 'retake' } as const] : []),
    { effect: 'mail', mail: 'paid', key: 'paid' },
  ]);
}

/** What a captured payment is good for. */
function purposeOf(
  { order, transaction }: OrderState,
  { amount, currency }: Attempt,
  { stockIsFree }: Circumstances,
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
): Advance {
  const { prefix, alert } = GIVE_BACK[use];
  const key = `${prefix}_${paymentId}`;
  const refund: Refund = {
    key,
    refundId: '',
    paymentId,
    amountPaise: paise(amount),
    state: 'asked',
    why: use,
    at: now,
  };
  // A refund that was made elsewhere may have been heard of before the payment itself.
  const gone = state.transaction.refunds.some(
    (one) => one.paymentId === paymentId && one.amountPaise >= amount,
  );
  const refunds = gone ? state.transaction.refunds : withRefund(state.transaction, refund);
  return written({ ...state, transaction: { ...state.transaction, refunds } }, now, [
    ...(gone
      ? []
      : [{ effect: 'refund', key, paymentId, amountPaise: refund.amountPaise } as const]),
    { effect: 'alert', alert, key },
  ]);
}

function refunded(
  { order, transaction: before }: OrderState,
  transaction: Transaction,
  now: number,
): Advance {
  const refund = transaction.refunds.find(
    (one) => before.refunds.find(({ key }) => key === one.key)?.state !== one.state,
  );
  const state = { order, transaction };
  if (!refund) return written(state, now, []);
  const { key, amountPaise } = refund;
  if (refund.state === 'failed') {
    return written(state, now, [{ effect: 'alert', alert: 'refund-failed', key }]);
  }
  const pays = transaction.attempts.find(({ paymentId }) => paymentId === refund.paymentId);
  return written(state, now, [
    { effect: 'mail', mail: 'refunded', key },
    // Money that never paid the order is on no invoice; what goes back before there is one is credited with it.
    ...(pays?.use === 'kept' && order.invoice !== ''
      ? [{ effect: 'credit-note', key, amountPaise } as const]
      : []),
  ]);
}
