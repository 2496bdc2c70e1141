import * as v from 'valibot';
import type { CancelAnswer, CancelRefusal } from '../../../src/domain/order/order-command.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { callable } from '../platform/callable.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { type Customer, LIMITS, readCounters } from '../platform/limits.ts';
import { isWithinRateLimit } from '../platform/rate-limit.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { isShopperOf } from '../order-access/order-links.ts';
import { decisionOf, transitionOrder } from '../orders/transition-order.ts';
import { readOrder } from '../orders/order-documents.ts';
import { refreshFacts } from '../payments/refresh-facts.ts';
import { askRefunds } from '../payments/refunds.ts';
import { store } from '../platform/store.ts';

/**
 * Cancels an order for its customer, or for who opened it by a link, at `/api/cancelOrder`: `{ orderId, onlyIfUnpaid? }`.
 * Returns the new status or a refusal; another customer's order is `not-found`, the same as a missing one. A paid order is refunded. Idempotent: an
 * order that is already cancelled or expired returns its status. With `onlyIfUnpaid`, a paid or authorised order stays
 * and the refusal is `paid`.
 */
export const cancelOrder = callable(
  {
    name: 'cancelOrder',
    schema: v.strictObject({
      orderId: OrderId,
      onlyIfUnpaid: v.optional(v.boolean(), false),
    }),
    who: 'person',
    options: { secrets: providerSecrets },
  },
  ({ orderId, onlyIfUnpaid }, caller) => cancelOwn(orderId, caller, Date.now(), { onlyIfUnpaid }),
);

/**
 * Cancels a shopper's order and requests the refund. Rate-limited per uid. `now` is epoch milliseconds.
 * `onlyIfUnpaid` serves a shopper who saw that nothing was charged. It queries the provider first, and refuses with
 * `paid` if the provider reports a payment.
 */
export async function cancelOwn(
  orderId: string,
  customer: Customer,
  now: number,
  { onlyIfUnpaid = false }: { readonly onlyIfUnpaid?: boolean } = {},
): Promise<CancelAnswer> {
  const { uid } = customer;
  if (onlyIfUnpaid) await applyUnseenPayment(orderId, uid, now);
  const result = await transitionOrder<{ refusal: CancelRefusal }>(
    orderId,
    now,
    async (state, tx) => {
      const journal = { what: 'cancel', actor: 'shopper', by: uid } as const;
      if (!(await isShopperOf(state.order, uid, { now, tx }))) return { refusal: 'not-found' };
      const { status } = state.order;
      // The order is already over: this is a retry after a lost response, or the expiry came first.
      if (status === 'cancelled' || status === 'expired') {
        return decisionOf({ state, effects: [] }, journal);
      }
      if (onlyIfUnpaid && state.order.payment.state !== 'unpaid') return { refusal: 'paid' };
      const transition = applyMove(state, { move: 'cancel', actor: 'shopper' }, now);
      if ('refusal' in transition) return transition;
      const counters = await readCounters(tx, [{ limit: 'cancels', of: uid }], now);
      if (counters.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
      return decisionOf(
        transition,
        journal,
        counters.map(({ count }) => count),
      );
    },
  );
  if (result !== null && !('refusal' in result)) await askRefunds(orderId, now);
  return transitionAnswer(result);
}

/**
 * Applies what the provider knows of an unpaid order before its webhook arrives. When the provider doesn't respond, the
 * cancel continues: a late payment is refunded in full.
 */
async function applyUnseenPayment(orderId: string, uid: string, now: number): Promise<void> {
  const state = await store().runTransaction((tx) => readOrder(tx, orderId), {
    readOnly: true,
  });
  if (!state || state.order.status !== 'pending-payment') return;
  if (!(await isShopperOf(state.order, uid, { now }))) return;
  // Over the limit the cancellation is refused anyway, so the provider is not queried: a script could otherwise cause
  // any number of queries.
  if (!(await isWithinRateLimit('cancels', uid, { ...LIMITS.cancels, now }))) return;
  const event = 'cancel-without-provider';
  const { isAnswered } = await refreshFacts(state.transaction, { now, event });
  if (isAnswered) await askRefunds(orderId, now);
}
