import type { InferOutput } from 'valibot';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { applyReturnRequest } from '../../../../src/domain/order/request-return.ts';
import {
  type ReturnAnswer,
  ReturnCommandSchema,
} from '../../../../src/domain/order/return-command.ts';
import { callable } from '../../platform/callable.ts';
import { readCounters } from '../../platform/limits.ts';
import { mayChangeOrder, type OrderCaller } from '../../order-access/order-caller.ts';
import { auditOrder } from '../../orders/order-audit.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';

type Refused = Extract<ReturnAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Asks to return pieces of an order, for its customer, who opened it by a link, or staff, at `/api/requestReturn`: `{ orderId,
 * asStaff?, key, items: [{ line, quantity }], reason, sealed?, batch?, text? }`. Returns the ticket number or a refusal; another
 * customer's order is `not-found`, the same as a missing one. Idempotent per key. Checks the policy and what was delivered again,
 * whatever the page has shown; what staff open is audited.
 */
export const requestReturn = callable(
  { name: 'requestReturn', schema: ReturnCommandSchema, who: 'person' },
  (request, caller) => requestReturnFor(request, caller, Date.now()),
);

/** Asks for a return of a shopper's order, or opens it as staff. Rate-limited per uid of shoppers. `now` is epoch milliseconds. */
export async function requestReturnFor(
  { orderId, asStaff, ...input }: InferOutput<typeof ReturnCommandSchema>,
  caller: OrderCaller,
  now: number,
): Promise<ReturnAnswer> {
  const { uid } = caller;
  const actor = asStaff ? 'staff' : 'shopper';
  const journal = asStaff
    ? ({ what: 'return-open', actor } as const)
    : ({ what: 'return-request', actor, by: uid } as const);
  const result = await transitionOrder<{ refusal: Refused }>(orderId, now, async (state, tx) => {
    if (!(await mayChangeOrder(state.order, { asStaff }, caller, { now, tx }))) {
      return { refusal: 'not-found' };
    }
    const transition = applyReturnRequest(state, { ...input, actor }, now);
    if ('refusal' in transition || transition.state === state) {
      return decisionOf(transition, journal);
    }
    if (asStaff) {
      const audit = ({ order }: OrderState): void => {
        const after = { ticket: ticketOf(order, input), items: input.items, reason: input.reason };
        auditOrder(tx, order, caller, { action: 'order-return-open', after }, now);
      };
      return decisionOf(transition, journal, [audit]);
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
  return { outcome: 'requested', ticket: ticketOf(result.state.order, input) };
}

/** The ticket number of the request with this key. */
function ticketOf({ returns = [] }: Order, { key }: { readonly key: string }): string {
  return returns.find((one) => one.key === key)?.ticket ?? '';
}
