import * as v from 'valibot';
import type { CancelAnswer } from '../../src/domain/order-command.ts';
import { applyMove } from '../../src/domain/order-move.ts';
import { type MoveRefusal, OrderId } from '../../src/domain/order.ts';
import { callable } from './callable.ts';
import { providerSecrets } from './gateway/providers.ts';
import { moved } from './move-answer.ts';
import { changeOrder } from './orders.ts';
import { askRefunds } from './refunds.ts';

/**
 * A shopper cancels an order of their own while it may be: `{ orderId }`, at `/api/cancelOrder`. Answers the status it has
 * now, or why not; an order of somebody else is `not-found`, as one that does not exist. What was paid goes back. One that
 * is over already, cancelled or expired, stays so and is no refusal, so that it can be asked again.
 */
export const cancelOrder = callable(
  {
    name: 'cancelOrder',
    schema: v.strictObject({ orderId: OrderId }),
    who: 'person',
    options: { secrets: providerSecrets },
  },
  ({ orderId }, { uid }) => cancelOwn(orderId, uid, Date.now()),
);

/** Cancels an order for its shopper, and asks for what was paid. `now` is epoch milliseconds. */
export async function cancelOwn(orderId: string, uid: string, now: number): Promise<CancelAnswer> {
  const changed = await changeOrder<{ refusal: MoveRefusal | 'not-found' }>(
    orderId,
    (state) => {
      if (state.order.uid !== uid) return { refusal: 'not-found' };
      const { status } = state.order;
      // Asked again after an answer was lost, or a moment after the clock: it is over already.
      if (status === 'cancelled' || status === 'expired') return { state, effects: [] };
      return applyMove(state, { move: 'cancel', actor: 'shopper' }, now);
    },
    () => ({ what: 'cancel', actor: 'shopper', by: uid }),
    { now },
  );
  if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
  return moved(changed);
}
