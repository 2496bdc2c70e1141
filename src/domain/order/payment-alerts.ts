import type { Alert } from './order-alert.ts';
import type { Effect, OrderState } from './order-change.ts';
import { turnedBackAt } from '../parcel/order-parcel.ts';
import { isPaidByHand } from '../payment/payment-method.ts';
import { currentDisputes, type Dispute, isPending } from '../payment/dispute.ts';
import { doubleRefunds, isFailed } from '../payment/payment-refunds.ts';
import { refundablePayment } from '../payment/transaction-money.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';

const disputeKey = ({ id, phase }: Dispute): string => `dispute_${id}_${phase}`;
const actionKey = (dispute: Dispute): string => `${disputeKey(dispute)}_action`;
const lossKey = (dispute: Dispute): string => `${disputeKey(dispute)}_lost`;
const BY_HAND_KEY = 'refund-by-hand';
/** Key of the alert about an overdue parcel; an order has at most one. */
export const OVERDUE_KEY = 'parcel-overdue';
const failureKey = ({ key }: Refund): string => `failed_${key}`;

/** Alerts for dispute changes: one per phase, one when the bank demands action, one per loss. */
export function disputeAlerts(previous: Transaction, next: Transaction): readonly Effect[] {
  return next.disputes.flatMap((dispute): Effect[] => {
    const { id, phase, state } = dispute;
    const existing = previous.disputes.find((one) => one.id === id && one.phase === phase);
    if (existing?.state === state) return [];
    if (state === 'lost') {
      return [{ effect: 'alert', alert: 'dispute-lost', key: lossKey(dispute) }];
    }
    if (state === 'action-required') {
      return [{ effect: 'alert', alert: 'dispute-action-required', key: actionKey(dispute) }];
    }
    const isNew = !existing && isPending(dispute);
    return isNew ? [{ effect: 'alert', alert: 'dispute', key: disputeKey(dispute) }] : [];
  });
}

/**
 * An alert for each refund that newly counts as failed. A refund counts again when a bank gives the shop back money
 * that it had taken.
 */
export function failureAlerts(previous: Transaction, next: Transaction): readonly Effect[] {
  const known = failuresOf(previous);
  return failuresOf(next)
    .filter((key) => !known.includes(key))
    .map((key) => ({ effect: 'alert', alert: 'refund-failed', key }));
}

/** An alert for each refund that the provider now reports as sent although the money had already been returned. */
export function doubleRefundAlerts(previous: Transaction, next: Transaction): readonly Effect[] {
  const knownKeys = doubleRefunds(previous);
  return doubleRefunds(next)
    .filter((key) => !knownKeys.includes(key))
    .map((key) => ({ effect: 'alert', alert: 'refund-twice', key: `twice_${key}` }));
}

/**
 * The keys of the alerts whose cause has ended: a dispute was decided or superseded, a refund no longer counts as
 * failed, or no parcel is on its way back any more. Staff close all other alerts.
 */
export function endedAlerts(previous: OrderState, next: OrderState): readonly string[] {
  const standing = standingKeys(next.transaction);
  const ended = standingKeys(previous.transaction).filter((key) => !standing.includes(key));
  const isBack = turnedBackAt(previous.order) !== null && turnedBackAt(next.order) === null;
  return isBack ? [...ended, OVERDUE_KEY] : ended;
}

/** The alerts that close automatically when their cause ends. */
const ENDING: ReadonlySet<string> = new Set<Alert['alert']>([
  'dispute',
  'dispute-action-required',
  'dispute-lost',
  'refund-failed',
  'refund-by-hand',
]);

/** Removes alerts whose cause has ended within the same batch of facts. */
export function withoutEndedAlerts(
  effects: readonly Effect[],
  next: Transaction,
): readonly Effect[] {
  const standing = standingKeys(next);
  return effects.filter(
    (one) => one.effect !== 'alert' || !ENDING.has(one.alert) || standing.includes(one.key),
  );
}

function standingKeys(transaction: Transaction): readonly string[] {
  const disputes = currentDisputes(transaction.disputes).flatMap((dispute) => {
    if (dispute.state === 'lost') return [lossKey(dispute)];
    if (!isPending(dispute)) return [];
    return dispute.state === 'action-required'
      ? [disputeKey(dispute), actionKey(dispute)]
      : [disputeKey(dispute)];
  });
  const owed = owesTransfer(transaction) ? [BY_HAND_KEY] : [];
  return [...disputes, ...failuresOf(transaction), ...owed];
}

/** The alert about a closed order whose money only staff can send back. */
export function byHandAlerts(transaction: Transaction): readonly Effect[] {
  return owesTransfer(transaction)
    ? [{ effect: 'alert', alert: 'refund-by-hand', key: BY_HAND_KEY }]
    : [];
}

function owesTransfer(transaction: Transaction): boolean {
  return isPaidByHand(transaction.method) && refundablePayment(transaction) > 0;
}

function failuresOf(transaction: Transaction): readonly string[] {
  return transaction.refunds.filter((one) => isFailed(one, transaction)).map(failureKey);
}
