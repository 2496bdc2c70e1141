import type { OrderState, Transition } from './order-change.ts';
import { type MoveRefusal, moveRefusal } from './order.ts';
import { applyFact } from './order-payment.ts';

/** A transfer that staff have seen in the shop's account. */
export interface ReceivedTransfer {
  /** The bank's reference (UTR). */
  readonly reference: string;
  /** Whether all of the order's stock is available; only an expired order depends on it. */
  readonly stockIsFree: boolean;
}

/** Why a transfer is not confirmed. */
export type TransferRefusal =
  | MoveRefusal
  | 'no-reference'
  /** The order has expired, and its stock is sold. */
  | 'out-of-stock';

/**
 * Marks an order as paid by a bank transfer of its whole amount, and issues its invoice. The reference becomes the
 * payment's id. An expired order is revived while its stock is available; if it is not, staff have to return the money.
 * `now` is epoch milliseconds.
 */
export function receiveTransfer(
  state: OrderState,
  { reference, stockIsFree }: ReceivedTransfer,
  now: number,
): Transition | { readonly refusal: TransferRefusal } {
  const refusal = moveRefusal(state.order, 'pay', 'staff');
  if (refusal) return { refusal };
  if (reference === '') return { refusal: 'no-reference' };
  if (state.order.status === 'expired' && !stockIsFree) return { refusal: 'out-of-stock' };
  const paid = applyFact(
    state,
    {
      fact: 'captured',
      paymentId: reference,
      amount: state.transaction.amountPaise,
      ...{ currency: 'INR', instrument: '', reason: '' },
    },
    { now, stockIsFree },
  );
  return { state: paid.state, effects: [...paid.effects, { effect: 'invoice' }] };
}
