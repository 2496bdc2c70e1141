import type { OrderState, Transition } from './order-change.ts';
import { type MoveRefusal, moveRefusal } from './order.ts';
import { applyFact } from './order-payment.ts';

/** A transfer that staff have seen in the shop's account. */
export interface ReceivedTransfer {
  /** The bank's reference (UTR). */
  readonly reference: string;
  /** Whether all of the order's stock is available; only an expired order depends on it. */
  readonly stockIsFree: boolean;
  /** The number of another order that this reference has paid; empty for none. */
  readonly usedBy: string;
}

/** Why a transfer is not confirmed. */
export type TransferRefusal =
  | MoveRefusal
  | 'no-reference'
  /** The order has expired, and its stock is sold. */
  | 'out-of-stock';

/** The reference has paid the order of this number: one transfer pays one order. */
export interface UsedReference {
  readonly refusal: 'reference-used';
  readonly number: string;
}

/**
 * Marks an order as paid by a transfer of its full amount, and issues its invoice. The reference becomes the payment's id.
 * Revives an expired order while its stock is available; otherwise staff return the money. Repeating a confirmation with the
 * same reference changes nothing. `now` is epoch milliseconds.
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
  const refusal = moveRefusal(state.order, 'pay', 'staff');
  if (refusal) return { refusal };
  if (reference === '') return { refusal: 'no-reference' };
  if (usedBy !== '') return { refusal: 'reference-used', number: usedBy };
  if (state.order.status === 'expired' && !stockIsFree) return { refusal: 'out-of-stock' };
  const paid = applyFact(
    state,
    {
      fact: 'captured',
      paymentId: reference,
      amount: state.transaction.amountPaise,
      currency: 'INR',
      instrument: '',
      reason: '',
    },
    { now, stockIsFree },
  );
  return { state: paid.state, effects: [...paid.effects, { effect: 'invoice' }] };
}
