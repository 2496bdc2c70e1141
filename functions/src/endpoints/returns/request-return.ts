import type { InferOutput } from 'valibot';
import { applyReturnRequest } from '../../../../src/domain/order/request-return.ts';
import {
  type ReturnAnswer,
  ReturnCommandSchema,
} from '../../../../src/domain/order/return-command.ts';
import { callable } from '../../platform/callable.ts';
import { type Customer, readCounters } from '../../platform/limits.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';

type Refused = Extract<ReturnAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Asks to return pieces of the caller's own order, at `/api/requestReturn`: `{ orderId, key, items: [{ line, quantity }],
 * reason, sealed?, batch?, text? }`. Returns the ticket number or a refusal; another customer's order is `not-found`, the same
 * as a missing one. Idempotent per key. Checks the policy and what was delivered again, whatever the page has shown.
 */
export const requestReturn = callable(
  { name: 'requestReturn', schema: ReturnCommandSchema, who: 'person' },
  (request, caller) => requestOwnReturn(request, caller, Date.now()),
);

/** Asks for a return of a shopper's order. Rate-limited per uid. `now` is epoch milliseconds. */
export async function requestOwnReturn(
  { orderId, ...input }: InferOutput<typeof ReturnCommandSchema>,
  { uid }: Customer,
  now: number,
): Promise<ReturnAnswer> {
  const result = await transitionOrder<{ refusal: Refused }>(orderId, now, async (state, tx) => {
    const journal = { what: 'return-request', actor: 'shopper', by: uid } as const;
    if (!(await isShopperOf(state.order, uid, { now, tx }))) return { refusal: 'not-found' };
    const transition = applyReturnRequest(state, input, now);
    if ('refusal' in transition || transition.state === state) {
      return decisionOf(transition, journal);
    }
    const counters = await readCounters(tx, [{ limit: 'returns', of: uid }], now);
    if (counters.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
    return decisionOf(
      transition,
      journal,
      counters.map(({ count }) => count),
    );
  });
  if (result === null) return { outcome: 'refused', refusal: 'not-found' };
  if ('refusal' in result) return { outcome: 'refused', refusal: result.refusal };
  const asked = result.state.order.returns?.find(({ key }) => key === input.key);
  return { outcome: 'requested', ticket: asked?.ticket ?? '' };
}
