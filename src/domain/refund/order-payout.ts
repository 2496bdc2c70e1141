import { paise } from '../money/money.ts';
import type { Payout, PayoutDue } from '../payout/payout.ts';
import { refundablePayment } from '../payment/transaction-money.ts';
import { isOpenReturn } from '../return/return-request.ts';
import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';
import { applyReturnStep, returnRefund, type ReturnStepRefusal } from '../order/move-return.ts';
import type { Order } from '../order/order.ts';
import { applyRefund, isReturnedByHand } from './order-refund.ts';

/** Whether all that an order was paid goes back. An expired order has money only of a transfer that came too late. */
const isClosed = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'cancelled' || status === 'returned' || status === 'expired';

/**
 * The refunds that staff must make by hand now: for each received return, or for the rest of a closed order.
 * `now` is epoch milliseconds.
 */
function duesOf(state: OrderState, now: number): PayoutDue[] {
  const { order, transaction } = state;
  if (order.test || !isReturnedByHand(transaction)) return [];
  const left = refundablePayment(transaction);
  if (left === 0) return [];
  if (isClosed(order)) {
    const key = `payout_${order.id}`;
    const known = order.payout?.dues.find((one) => one.key === key);
    return [{ key, ticket: '', amountPaise: left, dueAt: known?.dueAt ?? now }];
  }
  return (order.returns ?? [])
    .filter((request) => request.state === 'received')
    .map((request) => ({
      key: `return_${request.ticket}`,
      ticket: request.ticket,
      amountPaise: paise(
        returnRefund(state, request).reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      ),
      dueAt: request.receivedAt ?? now,
    }))
    .filter(({ amountPaise }) => amountPaise > 0);
}

/** The payout of an order with its known payee. Null when no refund by hand is due and no open return can lead to one. */
function payoutOf(state: OrderState, now: number): Payout | null {
  const { order, transaction } = state;
  const dues = duesOf(state, now);
  const isExpected =
    isReturnedByHand(transaction) &&
    refundablePayment(transaction) > 0 &&
    (order.returns ?? []).some(isOpenReturn);
  if (dues.length === 0 && !isExpected) return null;
  const { payee = '', payeeAt = null } = order.payout ?? {};
  return { dues, payee, payeeAt };
}

/** Updates the payout after any change of the order. Without a payout, the payee is forgotten. `now` is epoch milliseconds. */
export function settlePayout(before: OrderState, transition: Transition, now: number): Transition {
  const { state, effects } = transition;
  if (state === before) return transition;
  const payout = payoutOf(state, now);
  if (payout === null && !state.order.payout) return transition;
  const order = { ...state.order, payout, hasPayoutDue: (payout?.dues.length ?? 0) > 0 };
  return { state: { ...state, order }, effects };
}

/** Whether a transition ended the need for the payee's details, so that they must be deleted. */
export function dropsPayee(before: Pick<Order, 'payout'>, after: Pick<Order, 'payout'>): boolean {
  return (before.payout?.payee ?? '') !== '' && (after.payout?.payee ?? '') === '';
}

/** Why a payee is not accepted. */
export type PayeeRefusal =
  /** The order has no refund by hand, or all of it was made. */
  'no-payout';

/** Stores or replaces the masked payee of an order until the money is sent. `now` is epoch milliseconds. */
export function applyPayee(
  state: OrderState,
  payee: string,
  now: number,
): Transition | { readonly refusal: PayeeRefusal } {
  const payout = payoutOf(state, now);
  if (payout === null) return { refusal: 'no-payout' };
  const order = { ...state.order, payout: { ...payout, payee, payeeAt: now } };
  const key = `payee_${state.order.moves}`;
  return applyTransition({ ...state, order }, now, [{ effect: 'mail', mail: 'payee-saved', key }]);
}

/** Forgets a payee that was not needed in time; the shopper is asked again. `now` is epoch milliseconds. */
export function forgetPayee(state: OrderState, now: number): Transition {
  const { payout } = state.order;
  if (!payout || payout.payee === '') return { state, effects: [] };
  const order = { ...state.order, payout: { ...payout, payee: '', payeeAt: null } };
  return applyTransition({ ...state, order }, now, []);
}

/** A payout that an owner has made, with the facts that the list showed. */
export interface PaidPayout {
  /** The key of the refund. */
  readonly key: string;
  readonly amountPaise: number;
  /** When the payee was given, epoch milliseconds. */
  readonly payeeAt: number;
  /** The bank's reference. */
  readonly reference: string;
}

/** Why a payout is not recorded. */
export type PayoutRefusal =
  /** It is paid with another reference, or no longer owed. */
  | 'not-due'
  | 'no-payee'
  /** Amount or payee differ from what the list showed. */
  | 'changed'
  | ReturnStepRefusal;

/**
 * Records a payout as a refund of its order, over the amount that the order itself states. Idempotent for the same reference.
 * `now` is epoch milliseconds.
 */
export function applyPayout(
  state: OrderState,
  { key, amountPaise, payeeAt, reference }: PaidPayout,
  now: number,
): Transition | { readonly refusal: PayoutRefusal } {
  const { order, transaction } = state;
  const recorded = transaction.refunds.find((refund) => refund.key === key);
  if (recorded) {
    return recorded.reference === reference ? { state, effects: [] } : { refusal: 'not-due' };
  }
  const due = order.payout?.dues.find((one) => one.key === key);
  if (!order.payout || !due) return { refusal: 'not-due' };
  if (order.payout.payee === '') return { refusal: 'no-payee' };
  if (due.amountPaise !== amountPaise || order.payout.payeeAt !== payeeAt) {
    return { refusal: 'changed' };
  }
  if (due.ticket !== '') {
    return applyReturnStep(state, due.ticket, { step: 'refund', reference }, now);
  }
  return applyRefund(
    state,
    { key, amountPaise: due.amountPaise, why: order.status, reference },
    now,
  );
}
