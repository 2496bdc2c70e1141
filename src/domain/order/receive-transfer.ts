import { isPaidByHand } from '../payment/payment-method.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { withFact } from '../payment/transaction-facts.ts';
import { applyTransition, type OrderState, type Transition } from './order-change.ts';
import { type MoveRefusal, moveRefusal, type Order } from './order.ts';
import { applyFact } from './order-payment.ts';
import { byHandAlerts } from './payment-alerts.ts';

/** A transfer that staff have seen in the shop's account. */
export interface ReceivedTransfer {
  /** The bank's reference (UTR). */
  readonly reference: string;
  /** Whether all of the order's stock is available; only an expired order depends on it. */
  readonly stockIsFree: boolean;
  /** The number of another order that this reference belongs to; empty for none. */
  readonly usedBy: string;
}

/** Why a transfer is not confirmed. */
export type TransferRefusal = MoveRefusal | 'no-reference';

/** The reference belongs to the order of this number: one transfer pays one order. */
export interface UsedReference {
  readonly refusal: 'reference-used';
  readonly number: string;
}

/** Why staff cannot confirm a transfer of an order; null if they can. A cancelled order takes one too: its money goes back. */
export function transferRefusal(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method' | 'parcels'>,
): MoveRefusal | null {
  // Money that the order already has is owed back: a second transfer would have no place in it.
  if (order.payment.paidPaise > 0) return 'not-from-here';
  const isCancelled = order.status === 'cancelled' && isPaidByHand(order.method);
  return isCancelled ? null : moveRefusal(order, 'pay', 'staff');
}

/** Whether an order is cancelled or expired: a transfer that leaves it so goes back. */
export function isCancelledOrExpired({ status }: Pick<Order, 'status'>): boolean {
  return status === 'cancelled' || status === 'expired';
}

/**
 * Marks an order as paid by a transfer of its full amount, and issues its invoice. The reference becomes the payment's id.
 * Revives an expired order while its stock is available. A cancelled order, and an expired one whose stock is sold, stay
 * closed: the payment is recorded without an invoice, and all of it is owed back. Repeating a confirmation with the same
 * reference changes nothing. `now` is epoch milliseconds.
 */
export function receiveTransfer(
  state: OrderState,
  { reference, stockIsFree, usedBy }: ReceivedTransfer,
  now: number,
): Transition | { readonly refusal: TransferRefusal } | UsedReference {
  const { attempts } = state.transaction;
  if (attempts.some(({ use, paymentId }) => use === 'kept' && paymentId === reference)) {
    return { state, effects: [] };
  }
  const refusal = transferRefusal(state.order);
  if (refusal) return { refusal };
  if (reference === '') return { refusal: 'no-reference' };
  if (usedBy !== '') return { refusal: 'reference-used', number: usedBy };
  const received = {
    fact: 'captured',
    paymentId: reference,
    amount: state.transaction.amountPaise,
    currency: 'INR',
    instrument: '',
    reason: '',
  } as const;
  const { status } = state.order;
  if (status === 'cancelled' || (status === 'expired' && !stockIsFree)) {
    return receiveForClosed(state, received, now);
  }
  const paid = applyFact(state, received, { now, stockIsFree });
  return { state: paid.state, effects: [...paid.effects, { effect: 'invoice' }] };
}

/** Records a transfer of a closed order as a payment that staff return, as that of an order that was paid and then cancelled. */
function receiveForClosed(
  { order, transaction }: OrderState,
  received: PaymentFact & { readonly fact: 'captured' },
  now: number,
): Transition {
  const known = withFact(transaction, received, now);
  const attempts = known.attempts.map((one) =>
    one.paymentId === received.paymentId ? { ...one, use: 'kept' as const } : one,
  );
  const paid = { ...known, attempts };
  return applyTransition({ order, transaction: paid }, now, [
    { effect: 'mail', mail: 'late-transfer', key: 'late-transfer' },
    ...byHandAlerts(paid),
  ]);
}
